import { isObject } from '../engine/util.ts';

/** Returns whether a name contains a word of the operator's list. */
export type NameFilter = (name: string) => boolean;

/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', е: 'e', і: 'i', о: 'o', р: 'p', с: 'c', у: 'y', х: 'x', ѕ: 's', ј: 'j' },
  ...{ α: 'a', ο: 'o', ρ: 'p', ν: 'v', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' },
};
const DIGITS: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
};
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', '+': 't' };

/** Replaces characters that stand for letters. `l` and `i` become the same letter, because `1` can be either. */
const spelled = (text: string, signs: Readonly<Record<string, string>>): string =>
  [...text]
    .map(letter => signs[letter] ?? LOOKALIKES[letter] ?? letter)
    .join('')
    .replaceAll('l', 'i');

/** The words of a text, with single letters joined: `a b c` also counts as `abc`. */
const wordsIn = (text: string): string =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, '')
    .trim();

const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The readings of a name: signs and digits as letters, only digits as letters, and neither, so that signs or digits
 * after a word don't hide it.
 */
const readings = (name: string): readonly string[] => {
  const text = bare(name);
  // At the end of a word, these signs are more likely punctuation.
  const inside = text.replace(/[!+]+(?![\p{L}\p{N}@$])/gu, ' ');
  return [
    wordsIn(spelled(inside, { ...DIGITS, ...SIGNS })),
    wordsIn(spelled(text, DIGITS)),
    wordsIn(spelled(text.replace(/\p{N}/gu, ' '), {})),
  ];
};

/** The lines of a word list that have no letters, counted from 1, and the words of the others. */
export const parseNameList = (
  text: string,
): { readonly words: readonly string[]; readonly bad: readonly number[] } => {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/);
  const found = lines.map((line, i) => {
    const isWord = line.trim() !== '' && !line.trim().startsWith('#');
    return {
      number: i + 1,
      isWord,
      word: isWord ? wordsIn(spelled(bare(line), { ...DIGITS, ...SIGNS })) : '',
    };
  });
  return {
    words: found.flatMap(({ word }) => (word === '' ? [] : [word])),
    bad: found.flatMap(({ number, isWord, word }) => (isWord && word === '' ? [number] : [])),
  };
};

/**
 * NP-141: returns a filter that finds whole words, whatever their case and accents. A word within another one isn't
 * found, so that ordinary names are accepted.
 */
export const makeNameFilter = (words: readonly string[]): NameFilter => {
  const listed = words.map(word => ` ${word} `);
  return name => {
    const texts = readings(name).map(text => ` ${text} `);
    return listed.some(word => texts.some(text => text.includes(word)));
  };
};

const NAMES: ReadonlySet<string> = new Set(['name', 'title', 'motto']);
/** Parts of a request that belong to the game. Their fields aren't names of persons or groups. */
const OF_THE_GAME: ReadonlySet<string> = new Set(['config', 'supplies', 'command']);

/** Returns the place of the first refused name in a request, such as `body.seats[0].name`. */
export const refusedNameIn = (isRefused: NameFilter, value: unknown, place: string): string | undefined => {
  if (Array.isArray(value)) {
    for (const [i, each] of value.entries()) {
      const found = refusedNameIn(isRefused, each, `${place}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isObject(value)) return undefined;
  for (const [key, each] of Object.entries(value)) {
    if (OF_THE_GAME.has(key)) continue;
    const at = `${place}.${key}`;
    if (typeof each === 'string' && NAMES.has(key) && isRefused(each)) return at;
    const found = refusedNameIn(isRefused, each, at);
    if (found !== undefined) return found;
  }
  return undefined;
};
