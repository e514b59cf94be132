import type { Task } from './tasks.ts';

/**
 * The change of the agenda since the previous question. Logs store only the change, because most tasks stay
 * the same.
 */
export interface AgendaChange {
  /** The number of tasks that were completed, at the end of the list. Absent instead of 0. */
  readonly done?: number;
  /** The tasks that were added at the end of the list. The last one runs next. */
  readonly added?: readonly Task[];
}

export const agendaChange = (before: readonly Task[], after: readonly Task[]): AgendaChange => {
  const most = Math.min(before.length, after.length);
  let same = 0;
  while (same < most && isSame(before[same], after[same])) same++;
  const done = before.length - same;
  if (same === after.length) return done === 0 ? NO_CHANGE : { done };
  const added = after.slice(same);
  return done === 0 ? { added } : { done, added };
};

export const NO_CHANGE: AgendaChange = {};

/**
 * Compares identical objects and strings first, because this runs at every question and nearly always finds
 * these.
 */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  // Casts: `object` lists no keys. A missing key needs no check: if `b` lacks a key of `a`, then `b[key]` is undefined and differs.
  for (const key of keys) if (!isSame(a[key as keyof typeof a], b[key as keyof typeof b])) return false;
  return true;
};

export const changedAgenda = (
  before: readonly Task[],
  { done = 0, added }: AgendaChange,
): readonly Task[] => {
  if (done > before.length)
    throw new Error(`expected no more tasks done than the ${before.length} on the agenda, found ${done}`);
  if (done === 0) return added ? [...before, ...added] : before;
  const rest = before.slice(0, before.length - done);
  return added ? [...rest, ...added] : rest;
};
