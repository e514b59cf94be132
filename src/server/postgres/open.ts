import { mapInParts } from '../../engine/pause.ts';
import type { ReadEntry } from '../../engine/store.ts';
import { pause } from '../cost.ts';
import { type Data, FOREVER, type FoundDocument, type ListedRoom, type RoomChanges } from '../data.ts';
import { newSeed } from '../keys.ts';
import { indexOf, isListed } from '../room.ts';
import { makeAppend, retryOnce } from './append.ts';
import { joinCluster } from './cluster.ts';
import { type Connections, connectTo } from './connect.ts';

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const written = (thing: object): string => JSON.stringify(thing);

/** A row of the table of documents. `at` is a string, because `pg` returns BIGINT values as text. */
type DocumentRow = {
  readonly id: string;
  readonly at: string;
  readonly body: string;
  readonly changes: number;
};
const documentIn = ({ at, body, ...row }: DocumentRow): FoundDocument => ({
  ...row,
  at: Number(at),
  body: parsed(body),
});

/**
 * Opens a PostgreSQL store, which several servers can share. If the database is unreachable at first, calls fail until
 * it responds.
 */
export const openPostgres = (
  url: string,
  warn: (text: string) => void,
  answerMs?: number,
): Data & Pick<Connections, 'fits'> => {
  const { ask, fits, health, close } = connectTo(url, warn, answerMs);
  const cluster = joinCluster({ url, ask, warn });
  const append = makeAppend(ask);
  const found = async (id: string): Promise<{ room: string; changes: number } | undefined> =>
    (await ask<{ room: string; changes: number }>('room', id))[0];
  const document = async (id: string): Promise<DocumentRow | undefined> =>
    (await ask<DocumentRow>('document', id))[0];

  return {
    cluster,
    fits,
    create: async (id, head, log) => {
      const rows = await ask('create', id, written(head), log.map(written));
      if (rows.length > 0) cluster.broadcast({ type: 'changed', id, version: log.length });
      return rows.length > 0;
    },
    head: async id => {
      const [row] = await ask<{ head: string }>('head', id);
      return row && JSON.parse(row.head);
    },
    append: async (id, version, entry) => {
      const isKept = await append({ id, version, entry: written(entry) });
      if (isKept) cluster.broadcast({ type: 'changed', id, version: version + 1 });
      return isKept;
    },
    read: async (id, since) => {
      const rows = await ask<{ last: number; version: number | null; entry: string | null }>(
        'read',
        id,
        since,
      );
      const found = await mapInParts(
        rows,
        ({ version, entry }): ReadEntry[] => (version === null ? [] : [{ version, entry: parsed(entry) }]),
        pause,
      );
      const entries = found.flat();
      const last = rows[0]?.last ?? 0;
      return last > (entries.at(-1)?.version ?? since)
        ? [...entries, { version: last, entry: undefined }]
        : entries;
    },
    saveCheckpoint: async (id, { version, data }) =>
      void (await ask('saveCheckpoint', id, version, written({ data }))),
    checkpoint: async id => {
      const [row] = await ask<{ version: number; data: string }>('checkpoint', id);
      return row && { version: row.version, data: JSON.parse(row.data).data };
    },
    createRoom: async (room, brought = new Map()) => {
      const text = written(room);
      const things = [[...brought.keys()], [...brought.values()]];
      const isKept = await retryOnce(
        async () =>
          (await ask('createRoom', room.id, room.created, text, indexOf(room), ...things)).length > 0,
        async () => (await found(room.id))?.room === text,
      );
      if (isKept && isListed(room)) cluster.broadcast({ type: 'changed', id: room.id, isListed: true });
      return isKept;
    },
    room: async id => {
      const row = await found(id);
      return row && { changes: row.changes, room: JSON.parse(row.room) };
    },
    changeRoom: async (room, changes) => {
      const { id } = room;
      const text = written(room);
      const isKept = await retryOnce(
        async () => (await ask('changeRoom', id, changes, text, indexOf(room))).length > 0,
        async () => {
          const now = await found(id);
          return now?.changes === changes + 1 && now.room === text;
        },
      );
      if (isKept) cluster.broadcast({ type: 'changed', id, changes: changes + 1, isListed: isListed(room) });
      return isKept;
    },
    roomsOf: async (player, most) => (await ask<{ id: string }>('roomsOf', player, most)).map(({ id }) => id),
    roomChangesOf: (name, most) => ask<RoomChanges>('roomsOf', name, most),
    roomIds: async (after, most) => (await ask<{ id: string }>('roomIds', after, most)).map(({ id }) => id),
    newestRooms: async (before, most) => {
      const { created = Number.MAX_SAFE_INTEGER, id = '' } = before ?? {};
      const rows = await ask<{ room: string; version: number; isCounted: boolean }>(
        'newestRooms',
        created,
        id,
        most,
      );
      return mapInParts(rows, (row): ListedRoom => ({ ...row, room: JSON.parse(row.room) }), pause);
    },
    removeRoom: async (id, changes) => {
      const isRemoved = await retryOnce(
        async () => (await ask('removeRoom', id, changes)).length > 0,
        async () => (await found(id)) === undefined,
      );
      if (isRemoved) cluster.broadcast({ type: 'changed', id, isListed: false });
      return isRemoved;
    },
    recordActivity: async (now, longestStep) => {
      const [row] = await ask<{ skipped: string }>('recordActivity', now, longestStep, FOREVER);
      return Number(row?.skipped ?? 0);
    },
    inactiveRooms: async ({ waiting, begun }, most) => {
      const rows = await ask<{ id: string; changes: number; version: number }>(
        'inactiveRooms',
        waiting,
        begun,
        most,
      );
      return rows.map(({ id, changes, version }) => ({ id, changes, isBegun: version !== 0 }));
    },
    postponeRemoval: async (id, since) => void (await ask('postponeRemoval', id, since)),
    probe: async () => void (await ask('probe')),
    health,
    measure: async () => ({ database: (await ask<{ bytes: number }>('size'))[0]!.bytes }),
    createDocument: async ({ id, at, body, names }) => {
      const text = written(body);
      const isKept = await retryOnce(
        async () => (await ask('createDocument', id, at, text, names)).length > 0,
        async () => (await document(id))?.body === text,
      );
      if (isKept) cluster.broadcast({ type: 'document', id });
      return isKept;
    },
    document: async id => {
      const row = await document(id);
      return row && documentIn(row);
    },
    changeDocument: async ({ id, at, body, names }, changes) => {
      const text = written(body);
      const isKept = await retryOnce(
        async () => (await ask('changeDocument', id, changes, at, text, names)).length > 0,
        async () => {
          const now = await document(id);
          return now?.changes === changes + 1 && now.body === text;
        },
      );
      if (isKept) cluster.broadcast({ type: 'document', id });
      return isKept;
    },
    documentsOf: async (name, most, before = Number.MAX_SAFE_INTEGER) =>
      mapInParts(await ask<DocumentRow>('documentsOf', name, before, most), documentIn, pause),
    removeDocument: async (id, changes) => {
      const isRemoved = await retryOnce(
        async () => (await ask('removeDocument', id, changes)).length > 0,
        async () => (await document(id)) === undefined,
      );
      if (isRemoved) cluster.broadcast({ type: 'document', id });
      return isRemoved;
    },
    asset: async name => (await ask<{ text: string }>('asset', name))[0]?.text,
    // The names of assets contain a colon, so no asset has this name.
    sharedSecret: async name =>
      (await ask<{ text: string }>('secret', `-secret-${name}`, newSeed()))[0]!.text,
    close: async () => {
      await cluster.close();
      await close();
    },
  };
};
