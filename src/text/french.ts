/** French grammar: contracts and elides `à` and `de` before other words. */

const ARTICLE = /^les? /i;

/** Puts à before a noun phrase or name, and contracts it with the article: au Traqueur, aux Darkuns. */
export const a = (text: string): string => {
  const article = ARTICLE.exec(text)?.[0];
  if (article === undefined) return `à ${text}`;
  return `${article.length === 3 ? 'au' : 'aux'} ${text.slice(article.length)}`;
};

const contracted = (text: string, isElided: RegExp): string => {
  const article = ARTICLE.exec(text)?.[0];
  if (article !== undefined) return `${article.length === 3 ? 'du' : 'des'} ${text.slice(article.length)}`;
  return isElided.test(text.normalize('NFD')) ? `d’${text}` : `de ${text}`;
};

/**
 * Puts de before a noun phrase, and contracts or elides it: "d’un avantage", but "de héros", because the h of nouns is
 * never elided here.
 */
export const de = (text: string): string => contracted(text, /^([aeiouœ]|y(?![aeiou]))/i);

/** Puts de before a name. It is elided before h, and before y unless a vowel follows the y: d’Yves, de Yasmine. */
export const deName = (name: string): string => contracted(name, /^([aeiouhœ]|y(?![aeiou]))/i);

/** Returns a name with a lower-case article, for use inside a sentence. */
export const midSentence = (name: string): string =>
  name.replace(/^(Le |La |Les |L’)/, article => article.toLowerCase());
