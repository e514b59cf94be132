/**
 * What is different in a thing of plain data: `[value]` stands where there is something new, `[]` where nothing is
 * any more, and an object leads on to the parts that changed. So it travels as JSON as it is.
 */
export type Changes = readonly [] | readonly [unknown] | { readonly [part: string]: Changes };

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Lists of plain values that are no longer than this are told anew rather than piece by piece. */
const SHORT = 24;

const isPlain = (list: readonly unknown[]): boolean => list.length <= SHORT && !list.some(isParts);

/** What makes `after` out of `before`; undefined when nothing does. Parts that are the same object are not looked into. */
export const changesFrom = (before: unknown, after: unknown): Changes | undefined => {
  if (Object.is(before, after)) return undefined;
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after);
  return changesOf(before, after);
};

/** What becomes of every part: first of what was, then of what is new. Nearly all are the same, and cost nothing. */
const changesOf = (before: Parts, after: Parts): Changes | undefined => {
  const parts: [string, Changes][] = [];
  for (const key of Object.keys(before)) {
    if (before[key] === after[key]) continue;
    const change = changeOf(before[key], own(after, key));
    if (change) parts.push([key, change]);
  }
  for (const key of Object.keys(after)) {
    if (before[key] === after[key] || Object.hasOwn(before, key)) continue;
    const change = changeOf(undefined, after[key]);
    if (change) parts.push([key, change]);
  }
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};

/** What every object has by birth is no part of it. */
const own = (parts: Parts, key: string): unknown => (Object.hasOwn(parts, key) ? parts[key] : undefined);

/** Of a part that may have been missing, or may be gone. */
const changeOf = (was: unknown, is: unknown): Changes | undefined => {
  if (is !== undefined) return changesFrom(was, is);
  return was === undefined ? undefined : [];
};

const changesOfList = (before: readonly unknown[], after: readonly unknown[]): Changes | undefined => {
  if (isPlain(after) && isPlain(before)) {
    const isSame = before.length === after.length && after.every((value, i) => Object.is(value, before[i]));
    return isSame ? undefined : [after];
  }
  if (after.length < before.length || isOther(before, after)) return [after];
  const parts: [string, Changes][] = [];
  for (let i = 0; i < after.length; i++) {
    const change = before[i] === after[i] ? undefined : changeOf(before[i], after[i]);
    if (change) parts.push([String(i), change]);
  }
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};

/** Whether most of a list of plain values is another: then it is shorter to tell it anew. */
const isOther = (before: readonly unknown[], after: readonly unknown[]): boolean => {
  let different = 0;
  for (const [i, value] of after.entries()) {
    if (isParts(value)) return false;
    if (!Object.is(value, before[i])) different += 1;
  }
  return different * 2 > after.length;
};

/** The thing with its changes; what did not change is the same object as before. */
export const changed = (before: unknown, changes: Changes | undefined): unknown => {
  if (changes === undefined) return before;
  if (Array.isArray(changes)) return changes[0];
  if (Array.isArray(before)) {
    const list = before.slice();
    for (const [key, change] of Object.entries(changes))
      list[Number(key)] = changed(list[Number(key)], change as Changes);
    return list;
  }
  const parts = new Map(Object.entries(before as Parts));
  for (const [key, change] of Object.entries(changes)) {
    const part = changed(parts.get(key), change as Changes);
    if (part === undefined) parts.delete(key);
    else parts.set(key, part);
  }
  return Object.fromEntries(parts);
};
