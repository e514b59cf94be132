import type { Viewer } from './game.ts';
import type { Ledger } from './ledger.ts';
import type { Begun } from './module.ts';
import { readEntries } from './read-entries.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import type { Store } from './store.ts';
import { stepsOf, type Told, type ToldStep, tellSteps } from './told.ts';

type Steps<S, E> = readonly ToldStep<S, E>[] | Refusal;

/** Tells once more what has happened, to whoever was away. */
export interface Retelling<S, E> {
  /** From here on the log need not be folded from its start; what came before is forgotten here. */
  readonly restAt: (ledger: Ledger<S, E>) => void;
  readonly since: (viewer: Viewer, version: number) => Promise<readonly Told<E>[] | Refusal>;
}

export const makeRetelling = <S, C, E, V, Cfg>(
  module: Begun<S, C, E, V, Cfg>,
  store: Store,
  id: string,
  start?: Ledger<S, E>,
): Retelling<S, E> => {
  let rested = start;
  /** Those who come back together are told out of one reading. */
  const underway = new Map<number, Promise<Steps<S, E>>>();

  const stepsFrom = async (from: Ledger<S, E> | undefined, since: number): Promise<Steps<S, E>> => {
    const log = await readEntries(module, store, id, from?.version ?? 0);
    if (isRefusal(log)) return log;
    return stepsOf(module, log, since, from);
  };
  const find = async (since: number): Promise<Steps<S, E>> => {
    const from = rested && rested.version <= since ? rested : undefined;
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
    since: async (viewer, since) => {
      const steps = await together(since);
      if (isRefusal(steps)) return steps;
      return tellSteps(module, viewer, steps);
    },
  };
};
