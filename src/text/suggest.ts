/** Returns the edit distance: how many letters must be changed, added, removed or swapped with their neighbor. */
const distance = (a: string, b: string): number => {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
};

/** Returns the nearest word, if it is near enough to be a typo. */
export const suggest = (said: string, words: readonly string[]): string | undefined => {
  if (said.length > 40) return undefined;
  const lengthOff = (word: string): number => Math.abs(word.length - said.length);
  const near = words
    .map(word => ({ word, off: distance(said.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, off }) => off < word.length && off <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.off - b.off || lengthOff(a.word) - lengthOff(b.word));
  return near[0]?.word;
};

/** Returns the nearest word as a detail of a refusal, or no detail if no word is near. */
export const suggestionFor = (said: unknown, words: readonly unknown[]): { readonly suggestion?: string } => {
  const texts = words.filter(word => typeof word === 'string');
  const suggestion = typeof said === 'string' ? suggest(said, texts) : undefined;
  return suggestion === undefined ? {} : { suggestion };
};
