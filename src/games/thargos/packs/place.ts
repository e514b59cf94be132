import { makePlace, type Path } from './fault.ts';

/** Where every value of a JSON text begins, by its path, and which keys are duplicates. */
export interface FilePlaces {
  readonly offsets: ReadonlyMap<string, number>;
  readonly twice: readonly Path[];
}

interface Open {
  readonly path: Path;
  /** The index in a list, or the keys seen in an object. */
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

/** The place of a key's name, as opposed to its value. */
export const keyPlace = (path: Path): string => `${makePlace(path)} key`;

/** Reads valid JSON. It is a loop, because nesting may be as deep as the text is long. */
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
  // Very deep paths are never needed, and would take quadratic memory.
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
      // The token is a JSON string.
      inner.key = JSON.parse(token!) as string;
      if (inner.keys.has(inner.key)) twice.push(pathHere());
      inner.keys.add(inner.key);
      // An unknown key is shown at its name.
      if (open.length < 60) offsets.set(keyPlace(pathHere()), at);
    } else if (token !== ':') begin();
    at += token!.length;
  }
  return { offsets, twice };
};

/** Converts offsets to lines and columns; the lines are counted once. */
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
