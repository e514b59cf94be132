/** Games are kept in the browser (IndexedDB): a record for each, written before anything is told. */

const NAME = 'alidade';
const GAMES = 'games';

/** What is kept of a game; `record` is the game file. */
export interface Kept {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  /** Who plays each seat: a person or a bot by its name. */
  readonly players: readonly string[];
  readonly record: unknown;
}

/** A name for a new game. `crypto.randomUUID` is missing on plain http, where a club may well play. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not keep the game'));
  });

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> => {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no games'));
  });
  return opened;
};

const games = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES);

const done = (store: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => reject(store.transaction.error ?? new Error('the game was not kept'));
  });

/** Resolves when the game is on the disk, not before. */
export const keepGame = async (game: Kept): Promise<void> => {
  const store = await games('readwrite');
  store.put(game);
  await done(store);
};

export const findGame = async (id: string): Promise<Kept | undefined> =>
  asPromise((await games('readonly')).get(id)) as Promise<Kept | undefined>;

/** All games, the newest first. */
export const listGames = async (): Promise<Kept[]> => {
  const all = (await asPromise((await games('readonly')).getAll())) as Kept[];
  return all.sort((a, b) => b.changed - a.changed);
};

export const dropGame = async (id: string): Promise<void> => {
  const store = await games('readwrite');
  store.delete(id);
  await done(store);
};
