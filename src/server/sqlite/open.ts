import type { Worker } from 'node:worker_threads';
import { mapInParts } from '../../engine/pause.ts';
import type { ReadEntry } from '../../engine/store.ts';
import { pause } from '../cost.ts';
import type { Data } from '../data.ts';
import { StartupError } from '../errors.ts';
import { grouped } from '../group-commit.ts';
import { playersIn, type Room } from '../room.ts';
import { startThread } from '../thread.ts';
import type { Done, FileOperations, Opening, Requested } from './operations.ts';

/** The shortest time between two starts of the thread. */
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
  /** Rejects when the thread ends. */
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
    if (Array.isArray(said)) onDone(said);
    else onOpening(said as Opening);
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

/** Restarts the database thread after it ended. Pending calls fail. */
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

const startHere = (path: string): Worker => startThread(import.meta.url, './thread.ts', { path });

/** A SQLite store in one file. A resolved write is on disk. Calls fail while the file can't be opened. */
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
  // TypeScript can't relate a generic name to its tuple in the union, hence the casts.
  const ask = <Name extends keyof FileOperations>(name: Name, ...values: Parameters<FileOperations[Name]>) =>
    gathered([name, ...values] as unknown as Requested) as Promise<ReturnType<FileOperations[Name]>>;
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
    saveSnapshot: async (id, { version, data }) => ask('keepSnapshot', id, version, written({ data })),
    snapshot: async id => {
      const found = await ask('snapshot', id);
      return found && { version: found[0], data: JSON.parse(found[1]).data };
    },
    createRoom: async (room, brought = new Map()) =>
      ask('createRoom', room.id, room.created, written(room), playersIn(room), [...brought]),
    room: async id => {
      const found = await ask('room', id);
      return found && { changes: found[0], room: JSON.parse(found[1]) as Room };
    },
    changeRoom: async (room, changes) => ask('changeRoom', room.id, changes, written(room), playersIn(room)),
    roomsOf: (player, most) => ask('roomsOf', player, most),
    removeRoom: (id, changes) => ask('removeRoom', id, changes),
    recordActivity: (now, longestStep) => ask('recordActivity', now, longestStep),
    inactiveRooms: ({ waiting, begun }, most) => ask('inactiveRooms', waiting, begun, most),
    postponeRemoval: (id, since) => ask('postponeRemoval', id, since),
    asset: name => ask('asset', name),
    probe: () => ask('probe', Date.now()),
    close,
  };
};
