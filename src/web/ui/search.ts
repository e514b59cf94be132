/** Normalizes text for the search: in lowercase, without accents, with straight apostrophes. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/’/g, "'").replace(/œ/g, 'oe');

/** Whether the text contains all words of the search, in any order. */
export const isFound = (search: string, ...texts: readonly string[]): boolean => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = plain(texts.join(' '));
  return words.every(word => all.includes(word));
};

/** The ranges of a text that match words of the search, to highlight them. */
export const placesOf = (search: string, text: string): readonly (readonly [number, number])[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  // Normalizing may turn a letter into no letter or two letters, so the original position of each is stored.
  const from: number[] = [];
  let all = '';
  for (let at = 0; at < text.length; at++) {
    const letters = plain(text[at]!);
    all += letters;
    for (const _ of letters) from.push(at);
  }
  return words.flatMap(word => {
    const places: [number, number][] = [];
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length))
      places.push([from[at]!, from[at + word.length - 1]! + 1]);
    return places;
  });
};
