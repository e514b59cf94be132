import type { Seat } from './game.ts';
import type { Answered, Progress } from './progress.ts';
import type { Snapshot } from './store.ts';
import { isObject } from './util.ts';

/** A table as it stands, so that its log need not be folded from the start. */
interface Rest<S> {
  /** States are no file format: only the build that wrote one reads it. */
  readonly madeBy: string;
  readonly state: S;
  readonly seat: Seat | undefined;
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

/** Undefined as long as something could still be taken back: for that the log is needed. */
export const makeSnapshot = <S>(
  { build }: Snapshots,
  { ledger, asked }: Progress<S, unknown>,
  answered: ReadonlyMap<string, Answered>,
): Snapshot | undefined => {
  if (!ledger.last.reveals) return undefined;
  const { state, last, version } = ledger;
  const data: Rest<S> = { madeBy: build, state, seat: last.seat, asked, answered: [...answered] };
  return { version, data };
};

/** Where a table stood; undefined when this is nothing that we wrote. */
export const parseSnapshot = <S, E>(
  { build }: Snapshots,
  { version, data }: Snapshot,
): { readonly progress: Progress<S, E>; readonly answered: Map<string, Answered> } | undefined => {
  if (!isObject(data) || data.madeBy !== build) return undefined;
  if (!Array.isArray(data.asked) || !Array.isArray(data.answered)) return undefined;
  // Its maker's mark says that we wrote it ourselves.
  const { state, seat, asked, answered } = data as unknown as Rest<S>;
  const last = { seat, events: [], before: undefined, reveals: true, earlier: undefined };
  return {
    progress: { ledger: { version, state, last }, asked: asked.map(decision => decision ?? undefined) },
    answered: new Map(answered),
  };
};
