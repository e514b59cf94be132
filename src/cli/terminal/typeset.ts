/** French puts a narrow space before these signs, at which no line may break. */
const typesetText = (text: string): string =>
  text.replaceAll(/(?<=\S) (?=[:;!?»])/g, '\u202f').replaceAll('« ', '«\u202f');

type Said =
  | string
  | number
  | readonly string[]
  | ((...details: never[]) => string)
  | { readonly [key: string]: Said };

const typesetAll = (said: Said): Said => {
  if (typeof said === 'string') return typesetText(said);
  if (typeof said === 'function') return (...details) => typesetText(said(...details));
  if (Array.isArray(said)) return said.map(typesetText);
  if (typeof said !== 'object') return said;
  return Object.fromEntries(Object.entries(said).map(([key, part]) => [key, typesetAll(part)]));
};

/** French words for a terminal, as a printed book would set them. */
export const typeset = <W extends object>(words: W): W => typesetAll(words as Said) as W;
