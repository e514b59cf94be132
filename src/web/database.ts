import { keysOf } from '../engine/util.ts';
/** An IndexedDB database. Each `Kind` is the name of an object store. */
export interface Database<Kind extends string> {
  readonly find: <T>(kind: Kind, id: string) => Promise<T | undefined>;
  /** Reads from object stores in one transaction. */
  readonly look: <T>(
    kinds: readonly Kind[],
    work: (store: (kind: Kind) => IDBObjectStore) => Promise<T>,
  ) => Promise<T>;
  /** All rows of an object store, newest first. */
  readonly list: <T extends { readonly changed: number }>(kind: Kind) => Promise<T[]>;
  /** Changes object stores in one transaction. Resolves only after the data is on disk. */
  readonly change: <T>(
    kinds: readonly Kind[],
    work: (store: (kind: Kind) => IDBObjectStore) => T | Promise<T>,
  ) => Promise<T>;
}

/** Turns a request into a promise. In a transaction, await only such promises: any other would end the transaction. */
export const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('expected the database request to succeed'));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('expected the database transaction to complete'));
  });

/** Commits explicitly. Otherwise, a change that waits for a slow disk is lost if the page closes. */
const commit = (transaction: IDBTransaction): void => {
  try {
    transaction.commit();
  } catch {
    // The transaction has already ended.
  }
};

let isToStay = false;

/** Asks the browser once not to delete our data when disk space is low. Nothing depends on the answer. */
const askToStay = (): void => {
  if (isToStay) return;
  isToStay = true;
  // `navigator.storage` is missing on http without TLS.
  navigator.storage?.persist?.().catch(() => undefined);
};

/** The object stores of a database. */
export interface Layout<Kind extends string> {
  /** The version of the layout. It must increase when an object store is added; existing data stays unchanged. */
  readonly version: number;
  /** The key path of each object store. */
  readonly keys: Readonly<Record<Kind, string | readonly string[]>>;
}

const connect = <Kind extends string>(
  name: string,
  { version, keys }: Layout<Kind>,
  letGo: () => void,
): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const kind of keysOf(keys)) {
        const key = keys[kind];
        if (!there.contains(kind))
          request.result.createObjectStore(kind, { keyPath: typeof key === 'string' ? key : [...key] });
      }
    };
    request.onsuccess = () => {
      const found = request.result;
      found.onclose = letGo;
      // If a newer version of the page opens in a different window, it waits until this connection closes.
      found.onversionchange = () => {
        found.close();
        letGo();
      };
      resolve(found);
    };
    request.onblocked = () =>
      reject(new Error(`expected no window with an older version to block the database ${name}`));
    request.onerror = () => reject(request.error ?? new Error(`expected the database ${name} to open`));
  });

export const database = <Kind extends string>(name: string, layout: Layout<Kind>): Database<Kind> => {
  let opened: Promise<IDBDatabase> | undefined;
  /** Forgets the connection, so that the next request opens a new one. */
  const letGo = (): void => {
    opened = undefined;
  };
  const open = (): Promise<IDBDatabase> => {
    opened ??= connect(name, layout, letGo).catch(error => {
      letGo();
      throw error;
    });
    return opened;
  };
  const begin = async (kinds: readonly Kind[], mode: IDBTransactionMode): Promise<IDBTransaction> =>
    (await open()).transaction(kinds, mode, { durability: 'strict' });
  /** Opens a transaction, with one retry, because a browser may close the connection silently, as after sleep. */
  const surely = (kinds: readonly Kind[], mode: IDBTransactionMode): Promise<IDBTransaction> =>
    begin(kinds, mode).catch(() => {
      letGo();
      return begin(kinds, mode);
    });
  const look: Database<Kind>['look'] = async (kinds, work) => {
    const transaction = await surely(kinds, 'readonly');
    return work(kind => transaction.objectStore(kind));
  };

  return {
    look,
    find: (kind, id) => look([kind], open => requestResult(open(kind).get(id))),
    list: async <T extends { readonly changed: number }>(kind: Kind) => {
      const all: T[] = await look([kind], open => requestResult(open(kind).getAll()));
      return all.sort((a, b) => b.changed - a.changed);
    },
    change: async (kinds, work) => {
      const transaction = await surely(kinds, 'readwrite');
      const end = done(transaction);
      try {
        const answer = await work(kind => transaction.objectStore(kind));
        commit(transaction);
        await end;
        askToStay();
        return answer;
      } catch (error) {
        end.catch(() => undefined);
        // An abort throws if the transaction has already ended.
        try {
          transaction.abort();
        } catch {}
        throw error;
      }
    },
  };
};
