/** Replaces spaces with narrow no-break spaces where French has them. */
const typesetText = (text: string): string =>
  text.replaceAll(/(?<=\S) (?=[:;!?»])/g, '\u202f').replaceAll('« ', '«\u202f');

const typesetAll = (said: unknown): unknown => {
  if (typeof said === 'string') return typesetText(said);
  if (typeof said === 'function') return (...details: unknown[]) => typesetText(said(...details));
  if (Array.isArray(said)) return said.map(typesetText);
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, typesetAll(part)]));
};

// Cast: `typesetAll` returns a value of the same shape as its argument, which its type can't express.
/** Returns French texts with typographic spaces, for output on a terminal. */
export const typeset = <W extends object>(words: W): W => typesetAll(words) as W;
