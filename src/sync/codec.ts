import type { Snapshot, Update, VisibleEvent } from '../engine/update.ts';
import { type Diff, diff, patch } from './diff.ts';

/**
 * Updates and snapshots as JSON messages between a server and a page. This is the only place where views are compared
 * and patched. The names `seen`, `told` and `happened` are part of the protocol.
 */

export interface SnapshotMessage<View> {
  readonly type: 'view';
  readonly version: number;
  readonly seen: Omit<Snapshot<View>, 'version'>;
}

export interface EncodedUpdate<Event> extends Omit<Update<Event>, 'events'> {
  readonly happened?: readonly VisibleEvent<Event>[];
}

/** An update and what it changed in the snapshot. */
export interface UpdateMessage<Event> extends EncodedUpdate<Event> {
  readonly type: 'told';
  readonly changes?: Diff;
}

const contentOf = <V>({ version: _, ...seen }: Snapshot<V>): Omit<Snapshot<V>, 'version'> => seen;

export const encodeSnapshot = <V>(snapshot: Snapshot<V>): SnapshotMessage<V> => ({
  type: 'view',
  version: snapshot.version,
  seen: contentOf(snapshot),
});

export const decodeSnapshot = <V>({ version, seen }: SnapshotMessage<V>): Snapshot<V> => ({
  version,
  ...seen,
});

export const encodeUpdate = <E>({ events, ...update }: Update<E>): EncodedUpdate<E> => ({
  ...update,
  happened: events,
});

export const decodeUpdate = <E>({ happened = [], ...update }: EncodedUpdate<E>): Update<E> => ({
  ...update,
  events: happened,
});

/** One step of a viewer: the update and the change from one snapshot to the next. */
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
  const seen = patch(contentOf(before), changes) as Omit<Snapshot<V>, 'version'>;
  return { update: decodeUpdate(encoded), snapshot: { version, ...seen } };
};
