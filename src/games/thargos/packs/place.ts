import { makePlace, type Path } from './fault.ts';

/** The offset of every value in a JSON text, by its path, and the duplicate keys. */
export interface FilePlaces {
  readonly offsets: ReadonlyMap<string, number>;
  readonly twice: readonly Path[];
}

interface Open {
  readonly path: Path;
  /** In a list, the index of the next item. In an object, the keys that have been read. */
  next: number;
  readonly keys: Set<string> | undefined;
  key: string | undefined;
}

const TOKEN = /[{}[\],:]|[^\s{}[\],:"]+/y;
const SPACE = /\s*/y;

const stringEnd = (text: string, start: number): number => {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
};

/** The entry of `offsets` for a key itself. That of its value is `makePlace(path)`. */
export const keyPlace = (path: Path): string => `${makePlace(path)} key`;

/**
 * Reads the places in a valid JSON text. It doesn't use recursion, because the text may be nested very deep.
 */
export const placesOf = (text: string): FilePlaces => {
  const offsets = new Map<string, number>();
  const twice: Path[] = [];
  const open: Open[] = [];
  let at = 0;
  const pathHere = (): Path => {
    const inner = open[open.length - 1];
    if (!inner) return [];
    return [...inner.path, inner.keys ? (inner.key ?? '') : inner.next];
  };
  // Offsets of very deep values are never needed, and storing their paths would take quadratic memory.
  const begin = (): void => {
    if (open.length < 60) offsets.set(makePlace(pathHere()), at);
  };
  while (at < text.length) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    const inner = open[open.length - 1];
    const isString = text[at] === '"';
    TOKEN.lastIndex = at;
    const token = isString ? text.slice(at, stringEnd(text, at)) : (TOKEN.exec(text)?.[0] ?? text[at]);
    if (token === '{' || token === '[') {
      begin();
      const path = open.length < 60 ? pathHere() : [];
      open.push({ path, next: 0, keys: token === '{' ? new Set() : undefined, key: undefined });
    } else if (token === '}' || token === ']') open.pop();
    else if (token === ',') {
      if (inner) inner.next += 1;
      if (inner) inner.key = undefined;
    } else if (isString && inner?.keys && inner.key === undefined) {
      // The key is parsed, because it may contain escapes: "\u0061" and "a" are the same key.
      const key: string = JSON.parse(token!);
      inner.key = key;
      if (inner.keys.has(key)) twice.push(pathHere());
      inner.keys.add(key);
      // A fault of an unknown key is reported at the position of the key itself.
      if (open.length < 60) offsets.set(keyPlace(pathHere()), at);
    } else if (token !== ':') begin();
    at += token!.length;
  }
  return { offsets, twice };
};

/** Returns a function that converts offsets to lines and columns. Lines are counted only once. */
export const linesOf = (
  text: string,
): ((offset: number) => { readonly line: number; readonly column: number }) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return offset => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - starts[low]! + 1 };
  };
};
