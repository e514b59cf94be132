import type { Snapshot, Update } from '../../engine/update.ts';
import type { ShownUpdate } from './table.ts';

/** What one viewer at this device knows of a table. It never holds more of the game than they may know. */
export interface Replica<Event, View> {
  readonly snapshot: () => Snapshot<View>;
  /** Undefined before the first snapshot. */
  readonly version: () => number | undefined;
  readonly updates: (since: number) => readonly Update<Event>[];
  /** The same with the view before each update, until it is released. */
  readonly shown: (since: number) => readonly ShownUpdate<Event, View>[];
  /** Drops the views up to a version. */
  readonly release: (version: number) => void;
  /** Calls after each change; returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
}

/** A replica, and how its transport feeds it. */
export interface ReplicaFeed<Event, View> extends Replica<Event, View> {
  /** Starts at a snapshot, or continues there after a gap. */
  readonly reset: (snapshot: Snapshot<View>) => void;
  readonly apply: (update: Update<Event>, snapshot: Snapshot<View>) => void;
}

export const makeReplica = <E, V>(): ReplicaFeed<E, V> => {
  let current: Snapshot<V> | undefined;
  const updates: Update<E>[] = [];
  // Views are large, so they are released as soon as the screen has shown them.
  let shown: ShownUpdate<E, V>[] = [];
  const listeners = new Set<() => void>();
  const set = (snapshot: Snapshot<V>): void => {
    current = snapshot;
    for (const listener of [...listeners]) listener();
  };
  const currentSnapshot = (): Snapshot<V> => {
    if (!current) throw new Error('replica read before its first snapshot');
    return current;
  };
  return {
    snapshot: currentSnapshot,
    version: () => current?.version,
    updates: since => updates.filter(({ version }) => version > since),
    shown: since => shown.filter(({ version }) => version > since),
    release: upTo => {
      shown = shown.filter(({ version }) => version > upTo);
    },
    onChange: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: snapshot => {
      // A restored server may be behind this page: later updates never happened there.
      for (let i = updates.length; i > 0 && updates[i - 1]!.version > snapshot.version; i--) updates.pop();
      shown = shown.filter(({ version }) => version <= snapshot.version);
      set(snapshot);
    },
    apply: (update, next) => {
      updates.push(update);
      shown.push({ ...update, before: currentSnapshot().view });
      set(next);
    },
  };
};
