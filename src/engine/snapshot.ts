import type { Seat } from './game.ts';
import type { Ledger } from './ledger.ts';
import type { Answered, Progress } from './progress.ts';
import type { Checkpoint } from './store.ts';
import { isObject } from './util.ts';

/** A table as it stands, so that its log need not be folded from the start. */
interface Rest<S> {
  /** States are no file format: only the build that wrote one reads it. */
  readonly madeBy: string;
  readonly state: S;
  /** Whose doing each batch was that stands, the last first; the set-up was nobody's. */
  readonly by: readonly (Seat | null)[];
  readonly isPractice: boolean;
  readonly asked: Progress<S, unknown>['asked'];
  readonly answered: readonly (readonly [string, Answered])[];
}

/** How snapshots are kept. */
export interface Snapshots {
  /** After how many entries one is worth its place. */
  readonly every: number;
  /** Changes whenever any of the code does: rules of the same version may keep their state in another shape. */
  readonly build: string;
}

type Standing<S, E> = Ledger<S, E>['last'];

const bySeats = (last: Standing<unknown, unknown>): (Seat | null)[] => {
  const by: (Seat | null)[] = [];
  for (let step: Standing<unknown, unknown> | undefined = last; step; step = step.earlier)
    by.push(step.seat ?? null);
  return by;
};

/** Who did what, as far as it was kept: neither what they did nor what was before it. */
const standingBy = <S, E>(by: readonly (Seat | null)[]): Standing<S, E> | undefined => {
  let last: Standing<S, E> | undefined;
  for (let i = by.length - 1; i >= 0; i--)
    last = { seat: by[i] ?? undefined, events: [], before: undefined, reveals: true, earlier: last };
  return last;
};

/** Undefined as long as something could be taken back that nobody has learnt from: for that the log is needed. */
export const makeSnapshot = <S>(
  { build }: Snapshots,
  { ledger, asked }: Progress<S, unknown>,
  answered: ReadonlyMap<string, Answered>,
): Checkpoint | undefined => {
  if (!ledger.last.reveals) return undefined;
  const { state, last, version, isPractice } = ledger;
  const data: Rest<S> = {
    madeBy: build,
    state,
    by: bySeats(last),
    isPractice,
    asked,
    answered: [...answered],
  };
  return { version, data };
};

/** Where a table stood; undefined when this is nothing that we wrote. */
export const parseSnapshot = <S, E>(
  { build }: Snapshots,
  { version, data }: Checkpoint,
): { readonly progress: Progress<S, E>; readonly answered: Map<string, Answered> } | undefined => {
  if (!isObject(data) || data.madeBy !== build) return undefined;
  if (![data.asked, data.answered, data.by].every(Array.isArray)) return undefined;
  // Its maker's mark says that we wrote it ourselves.
  const { state, by, isPractice, asked, answered } = data as unknown as Rest<S>;
  const last = standingBy<S, E>(by);
  if (!last) return undefined;
  return {
    progress: {
      ledger: { version, state, last, isPractice },
      asked: asked.map(decision => decision ?? undefined),
    },
    answered: new Map(answered),
  };
};
