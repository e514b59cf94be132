import type { Seat } from '../engine/game.ts';
import type { Snapshot, Update, VisibleEvent } from '../engine/update.ts';
import { type Diff, diff, patch } from './diff.ts';

/**
 * Updates and snapshots as JSON messages between a server and a page. This is the only place where views are compared
 * and patched. The names `seen`, `owing`, `told` and `happened` are part of the protocol.
 */

/** A snapshot without its version. */
interface EncodedSnapshot<View> extends Omit<Snapshot<View>, 'version' | 'activeSeats'> {
  readonly owing: readonly Seat[];
}

export interface SnapshotMessage<View> {
  readonly type: 'view';
  readonly version: number;
  readonly seen: EncodedSnapshot<View>;
}

export interface EncodedUpdate<Event> extends Omit<Update<Event>, 'events'> {
  readonly happened?: readonly VisibleEvent<Event>[];
}

/** An update and what it changed in the snapshot. */
export interface UpdateMessage<Event> extends EncodedUpdate<Event> {
  readonly type: 'told';
  readonly changes?: Diff;
}

const contentOf = <V>({ version: _, activeSeats: owing, ...seen }: Snapshot<V>): EncodedSnapshot<V> => ({
  owing,
  ...seen,
});

const snapshotOf = <V>(
  version: number,
  { owing: activeSeats, ...seen }: EncodedSnapshot<V>,
): Snapshot<V> => ({ version, activeSeats, ...seen });

export const encodeSnapshot = <V>(snapshot: Snapshot<V>): SnapshotMessage<V> => ({
  type: 'view',
  version: snapshot.version,
  seen: contentOf(snapshot),
});

export const decodeSnapshot = <V>({ version, seen }: SnapshotMessage<V>): Snapshot<V> =>
  snapshotOf(version, seen);

export const encodeUpdate = <E>({ events, ...update }: Update<E>): EncodedUpdate<E> => ({
  ...update,
  happened: events,
});

export const decodeUpdate = <E>({ happened = [], ...update }: EncodedUpdate<E>): Update<E> => ({
  ...update,
  events: happened,
});

/** Encodes one step for a viewer: the update and the diff from one snapshot to the next. */
export const encodeStep = <V, E>(
  update: Update<E>,
  snapshot: Snapshot<V>,
  before: Snapshot<V>,
): UpdateMessage<E> => {
  const changes = diff(contentOf(before), contentOf(snapshot));
  return { type: 'told', ...encodeUpdate(update), ...(changes && { changes }) };
};

/** The update and the new snapshot; undefined if messages are missing between `before` and this one. */
export const decodeStep = <V, E>(
  before: Snapshot<V> | undefined,
  { type: _, changes, ...encoded }: UpdateMessage<E>,
): { readonly update: Update<E>; readonly snapshot: Snapshot<V> } | undefined => {
  const { version } = encoded;
  if (!before || version !== before.version + 1) return undefined;
  // Cast: the server computed the diff from the same snapshot.
  const seen = patch(contentOf(before), changes) as EncodedSnapshot<V>;
  return { update: decodeUpdate(encoded), snapshot: snapshotOf(version, seen) };
};
