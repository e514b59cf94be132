import type { GameTypes, Seat, Types, Viewer } from './game.ts';
import {
  appendEntry,
  decisionOf,
  type History,
  practiceUndoEntry,
  type TableState,
  undoEntry,
} from './history.ts';
import type { GameModule, TableRules } from './module.ts';
import { isRefusal } from './refusal.ts';
import { type Entry, isUndo } from './replay.ts';

/** The game as one viewer sees it, plus what they may do now. */
export interface Snapshot<View> {
  /** The number of log entries that the snapshot includes. */
  readonly version: number;
  readonly view: View;
  readonly activeSeats: readonly Seat[];
  readonly isOver: boolean;
  /** The id of the decision that this viewer may answer now. A command with the id of a closed decision is refused. */
  readonly decision?: string;
  readonly canUndo: boolean;
  /** Whether the viewer may undo their last answer only as practice, because something was revealed after it. */
  readonly canPractice?: true;
  /** Whether the game is practice, so that statistics don't count it. */
  readonly isPractice?: true;
}

/** An event as one viewer may know it, with the data that its text needs. */
export interface VisibleEvent<Event> {
  readonly event: Event;
  readonly about?: unknown;
}

/** What one log entry changed, as one viewer may know it. */
export interface Update<Event> {
  readonly version: number;
  /** The seat that acted; absent for the setup. */
  readonly seat?: Seat;
  /** How many of the last updates this entry undoes, not counting undone ones. Absent if the entry isn't an undo. */
  readonly undo?: number;
  /** Whether the game is practice from this entry on. */
  readonly practice?: true;
  readonly events: readonly VisibleEvent<Event>[];
}

/** The functions of a game that turn log entries into updates. */
type UpdateRules<S, E, V> = Pick<
  GameModule<Types<{ State: S; Event: E; View: V }>>,
  'evolve' | 'redact' | 'reveals' | 'about'
>;

/** Returns the state before each event of an entry, and the state after the last event. */
export const statesOf = <S, E, V>(
  game: UpdateRules<S, E, V>,
  entry: Entry<unknown, E>,
  before: S | undefined,
  after: S,
): readonly (S | undefined)[] => {
  if (isUndo(entry)) return [];
  const states = [before];
  for (let i = 0; i < entry.events.length - 1; i++) states.push(game.evolve(states[i], entry.events[i]!));
  return [...states, after];
};

/** A log entry with the states before and after each of its events, from which an update for any viewer can be made. */
export interface LogStep<State, Event> {
  readonly version: number;
  readonly entry: Entry<unknown, Event>;
  readonly states: readonly (State | undefined)[];
}

/** Makes the update of a log entry for one viewer. */
export const updateFor = <S, E, V>(
  game: UpdateRules<S, E, V>,
  viewer: Viewer,
  { version, entry, states }: LogStep<S, E>,
): Update<E> => {
  const by = entry.seat === undefined ? {} : { seat: entry.seat };
  if (isUndo(entry)) {
    const { undo, practice } = entry;
    return { version, ...by, undo, ...(practice && { practice }), events: [] };
  }
  const events: VisibleEvent<E>[] = [];
  for (const [i, event] of entry.events.entries()) {
    const shown = game.redact(event, viewer, states[i]);
    if (shown === undefined) continue;
    // Cast: only the state before the first event can be undefined.
    const about = game.about?.(shown, viewer, states[i + 1] as S);
    events.push(about === undefined ? { event: shown } : { event: shown, about });
  }
  return { version, ...by, events };
};

/**
 * Returns a function that folds the entries of a log one by one, from a history or from the start of the log. It
 * returns undefined for entries up to the version `since`.
 */
export const makeStepper = <S, E, V>(
  game: UpdateRules<S, E, V>,
  since: number,
  from?: History<S, E>,
): ((entry: Entry<unknown, E>) => LogStep<S, E> | undefined) => {
  let history = from;
  return entry => {
    const before: S | undefined = history?.state;
    history = appendEntry<S, E>(game, history, entry);
    const { version, state } = history;
    return version > since ? { version, entry, states: statesOf(game, entry, before, state) } : undefined;
  };
};

/** Returns the updates that were not undone. */
export const currentUpdates = <E, U extends Update<E>>(updates: readonly U[]): readonly U[] => {
  const current: U[] = [];
  for (const update of updates) {
    if (update.undo === undefined) current.push(update);
    else current.length = Math.max(0, current.length - update.undo);
  }
  return current;
};

/** A function that is called after each log entry with its update and the snapshots after and before it. */
export type UpdateListener<View, Event> = (
  update: Update<Event>,
  snapshot: Snapshot<View>,
  before: Snapshot<View>,
) => void;

/** Notifies the subscribers of a table. */
export interface Subscribers<S, E, V> {
  readonly snapshot: (viewer: Viewer) => Snapshot<V>;
  /** Returns a function that unsubscribes. All listeners of one viewer get the same objects. */
  readonly subscribe: (viewer: Viewer, listener: UpdateListener<V, E>) => () => void;
  /** Calls the listener with the version after each entry, without creating a view. */
  readonly onAppend: (listener: (version: number) => void) => () => void;
  readonly notify: (entry: Entry<unknown, E>, before: S) => void;
}

interface Step<V, E> {
  readonly update: Update<E>;
  readonly snapshot: Snapshot<V>;
  readonly before: Snapshot<V>;
}

type Listener<V, E> = (stepFor: (viewer: Viewer) => Step<V, E>, version: number) => void;

/** Returns whether a seat is a bot. Undefined if the table doesn't allow practice undos. */
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
  const canPractice =
    !canUndo &&
    viewer !== 'spectator' &&
    isBot !== undefined &&
    !isRefusal(practiceUndoEntry(module, history, viewer, isBot));
  return {
    version,
    view: module.view(state, viewer),
    activeSeats: module.activeSeats(state),
    isOver: module.isOver(state),
    canUndo,
    ...(canPractice && { canPractice }),
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
      // Fills the cache with the snapshot before the next entry.
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
      // A throwing listener is a bug, but the other listeners must still be called.
      if (failures.length > 0) throw failures[0];
    },
  };
};
