import { parseSeed, type Random, randomFrom, stream } from '../../engine/random.ts';

/** How many random numbers a question to an `exec:` bot contains. Few bots need more for one answer. */
export const WORDS_PER_QUESTION = 64;

/** For each random stream of a seat, the numbers that were drawn and not used. The next question starts with them. */
const unused = new WeakMap<Random, readonly number[]>();

export const wordsFor = (random: Random, count = WORDS_PER_QUESTION): readonly number[] => {
  const words = [...(unused.get(random) ?? [])];
  while (words.length < count) words.push(random.next());
  unused.set(random, words);
  return words;
};

/** Returns more random numbers for the bot that is answering a question. */
export const moreWords = (random: Random): readonly number[] => {
  const known = unused.get(random) ?? [];
  return wordsFor(random, known.length + WORDS_PER_QUESTION).slice(known.length);
};

/**
 * Stores the numbers that a bot hasn't used, for its next question. If the bot doesn't report how many it used, all
 * count as used.
 */
export const useWords = (random: Random, drawn: unknown): void => {
  const words = unused.get(random) ?? [];
  const used = typeof drawn === 'number' && drawn >= 0 ? Math.floor(drawn) : words.length;
  unused.set(random, words.slice(used));
};

/**
 * Makes a random source that takes its numbers from `words` and counts the used ones. After the last word it calls
 * `more`, or continues with a stream whose seed depends on the words.
 */
export const countedRandom = (
  words: readonly number[],
  more?: () => readonly number[],
): { readonly random: Random; readonly drawn: () => number } => {
  const known = [...words];
  let used = 0;
  let rest: Random | undefined;
  const next = (): number => {
    if (used === known.length && more) known.push(...more());
    const word = known[used];
    if (word === undefined) {
      rest ??= stream(parseSeed(words.join(' ')).seed, 'bot');
      return rest.next();
    }
    used += 1;
    return word;
  };
  return { random: randomFrom(next), drawn: () => used };
};
