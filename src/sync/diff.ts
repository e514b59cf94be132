/**
 * The difference between two JSON values: `[value]` replaces, `[]` removes, and an object holds the diffs of the parts
 * that changed. It is valid JSON itself.
 */
export type Diff = readonly [] | readonly [unknown] | { readonly [part: string]: Diff };

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Lists of plain values up to this length are replaced as a whole. */
const SHORT = 24;

const isPlain = (list: readonly unknown[]): boolean => list.length <= SHORT && !list.some(isParts);

/**
 * The diff that turns `before` into `after`; undefined if they are equal. Skips parts that are the same
 * object.
 */
export const diff = (before: unknown, after: unknown): Diff | undefined => {
  if (Object.is(before, after)) return undefined;
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  return diffObjects(before, after);
};

const diffObjects = (before: Parts, after: Parts): Diff | undefined => {
  const parts: [string, Diff][] = [];
  for (const key of Object.keys(before)) {
    if (before[key] === after[key]) continue;
    const change = diffPart(before[key], own(after, key));
    if (change) parts.push([key, change]);
  }
  for (const key of Object.keys(after)) {
    if (before[key] === after[key] || Object.hasOwn(before, key)) continue;
    const change = diffPart(undefined, after[key]);
    if (change) parts.push([key, change]);
  }
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};

/** Ignores inherited properties such as `constructor`. */
const own = (parts: Parts, key: string): unknown => (Object.hasOwn(parts, key) ? parts[key] : undefined);

/** The diff of a part that may be absent before or after. */
const diffPart = (was: unknown, is: unknown): Diff | undefined => {
  if (is !== undefined) return diff(was, is);
  return was === undefined ? undefined : [];
};

const diffLists = (before: readonly unknown[], after: readonly unknown[]): Diff | undefined => {
  if (isPlain(after) && isPlain(before)) {
    const isSame = before.length === after.length && after.every((value, i) => Object.is(value, before[i]));
    return isSame ? undefined : [after];
  }
  if (after.length < before.length || isOther(before, after)) return [after];
  const parts: [string, Diff][] = [];
  for (let i = 0; i < after.length; i++) {
    const change = before[i] === after[i] ? undefined : diffPart(before[i], after[i]);
    if (change) parts.push([String(i), change]);
  }
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
};

/** Whether more than half of a list of plain values changed: then replacing it is shorter. */
const isOther = (before: readonly unknown[], after: readonly unknown[]): boolean => {
  let different = 0;
  for (const [i, value] of after.entries()) {
    if (isParts(value)) return false;
    if (!Object.is(value, before[i])) different += 1;
  }
  return different * 2 > after.length;
};

const isReplacement = (changes: Diff): changes is readonly [] | readonly [unknown] => Array.isArray(changes);

/** Applies a diff. Parts that did not change stay the same objects. */
export const patch = (before: unknown, changes: Diff | undefined): unknown => {
  if (changes === undefined) return before;
  if (isReplacement(changes)) return changes[0];
  if (Array.isArray(before)) {
    const list = before.slice();
    for (const [key, change] of Object.entries(changes)) list[Number(key)] = patch(list[Number(key)], change);
    return list;
  }
  const parts = new Map(Object.entries(isParts(before) ? before : {}));
  for (const [key, change] of Object.entries(changes)) {
    const part = patch(parts.get(key), change);
    if (part === undefined) parts.delete(key);
    else parts.set(key, part);
  }
  return Object.fromEntries(parts);
};
