/** Contracts and elides `à` and `de` before other words. */

const ARTICLE = /^les? /i;

/** à + noun phrase or name, contracted: au Traqueur, aux Darkuns. */
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

/** de + noun phrase, contracted or elided: "d’un avantage", but "de héros", whose h is never elided. */
export const de = (text: string): string => contracted(text, /^([aeiouœ]|y(?![aeiou]))/i);

/** de + name: elided before h, and before y unless a vowel follows it: d’Yves, de Yasmine. */
export const deName = (name: string): string => contracted(name, /^([aeiouhœ]|y(?![aeiou]))/i);

/** A name inside a sentence: its article is lower case. */
export const midSentence = (name: string): string =>
  name.replace(/^(Le |La |Les |L’)/, article => article.toLowerCase());
