/**
 * Where a long word may be broken if it must: between syllables, as far as English and French agree on them. Browsers
 * do not know this for every language on every device.
 */

const LONG = 9;
const VOWELS = 'aeiouyàâäéèêëîïôöùûüæœ';
/** Consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgpt]r|[bcfgpt]l|[cpst]h|qu|gn)$/;

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.toLowerCase());

const isTogether = (pair: string): boolean => TOGETHER.test(pair.toLowerCase());

/** Before the consonants that a syllable begins with. */
const mayBreak = (word: string, at: number): boolean => {
  if (isVowel(word[at]) || isTogether(word.slice(at - 1, at + 1))) return false;
  return isVowel(word[at + (isTogether(word.slice(at, at + 2)) ? 2 : 1)]);
};

const softWord = (word: string): string => {
  if (word.length < LONG) return word;
  // Three letters stay on either side.
  return [...word]
    .map((letter, at) =>
      at >= 3 && at <= word.length - 3 && mayBreak(word, at) ? `\u00ad${letter}` : letter,
    )
    .join('');
};

/** A name with soft hyphens in its long words. */
export const softly = (name: string): string => name.replace(/[^\s’-]+/g, softWord);
