import type { Seat } from './game.ts';
import type { AnsweredCommand, History, TableState } from './history.ts';
import type { Checkpoint } from './store.ts';
import { isObject } from './util.ts';

/** The content of a checkpoint: the state of a table, so that its log needn't be folded from the start. */
interface StoredState<S> {
  /** The build that wrote the checkpoint. Other builds ignore the checkpoint, because states have no stable format. */
  readonly madeBy: string;
  readonly state: S;
  /** The seats of the batches that were not undone, the last batch first. The setup has null. */
  readonly by: readonly (Seat | null)[];
  readonly isPractice: boolean;
  readonly asked: TableState<S, unknown>['decisions'];
  readonly answered: readonly (readonly [string, AnsweredCommand])[];
}

/** How often a table stores checkpoints, and for which build of the program. */
export interface Checkpoints {
  /** The number of log entries between two checkpoints. */
  readonly every: number;
  /** The build of the program. It must change with every change of the code, because any change may affect states. */
  readonly build: string;
}

type LastBatch<S, E> = History<S, E>['last'];

const bySeats = (last: LastBatch<unknown, unknown>): (Seat | null)[] => {
  const by: (Seat | null)[] = [];
  for (let step: LastBatch<unknown, unknown> | undefined = last; step; step = step.earlier)
    by.push(step.seat ?? null);
  return by;
};

/** Rebuilds the batches that were not undone, with only their seats. */
const batchesBy = <S, E>(by: readonly (Seat | null)[]): LastBatch<S, E> | undefined => {
  let last: LastBatch<S, E> | undefined;
  for (let i = by.length - 1; i >= 0; i--)
    last = { seat: by[i] ?? undefined, events: [], before: undefined, reveals: true, earlier: last };
  return last;
};

/**
 * Makes the checkpoint of a table. Returns undefined while the last batch can be undone without practice, because the
 * undo needs the state before the batch, which a checkpoint doesn't contain.
 */
export const makeCheckpoint = <S>(
  { build }: Checkpoints,
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

/** Reads a checkpoint. Returns undefined if another build wrote it. */
export const parseCheckpoint = <S, E>(
  { build }: Checkpoints,
  { version, data }: Checkpoint,
): { readonly current: TableState<S, E>; readonly answered: Map<string, AnsweredCommand> } | undefined => {
  if (!isObject(data) || data.madeBy !== build) return undefined;
  if (![data.asked, data.answered, data.by].every(Array.isArray)) return undefined;
  // Cast: `madeBy` shows that this build wrote it.
  const { state, by, isPractice, asked, answered } = data as typeof data & StoredState<S>;
  const last = batchesBy<S, E>(by);
  if (!last) return undefined;
  return {
    current: {
      history: { version, state, last, isPractice },
      decisions: asked.map(decision => decision ?? undefined),
    },
    answered: new Map(answered),
  };
};
