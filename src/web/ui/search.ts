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

/** Where words of the search stand in a text: from a letter, up to another. */
export const placesOf = (search: string, text: string): readonly (readonly [number, number])[] => {
  const words = plain(search).split(/\s+/).filter(Boolean);
  // A letter may become none or two, so each remembers where it came from.
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
