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

/** The next one who asks opens anew: what failed or was closed once may well work later. */
const letGo = (): void => {
  opened = undefined;
};

const connect = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
    request.onsuccess = () => {
      const found = request.result;
      found.onclose = letGo;
      // A newer page in another window waits for this.
      found.onversionchange = () => {
        found.close();
        letGo();
      };
      resolve(found);
    };
    request.onblocked = () => reject(new Error('another window holds the games'));
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no games'));
  });

const open = (): Promise<IDBDatabase> => {
  opened ??= connect().catch(error => {
    letGo();
    throw error;
  });
  return opened;
};

const begin = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(GAMES, mode, { durability: 'strict' }).objectStore(GAMES);

/** A browser may close the connection without a word, after a long sleep for one. */
const games = (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  begin(mode).catch(() => {
    letGo();
    return begin(mode);
  });

const done = (store: IDBObjectStore): Promise<void> =>
  new Promise((resolve, reject) => {
    store.transaction.oncomplete = () => resolve();
    store.transaction.onabort = () => reject(store.transaction.error ?? new Error('the game was not kept'));
  });

let isAsked = false;

/** Asks the browser once not to clear the games away when it wants room. It may say no; nothing depends on it. */
const askToStay = (): void => {
  if (isAsked) return;
  isAsked = true;
  // There is no such thing on plain http.
  navigator.storage?.persist?.().catch(() => undefined);
};

/** Keeps all of these games or none of them. Resolves when they are on the disk, not before. */
export const keepGames = async (list: readonly Kept[]): Promise<void> => {
  const store = await games('readwrite');
  try {
    for (const game of list) store.put(game);
  } catch (error) {
    store.transaction.abort();
    throw error;
  }
  await done(store);
  askToStay();
};

/**
 * Keeps a game instead of what was kept of it before, if that is still what the writer believes: another window
 * may have gone on with it. Answers whether it did; nothing comes between the look and the writing.
 */
export const keepInstead = async (
  game: Kept,
  isBelieved: (before: Kept | undefined) => boolean,
): Promise<boolean> => {
  const store = await games('readwrite');
  if (!isBelieved((await asPromise(store.get(game.id))) as Kept | undefined)) return false;
  store.put(game);
  await done(store);
  return true;
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
