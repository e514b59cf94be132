/** Words of the French rulebooks, by the word this page uses instead. The search finds both. */
const SYNONYMS: readonly (readonly [word: RegExp, synonyms: string])[] = [
  [/\bdécrets?\b/i, 'édits'],
  [/\bfermes?\b/i, 'champs'],
  [/\blacs?\b/i, 'eau'],
  [/\brégions?\b/i, 'groupes'],
  [/\bfeuilles?\b/i, 'parchemins'],
  [/\bcartes? Décompte\b/i, 'cartes Score'],
];

export const synonymsIn = (text: string): string =>
  SYNONYMS.flatMap(([word, synonyms]) => (word.test(text) ? [synonyms] : [])).join(' ');
