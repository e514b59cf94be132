import type { Seat } from './game.ts';
import type { History } from './history.ts';
import type { Checkpoint } from './store.ts';
import type { AnsweredCommand, TableState } from './table-state.ts';
import { isObject } from './util.ts';

/** The stored state of a table, so that its log needn't be folded from the start. */
interface StoredState<S> {
  /** The build that wrote the snapshot. Other builds ignore it, because a state isn't a file format. */
  readonly madeBy: string;
  readonly state: S;
  /** The seats of the standing batches, last first; null for the setup. */
  readonly by: readonly (Seat | null)[];
  readonly isPractice: boolean;
  readonly asked: TableState<S, unknown>['decisions'];
  readonly answered: readonly (readonly [string, AnsweredCommand])[];
}

/** When and by which build snapshots are stored. */
export interface Snapshots {
  /** The number of entries between two snapshots. */
  readonly every: number;
  /** Changes with every change of the code, because the shape of states may change without a new rules version. */
  readonly build: string;
}

type Standing<S, E> = History<S, E>['last'];

const bySeats = (last: Standing<unknown, unknown>): (Seat | null)[] => {
  const by: (Seat | null)[] = [];
  for (let step: Standing<unknown, unknown> | undefined = last; step; step = step.earlier)
    by.push(step.seat ?? null);
  return by;
};

/** Rebuilds the standing batches with only their seats. */
const standingBy = <S, E>(by: readonly (Seat | null)[]): Standing<S, E> | undefined => {
  let last: Standing<S, E> | undefined;
  for (let i = by.length - 1; i >= 0; i--)
    last = { seat: by[i] ?? undefined, events: [], before: undefined, reveals: true, earlier: last };
  return last;
};

/** Undefined while the last batch can be undone without practice: that needs the state before it. */
export const makeSnapshot = <S>(
  { build }: Snapshots,
  { history, decisions: asked }: TableState<S, unknown>,
  answered: ReadonlyMap<string, AnsweredCommand>,
): Checkpoint | undefined => {
  if (!history.last.reveals) return undefined;
  const { state, last, version, isPractice } = history;
  const data: StoredState<S> = {
    madeBy: build,
    state,
    by: bySeats(last),
    isPractice,
    asked,
    answered: [...answered],
  };
  return { version, data };
};

/** Reads a snapshot; undefined if this build didn't write it. */
export const parseSnapshot = <S, E>(
  { build }: Snapshots,
  { version, data }: Checkpoint,
): { readonly current: TableState<S, E>; readonly answered: Map<string, AnsweredCommand> } | undefined => {
  if (!isObject(data) || data.madeBy !== build) return undefined;
  if (![data.asked, data.answered, data.by].every(Array.isArray)) return undefined;
  // Cast: `madeBy` shows that this build wrote it.
  const { state, by, isPractice, asked, answered } = data as unknown as StoredState<S>;
  const last = standingBy<S, E>(by);
  if (!last) return undefined;
  return {
    current: {
      history: { version, state, last, isPractice },
      decisions: asked.map(decision => decision ?? undefined),
    },
    answered: new Map(answered),
  };
};
