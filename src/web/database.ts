/** An IndexedDB database: rows of some kinds, each with an id. */
export interface Database<Kind extends string> {
  readonly find: (kind: Kind, id: string) => Promise<unknown>;
  /** Reads some kinds in one transaction. */
  readonly look: <T>(
    kinds: readonly Kind[],
    work: (store: (kind: Kind) => IDBObjectStore) => Promise<T>,
  ) => Promise<T>;
  /** All rows of a kind, newest first. */
  readonly list: <T extends { readonly changed: number }>(kind: Kind) => Promise<T[]>;
  /** Changes some kinds in one transaction. Resolves only after the data is on disk. */
  readonly change: <T>(
    kinds: readonly Kind[],
    work: (store: (kind: Kind) => IDBObjectStore) => T | Promise<T>,
  ) => Promise<T>;
}

/** A request as a promise. Awaiting anything else inside a change would end its transaction. */
export const requestResult = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database request failed'));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('the database transaction was aborted'));
  });

/** Without an explicit commit, a change that waits for a slow disk is lost when the page closes. */
const commit = (transaction: IDBTransaction): void => {
  try {
    transaction.commit();
  } catch {
    // It has already ended.
  }
};

let isToStay = false;

/** Asks the browser once not to evict our data. Nothing depends on the answer. */
const askToStay = (): void => {
  if (isToStay) return;
  isToStay = true;
  // Missing on plain http.
  navigator.storage?.persist?.().catch(() => undefined);
};

/** The kinds of a database and their keys. */
export interface Layout<Kind extends string> {
  /** Increases when a kind is added; existing data stays as it is. */
  readonly version: number;
  /** The key path of each kind. */
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
      for (const kind of Object.keys(keys) as Kind[]) {
        const key = keys[kind];
        if (!there.contains(kind))
          request.result.createObjectStore(kind, { keyPath: typeof key === 'string' ? key : [...key] });
      }
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
    request.onblocked = () => reject(new Error(`another window blocks the database ${name}`));
    request.onerror = () => reject(request.error ?? new Error('the database could not be opened'));
  });

export const database = <Kind extends string>(name: string, layout: Layout<Kind>): Database<Kind> => {
  let opened: Promise<IDBDatabase> | undefined;
  /** The next request opens again, since the failure may be temporary. */
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
  /** A browser may close the connection silently, for example after sleep, so retry once. */
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
      const all = (await look([kind], open => requestResult(open(kind).getAll()))) as T[];
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
        // It may have already ended.
        try {
          transaction.abort();
        } catch {}
        throw error;
      }
    },
  };
};
