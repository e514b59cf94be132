import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { mapInParts } from '../../engine/pause.ts';
import type { ReadEntry } from '../../engine/store.ts';
import { pause } from '../cost.ts';
import type { Data, ListedRoom, StoreSize } from '../data.ts';
import { StartupError } from '../errors.ts';
import { grouped } from '../group-commit.ts';
import { newSeed } from '../keys.ts';
import { countOperations } from '../operation-counts.ts';
import { indexOf } from '../room.ts';
import { startThread } from '../thread.ts';
import type { Done, FileOperations, Opening, Requested } from './operations.ts';

/** The minimum time between two starts of the database thread. */
const AGAIN_MS = 1000;

interface Thread {
  readonly worker: Worker;
  readonly opening: Promise<Opening>;
  readonly perform: (lot: readonly Requested[]) => Promise<readonly Done[]>;
}

const wrapWorker = (worker: Worker, onEnd: (error: Error) => void): Thread => {
  let onOpening = (_: Opening): void => undefined;
  let onDone = (_: readonly Done[]): void => undefined;
  const failing = new Set<(error: Error) => void>();
  let ended: Error | undefined;
  /** Creates a promise that is rejected if the database thread ends first. */
  const outcome = <T>(begin: (resolve: (value: T) => void) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      failing.add(reject);
      begin(value => {
        failing.delete(reject);
        resolve(value);
      });
    });
  worker.on('message', (said: Opening | readonly Done[]) => {
    if ('length' in said) onDone(said);
    else onOpening(said);
  });
  const end = (error: Error): void => {
    if (ended) return;
    ended = error;
    for (const fail of failing) fail(error);
    onEnd(error);
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the database thread exited')));
  const opening = outcome<Opening>(resolve => {
    onOpening = resolve;
  });
  opening.catch(() => undefined);
  return {
    worker,
    opening,
    perform: lot =>
      outcome(resolve => {
        onDone = resolve;
        worker.postMessage(lot);
      }),
  };
};

/** Starts the database thread again whenever it ends. Calls that wait for it fail. */
const supervise = (start: () => Worker, warn: (text: string) => void) => {
  let isClosed = false;
  let thread: Thread | undefined;
  let last = { began: 0, error: new Error('the database is closed') };
  const begin = (): Thread => {
    const began = performance.now();
    const begun = wrapWorker(start(), error => {
      if (thread === begun) thread = undefined;
      last = { began, error };
      if (!isClosed) warn(`${error.message}; restarting it`);
    });
    thread = begun;
    return begun;
  };
  return {
    opening: () => begin().opening,
    perform: (lot: readonly Requested[]): Promise<readonly Done[]> => {
      if (thread) return thread.perform(lot);
      const isTooSoon = performance.now() - last.began < AGAIN_MS;
      return isClosed || isTooSoon ? Promise.reject(last.error) : begin().perform(lot);
    },
    close: (): Promise<void> =>
      new Promise(resolve => {
        isClosed = true;
        if (!thread) return resolve();
        thread.worker.once('exit', () => resolve());
        thread.worker.postMessage('close');
      }),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const sizeOf = async (path: string): Promise<StoreSize> => {
  const [file, wal, disk] = await Promise.all([
    stat(path),
    stat(`${path}-wal`).catch(() => undefined),
    statfs(dirname(path)),
  ]);
  return { database: file.size, wal: wal?.size ?? 0, diskFree: disk.bavail * disk.bsize };
};

const startHere = (path: string): Worker => startThread(import.meta.url, './thread.ts', { path });

/**
 * Opens a SQLite store in one file. When a write resolves, its data is on disk. Calls fail while the file can't be
 * opened.
 */
export const openSqlite = async (
  path: string,
  warn: (text: string) => void,
  start = () => startHere(path),
): Promise<Data> => {
  const { opening, perform, close } = supervise(start, warn);
  const { trouble, stop } = await opening();
  if (stop) {
    await close();
    throw new StartupError(stop.text, stop.exitCode);
  }
  if (trouble !== undefined) warn(`can’t save to ${path} yet: ${trouble}`);
  const gathered = grouped(perform);
  const operations = countOperations();
  // The casts are needed because TypeScript can't see which member of the union belongs to a generic name.
  const ask = <Name extends keyof FileOperations>(name: Name, ...values: Parameters<FileOperations[Name]>) =>
    operations.count(name, gathered([name, ...values] as unknown as Requested)) as Promise<
      ReturnType<FileOperations[Name]>
    >;
  const written = (thing: object): string => JSON.stringify(thing);
  return {
    create: async (id, head, log) => ask('create', id, written(head), log.map(written)),
    head: async id => {
      const head = await ask('head', id);
      return head === undefined ? undefined : JSON.parse(head);
    },
    append: async (id, version, entry) => ask('append', id, version, written(entry)),
    read: async (id, since) =>
      mapInParts(
        await ask('read', id, since),
        ([version, entry]): ReadEntry => ({ version, entry: parsed(entry) }),
        pause,
      ),
    saveCheckpoint: async (id, { version, data }) => ask('saveCheckpoint', id, version, written({ data })),
    checkpoint: async id => {
      const found = await ask('checkpoint', id);
      return found && { version: found[0], data: JSON.parse(found[1]).data };
    },
    createRoom: async (room, brought = new Map()) =>
      ask('createRoom', room.id, room.created, written(room), indexOf(room), [...brought]),
    room: async id => {
      const found = await ask('room', id);
      return found && { changes: found[0], room: JSON.parse(found[1]) };
    },
    changeRoom: async (room, changes) => ask('changeRoom', room.id, changes, written(room), indexOf(room)),
    roomsOf: async (player, most) => (await ask('roomsOf', player, most)).map(({ id }) => id),
    roomChangesOf: (name, most) => ask('roomsOf', name, most),
    roomIds: (after, most) => ask('roomIds', after, most),
    newestRooms: async (before, most) => {
      const { created = Number.MAX_SAFE_INTEGER, id = '' } = before ?? {};
      return mapInParts(
        await ask('newestRooms', created, id, most),
        ({ room, version, isCounted }): ListedRoom => ({
          room: JSON.parse(room),
          version,
          isCounted: isCounted === 1,
        }),
        pause,
      );
    },
    removeRoom: (id, changes) => ask('removeRoom', id, changes),
    recordActivity: (now, longestStep) => ask('recordActivity', now, longestStep),
    inactiveRooms: ({ waiting, begun }, most) => ask('inactiveRooms', waiting, begun, most),
    postponeRemoval: (id, since) => ask('postponeRemoval', id, since),
    asset: name => ask('asset', name),
    createDocument: async ({ id, at, body, names }) => ask('createDocument', id, at, written(body), names),
    document: async id => {
      const found = await ask('document', id);
      return found && { ...found, body: parsed(found.body) };
    },
    changeDocument: async ({ id, at, body, names }, changes) =>
      ask('changeDocument', id, changes, at, written(body), names),
    documentsOf: async (name, most, before) =>
      mapInParts(
        await ask('documentsOf', name, most, before),
        found => ({ ...found, body: parsed(found.body) }),
        pause,
      ),
    removeDocument: (id, changes) => ask('removeDocument', id, changes),
    sharedSecret: name => ask('secret', name, newSeed()),
    probe: () => ask('probe', Date.now()),
    health: () => ({ isReachable: true, pending: operations.pending(), failed: operations.failed }),
    measure: () => sizeOf(path),
    close,
  };
};
