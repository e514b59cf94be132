import type { Task } from './tasks.ts';

/** The difference to the agenda at the previous question: a log stores only this, because most tasks stay. */
export interface AgendaChange {
  /** How many tasks on top are done; absent for none. */
  readonly done?: number;
  /** Tasks put on top, the next one last. */
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

/** Runs at every question; nearly always both values are strings or the same object. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  // Both objects have these keys.
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
