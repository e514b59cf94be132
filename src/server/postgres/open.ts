import { mapInParts } from '../../engine/pause.ts';
import type { ReadEntry } from '../../engine/store.ts';
import { pause } from '../cost.ts';
import { type Data, FOREVER } from '../data.ts';
import { playersIn, type Room } from '../room.ts';
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

/** A PostgreSQL store for several servers. The database may be unreachable at first; calls fail until it responds. */
export const openPostgres = (
  url: string,
  warn: (text: string) => void,
  answerMs?: number,
): Data & Pick<Connections, 'fits'> => {
  const { ask, fits, close } = connectTo(url, warn, answerMs);
  const cluster = joinCluster({ url, ask, warn });
  const append = makeAppend(ask);
  const found = async (id: string): Promise<{ room: string; changes: number } | undefined> =>
    (await ask<{ room: string; changes: number }>('room', id))[0];

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
    saveSnapshot: async (id, { version, data }) =>
      void (await ask('keepSnapshot', id, version, written({ data }))),
    snapshot: async id => {
      const [row] = await ask<{ version: number; data: string }>('snapshot', id);
      return row && { version: row.version, data: JSON.parse(row.data).data };
    },
    createRoom: async (room, brought = new Map()) => {
      const text = written(room);
      const things = [[...brought.keys()], [...brought.values()]];
      return retryOnce(
        async () =>
          (await ask('createRoom', room.id, room.created, text, playersIn(room), ...things)).length > 0,
        async () => (await found(room.id))?.room === text,
      );
    },
    room: async id => {
      const row = await found(id);
      return row && { changes: row.changes, room: JSON.parse(row.room) as Room };
    },
    changeRoom: async (room, changes) => {
      const { id } = room;
      const text = written(room);
      const isKept = await retryOnce(
        async () => (await ask('changeRoom', id, changes, text, playersIn(room))).length > 0,
        async () => {
          const now = await found(id);
          return now?.changes === changes + 1 && now.room === text;
        },
      );
      if (isKept) cluster.broadcast({ type: 'changed', id, changes: changes + 1 });
      return isKept;
    },
    roomsOf: async (player, most) => (await ask<{ id: string }>('roomsOf', player, most)).map(({ id }) => id),
    removeRoom: async (id, changes) =>
      retryOnce(
        async () => (await ask('removeRoom', id, changes)).length > 0,
        async () => (await found(id)) === undefined,
      ),
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
    asset: async name => (await ask<{ text: string }>('asset', name))[0]?.text,
    close: async () => {
      await cluster.close();
      await close();
    },
  };
};
