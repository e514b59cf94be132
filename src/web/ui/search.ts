/** Letters as somebody types them in a hurry: no capitals, no accents, plain apostrophes. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'").replace(/œ/g, 'oe');

/** Whether all words of the search stand in the text, in any order. */
export const isFound = (search: string, ...texts: readonly string[]): boolean => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = plain(texts.join(' '));
  return words.every(word => all.includes(word));
};
