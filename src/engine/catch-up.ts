import type { GameTypes, Viewer } from './game.ts';
import type { History } from './history.ts';
import type { TableRules } from './module.ts';
import { mapInParts, type Pause } from './pause.ts';
import { readEntries } from './read-entries.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { type LogStep, makeStepper, type Update, updateFor } from './update.ts';

type Steps<S, E> = readonly LogStep<S, E>[] | Refusal;

/** Rebuilds the updates of older log entries for viewers who were disconnected. */
export interface CatchUp<S, E> {
  /** Stores a history from which later calls can fold, instead of from the start of the log. */
  readonly startAt: (history: History<S, E>) => void;
  /** Returns the version from which the log must be folded for the updates after `since`. */
  readonly foldsFrom: (since: number) => number;
  readonly since: (viewer: Viewer, version: number) => Promise<readonly Update<E>[] | Refusal>;
}

export const makeCatchUp = <T extends GameTypes>(
  module: TableRules<T>,
  store: Store,
  id: string,
  start?: History<T['State'], T['Event']>,
  pause?: Pause,
): CatchUp<T['State'], T['Event']> => {
  type S = T['State'];
  type E = T['Event'];
  type V = T['View'];
  let latest = start;
  // Viewers who come back at the same time share one read of the log.
  const underway = new Map<number, Promise<Steps<S, E>>>();

  const stepsFrom = async (from: History<S, E> | undefined, since: number): Promise<Steps<S, E>> => {
    const log = await readEntries(module, store, id, from?.version ?? 0, pause);
    if (isRefusal(log)) return log;
    const steps = await mapInParts(log, makeStepper<S, E, V>(module, since, from), pause);
    return steps.filter(step => step !== undefined);
  };
  const startFor = (since: number): History<S, E> | undefined =>
    latest && latest.version <= since ? latest : undefined;
  const find = async (since: number): Promise<Steps<S, E>> => {
    const from = startFor(since);
    // A practice undo may undo entries before `from`. Then the whole log must be folded.
    return stepsFrom(from, since).catch(error =>
      from ? stepsFrom(undefined, since) : Promise.reject(error),
    );
  };
  const together = (since: number): Promise<Steps<S, E>> => {
    const known = underway.get(since);
    if (known) return known;
    const found = find(since).finally(() => underway.delete(since));
    underway.set(since, found);
    return found;
  };

  return {
    startAt: history => {
      latest = history;
    },
    foldsFrom: since => startFor(since)?.version ?? 0,
    since: async (viewer, since) => {
      const steps = await together(since);
      if (isRefusal(steps)) return steps;
      return mapInParts(steps, step => updateFor<S, E, V>(module, viewer, step), pause);
    },
  };
};
