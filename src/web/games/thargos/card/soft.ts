// Hyphenates long words with rules that work for English and French, because not every browser can hyphenate both.

/** Words with fewer letters get no hyphens. */
const LONG = 9;
const VOWELS = 'aeiouyàâäéèêëîïôöùûüæœ';
/** Consonants that start a syllable together. */
const TOGETHER = /^(?:[bcdfgpt]r|[bcfgpt]l|[cpst]h|qu|gn)$/;

const isVowel = (letter: string | undefined): boolean =>
  letter !== undefined && VOWELS.includes(letter.toLowerCase());

const isTogether = (pair: string): boolean => TOGETHER.test(pair.toLowerCase());

/** Whether a syllable starts at this index: one consonant, or two that belong together, followed by a vowel. */
const mayBreak = (word: string, at: number): boolean => {
  if (isVowel(word[at]) || isTogether(word.slice(at - 1, at + 1))) return false;
  return isVowel(word[at + (isTogether(word.slice(at, at + 2)) ? 2 : 1)]);
};

const softWord = (word: string): string => {
  if (word.length < LONG) return word;
  // Leaves at least three letters on either side of a hyphen.
  return [...word]
    .map((letter, at) =>
      at >= 3 && at <= word.length - 3 && mayBreak(word, at) ? `\u00ad${letter}` : letter,
    )
    .join('');
};

/** A name with soft hyphens in its long words. */
export const softly = (name: string): string => name.replace(/[^\s’-]+/g, softWord);
