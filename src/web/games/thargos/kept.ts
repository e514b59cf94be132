/**
 * What somebody makes for Heroes of Thargos and finds again in this browser: decks, card packs, stories. It has a
 * database of its own, so that the one with the games never needs another version for it.
 */

const NAME = 'alidade-thargos';

/** `played` are the cards of games that were begun with packs, whatever becomes of the packs afterwards. */
export const KINDS = ['decks', 'packs', 'stories', 'played'] as const;
export type Kind = (typeof KINDS)[number];

export interface Kept<T> {
  readonly id: string;
  readonly changed: number;
  readonly value: T;
}

const asPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not keep it'));
  });

let opened: Promise<IDBDatabase> | undefined;

/** The next one who asks opens anew: what failed or was closed once may well work later. */
const letGo = (): void => {
  opened = undefined;
};

const connect = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const kind of KINDS) request.result.createObjectStore(kind, { keyPath: 'id' });
    };
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
    request.onblocked = () => reject(new Error('another window holds the decks'));
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

const open = (): Promise<IDBDatabase> => {
  opened ??= connect().catch(error => {
    letGo();
    throw error;
  });
  return opened;
};

const begin = async (kind: Kind, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(kind, mode, { durability: 'strict' }).objectStore(kind);

/** A browser may close the connection without a word, after a long sleep for one. */
const store = (kind: Kind, mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  begin(kind, mode).catch(() => {
    letGo();
    return begin(kind, mode);
  });

const done = ({ transaction }: Pick<IDBObjectStore, 'transaction'>): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('it was not kept'));
  });

/** Keeps all of these or none of them. Resolves when they are on the disk, not before. */
export const keepAll = async <T>(
  kind: Kind,
  things: readonly { readonly id: string; readonly value: T }[],
): Promise<void> => {
  const found = await store(kind, 'readwrite');
  try {
    for (const { id, value } of things) found.put({ id, changed: Date.now(), value });
  } catch (error) {
    found.transaction.abort();
    throw error;
  }
  await done(found);
  // There is no such thing on plain http; a browser may say no, and nothing depends on it.
  navigator.storage?.persist?.().catch(() => undefined);
};

/** Something with its kind, as a file brings it. */
export interface Thing extends Kept<unknown> {
  readonly kind: Kind;
}

const beginAll = async (): Promise<IDBTransaction> =>
  (await open()).transaction([...KINDS], 'readwrite', { durability: 'strict' });

/** Changes several kinds at once, all of it or nothing. */
const changeAll = async (change: (transaction: IDBTransaction) => void): Promise<void> => {
  const transaction = await beginAll().catch(() => {
    letGo();
    return beginAll();
  });
  try {
    change(transaction);
  } catch (error) {
    transaction.abort();
    throw error;
  }
  await done({ transaction });
};

export const keepTogether = (things: readonly Thing[]): Promise<void> =>
  changeAll(transaction => {
    for (const { kind, ...kept } of things) transaction.objectStore(kind).put(kept);
  });

export const dropTogether = (things: readonly Pick<Thing, 'kind' | 'id'>[]): Promise<void> =>
  changeAll(transaction => {
    for (const { kind, id } of things) transaction.objectStore(kind).delete(id);
  });

export const keep = <T>(kind: Kind, id: string, value: T): Promise<void> => keepAll(kind, [{ id, value }]);

export const findKept = async <T>(kind: Kind, id: string): Promise<Kept<T> | undefined> =>
  asPromise((await store(kind, 'readonly')).get(id)) as Promise<Kept<T> | undefined>;

/** All of a kind, the newest first. */
export const listKept = async <T>(kind: Kind): Promise<Kept<T>[]> => {
  const all = (await asPromise((await store(kind, 'readonly')).getAll())) as Kept<T>[];
  return all.sort((a, b) => b.changed - a.changed);
};

export const dropKept = async (kind: Kind, id: string): Promise<void> => {
  const found = await store(kind, 'readwrite');
  found.delete(id);
  await done(found);
};
