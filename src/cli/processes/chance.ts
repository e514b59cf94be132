import { parseSeed, type Random, randomFrom, stream } from '../../engine/random.ts';

/** So many words of chance go with a question; hardly any bot needs more for an answer. */
const MOST_WORDS = 64;

/** What was drawn of a game's chance and not used: the next question begins with it. */
const kept = new WeakMap<Random, readonly number[]>();

export const wordsOf = (random: Random): readonly number[] => {
  const words = [...(kept.get(random) ?? [])];
  while (words.length < MOST_WORDS) words.push(random.next());
  kept.set(random, words);
  return words;
};

/** Whoever says how many he has used plays on as if he had drawn them himself; who does not has used them all. */
export const useWords = (random: Random, drawn: unknown): void => {
  const used = typeof drawn === 'number' && drawn >= 0 ? Math.floor(drawn) : MOST_WORDS;
  kept.set(random, (kept.get(random) ?? []).slice(used));
};

/** Chance out of these words, and how many of them were drawn; after the last it goes on by itself. */
export const countedRandom = (
  words: readonly number[],
): { readonly random: Random; readonly drawn: () => number } => {
  let used = 0;
  let more: Random | undefined;
  const next = (): number => {
    const word = words[used];
    if (word === undefined) {
      more ??= stream(parseSeed(words.join(' ')).seed, 'bot');
      return more.next();
    }
    used += 1;
    return word;
  };
  return { random: randomFrom(next), drawn: () => used };
};
