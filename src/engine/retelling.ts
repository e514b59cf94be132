import type { Viewer } from './game.ts';
import type { Ledger } from './ledger.ts';
import type { Begun } from './module.ts';
import { mapInParts, type Pause } from './pause.ts';
import { readEntries } from './read-entries.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { makeStepper, type Told, type ToldStep, tellStep } from './told.ts';

type Steps<S, E> = readonly ToldStep<S, E>[] | Refusal;

/** Tells once more what has happened, to whoever was away. */
export interface Retelling<S, E> {
  /** From here on the log need not be folded from its start; what came before is forgotten here. */
  readonly restAt: (ledger: Ledger<S, E>) => void;
  /** The version from which the log is folded to tell what happened after another. */
  readonly foldsFrom: (since: number) => number;
  readonly since: (viewer: Viewer, version: number) => Promise<readonly Told<E>[] | Refusal>;
}

export const makeRetelling = <S, C, E, V, Cfg>(
  module: Begun<S, C, E, V, Cfg>,
  store: Store,
  id: string,
  start?: Ledger<S, E>,
  pause?: Pause,
): Retelling<S, E> => {
  let rested = start;
  /** Those who come back together are told out of one reading. */
  const underway = new Map<number, Promise<Steps<S, E>>>();

  const stepsFrom = async (from: Ledger<S, E> | undefined, since: number): Promise<Steps<S, E>> => {
    const log = await readEntries(module, store, id, from?.version ?? 0, pause);
    if (isRefusal(log)) return log;
    const steps = await mapInParts(log, makeStepper<S, E, V>(module, since, from), pause);
    return steps.filter(step => step !== undefined);
  };
  const startFor = (since: number): Ledger<S, E> | undefined =>
    rested && rested.version <= since ? rested : undefined;
  const find = async (since: number): Promise<Steps<S, E>> => {
    const from = startFor(since);
    // What is taken back as practice may lie before it: then all of the log is needed.
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
    restAt: ledger => {
      rested = ledger;
    },
    foldsFrom: since => startFor(since)?.version ?? 0,
    since: async (viewer, since) => {
      const steps = await together(since);
      if (isRefusal(steps)) return steps;
      return mapInParts(steps, step => tellStep(module, viewer, step), pause);
    },
  };
};
