import type { GameTypes, Seat, Viewer } from './game.ts';
import { practiceUndoEntry, undoEntry } from './history.ts';
import type { TableRules } from './module.ts';
import { isRefusal } from './refusal.ts';
import type { Entry } from './replay.ts';
import { decisionOf, type TableState } from './table-state.ts';
import { type Snapshot, statesOf, type Update, updateFor } from './update.ts';

/** Called after each log entry with its update and the snapshots after and before it. */
export type UpdateListener<View, Event> = (
  update: Update<Event>,
  snapshot: Snapshot<View>,
  before: Snapshot<View>,
) => void;

/** The subscribers of a table. */
export interface Subscribers<S, E, V> {
  readonly snapshot: (viewer: Viewer) => Snapshot<V>;
  /** Returns how to unsubscribe. All listeners of one viewer get the same objects. */
  readonly subscribe: (viewer: Viewer, listener: UpdateListener<V, E>) => () => void;
  /** Calls with the version after each entry, without making a view. */
  readonly onAppend: (listener: (version: number) => void) => () => void;
  readonly notify: (entry: Entry<unknown, E>, before: S) => void;
}

interface Step<V, E> {
  readonly update: Update<E>;
  readonly snapshot: Snapshot<V>;
  readonly before: Snapshot<V>;
}

type Listener<V, E> = (stepFor: (viewer: Viewer) => Step<V, E>, version: number) => void;

/** Tells which seats are bots, where players may undo as practice. */
type Practice = ((seat: Seat) => boolean) | undefined;

const snapshotOf = <T extends GameTypes>(
  module: TableRules<T>,
  current: TableState<T['State'], T['Event']>,
  viewer: Viewer,
  isBot: Practice,
): Snapshot<T['View']> => {
  const { history } = current;
  const { version, state, isPractice } = history;
  const decision = viewer === 'spectator' ? undefined : decisionOf(current, viewer);
  const canUndo = viewer !== 'spectator' && !isRefusal(undoEntry(module, history, viewer));
  const canPractise =
    !canUndo &&
    viewer !== 'spectator' &&
    isBot !== undefined &&
    !isRefusal(practiceUndoEntry(module, history, viewer, isBot));
  return {
    version,
    view: module.view(state, viewer),
    owing: module.owing(state),
    isOver: module.isOver(state),
    canUndo,
    ...(canPractise && { canPractise }),
    ...(isPractice && { isPractice }),
    ...(decision !== undefined && { decision }),
  };
};

export const makeSubscribers = <T extends GameTypes>(
  module: TableRules<T>,
  now: () => TableState<T['State'], T['Event']>,
  isBot: Practice,
): Subscribers<T['State'], T['Event'], T['View']> => {
  type S = T['State'];
  type E = T['Event'];
  type V = T['View'];
  const listeners = new Set<Listener<V, E>>();
  const add = (listener: Listener<V, E>): (() => boolean) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  // Cache: several subscribers may share a viewer.
  const snapshots = new Map<Viewer, Snapshot<V>>();
  const snapshot = (viewer: Viewer): Snapshot<V> => {
    const known = snapshots.get(viewer) ?? snapshotOf(module, now(), viewer, isBot);
    snapshots.set(viewer, known);
    return known;
  };
  return {
    snapshot,
    subscribe: (viewer, listener) => {
      // Fills the cache: this is the snapshot before the next entry.
      snapshot(viewer);
      return add(stepFor => {
        const step = stepFor(viewer);
        listener(step.update, step.snapshot, step.before);
      });
    },
    onAppend: listener => add((_, version) => listener(version)),
    notify: (entry, before) => {
      const earlier = new Map(snapshots);
      snapshots.clear();
      const { version, state } = now().history;
      let states: readonly (S | undefined)[] | undefined;
      const steps = new Map<Viewer, Step<V, E>>();
      const stepFor = (viewer: Viewer): Step<V, E> => {
        const known = steps.get(viewer);
        if (known) return known;
        states ??= statesOf(module, entry, before, state);
        const update = updateFor<S, E, V>(module, viewer, { version, entry, states });
        const made = { update, snapshot: snapshot(viewer), before: earlier.get(viewer)! };
        steps.set(viewer, made);
        return made;
      };
      const failures: unknown[] = [];
      for (const listener of [...listeners])
        try {
          listener(stepFor, version);
        } catch (error) {
          failures.push(error);
        }
      // A listener that throws is a bug, but the others must still be called.
      if (failures.length > 0) throw failures[0];
    },
  };
};
