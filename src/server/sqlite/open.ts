import type { Worker } from 'node:worker_threads';
import type { Found } from '../../engine/store.ts';
import type { Data } from '../data.ts';
import { gather } from '../gather.ts';
import { playersIn, type Room } from '../room.ts';
import { startThread } from '../thread.ts';
import type { Done, Requested } from './messages.ts';
import type { FileOperations } from './operations.ts';

/** What is asked for while one lot is on its way to the disk goes there together. */
const askOf = (thread: Worker) => {
  let onDone = (_: readonly Done[]): void => undefined;
  let onEnd = (_: Error): void => undefined;
  let ended: Error | undefined;
  thread.on('message', (done: readonly Done[]) => onDone(done));
  const end = (error: Error): void => {
    ended ??= error;
    onEnd(ended);
  };
  thread.on('error', end);
  thread.on('exit', () => end(new Error('the database is closed')));
  const perform = gather(
    (lot: readonly Requested[]): Promise<readonly Done[]> =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended);
        onDone = resolve;
        onEnd = reject;
        thread.postMessage(lot);
      }),
  );
  return <Name extends keyof FileOperations>(name: Name, ...values: Parameters<FileOperations[Name]>) =>
    perform([name, ...values] as unknown as Requested) as Promise<ReturnType<FileOperations[Name]>>;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** One file on this machine. What it says is kept is on the disk. While it cannot be opened, whatever is asked fails. */
export const openSqlite = async (path: string, tell: (text: string) => void): Promise<Data> => {
  const thread = startThread(import.meta.url, './thread.ts', { path });
  const trouble = await new Promise<string | undefined>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  if (trouble !== undefined) tell(`nothing can be kept in ${path} yet: ${trouble}`);
  const ask = askOf(thread);
  const written = (thing: object): string => JSON.stringify(thing);
  return {
    create: async (id, head, log) => ask('create', id, written(head), log.map(written)),
    head: async id => {
      const head = await ask('head', id);
      return head === undefined ? undefined : JSON.parse(head);
    },
    append: async (id, version, entry) => ask('append', id, version, written(entry)),
    read: async (id, since) =>
      (await ask('read', id, since)).map(([version, entry]): Found => ({ version, entry: parsed(entry) })),
    keepSnapshot: async (id, { version, data }) => ask('keepSnapshot', id, version, written({ data })),
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
    supply: name => ask('supply', name),
    probe: () => ask('probe', Date.now()),
    close: () =>
      new Promise(resolve => {
        thread.once('exit', () => resolve());
        thread.postMessage('close');
      }),
  };
};
