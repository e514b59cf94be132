import { parseSeed, type Random, randomFrom, stream } from '../../engine/random.ts';

/** A question to an `exec:` bot contains this many random numbers; few bots need more for an answer. */
export const WORDS_PER_QUESTION = 64;

/** Numbers drawn from a seat's stream that its bot hasn't used yet. The next question starts with them. */
const unused = new WeakMap<Random, readonly number[]>();

export const wordsFor = (random: Random, count = WORDS_PER_QUESTION): readonly number[] => {
  const words = [...(unused.get(random) ?? [])];
  while (words.length < count) words.push(random.next());
  unused.set(random, words);
  return words;
};

/** More numbers for the question that is open now. */
export const moreWords = (random: Random): readonly number[] => {
  const known = unused.get(random) ?? [];
  return wordsFor(random, known.length + WORDS_PER_QUESTION).slice(known.length);
};

/** A bot that reports how many numbers it used gets the rest again. Without a report, all count as used. */
export const useWords = (random: Random, drawn: unknown): void => {
  const words = unused.get(random) ?? [];
  const used = typeof drawn === 'number' && drawn >= 0 ? Math.floor(drawn) : words.length;
  unused.set(random, words.slice(used));
};

/**
 * A random source over these words that counts the words it used. After the last word it calls `more`; by default,
 * it continues with a stream seeded by the words.
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
