/**
 * A fake IndexedDB in memory, with the parts that `database.ts` uses. Requests are asynchronous, a transaction ends
 * when it has no more requests, and an abort undoes its changes.
 */

type Rows = Map<string, Record<string, unknown>>;

/** An object store: its rows and its key path. */
interface Kind {
  readonly keyPath: string | readonly string[];
  readonly rows: Rows;
}

interface FakeRequest {
  result?: unknown;
  error?: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onblocked?: () => void;
  onupgradeneeded?: () => void;
}

/** With this object, a test controls and inspects the fake browser. */
export interface FakeBrowser {
  /** The number of connections that were opened. */
  opened: number;
  /** What the next open request does. */
  next: 'opens' | 'fails' | 'is blocked';
  /** The connection that is open now. */
  connection: FakeConnection | undefined;
  readonly kinds: Map<string, Kind>;
}

interface FakeConnection {
  isClosed: boolean;
  onclose?: () => void;
  onversionchange?: () => void;
}

const later = (work: () => void): void => void setTimeout(work);

const answering = (answer: () => unknown): FakeRequest => {
  const request: FakeRequest = {};
  queueMicrotask(() => {
    request.result = answer();
    request.onsuccess?.();
  });
  return request;
};

/** A key, in the types that the page uses. */
type Key = string | readonly (string | number)[];
class FakeRange {
  readonly lower: Key;
  readonly upper: Key;
  constructor(lower: Key, upper: Key) {
    this.lower = lower;
    this.upper = upper;
  }
  static bound(lower: Key, upper: Key): FakeRange {
    return new FakeRange(lower, upper);
  }
}

const partsOf = (key: Key): readonly (string | number)[] => (typeof key === 'string' ? [key] : key);
const compare = (a: Key, b: Key): number => {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (const [i, part] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    if (part !== other) return part < other ? -1 : 1;
  }
  return left.length - right.length;
};
const nameOf = (key: Key): string => JSON.stringify(key);

const storeOf = ({ keyPath, rows }: Kind) => {
  const keyIn = (row: Record<string, unknown>): Key =>
    typeof keyPath === 'string' ? String(row[keyPath]) : keyPath.map(part => row[part] as string | number);
  const isIn = (row: Record<string, unknown>, where: Key | FakeRange | undefined): boolean => {
    if (where === undefined) return true;
    const key = keyIn(row);
    if (!(where instanceof FakeRange)) return compare(key, where) === 0;
    return compare(where.lower, key) <= 0 && compare(key, where.upper) <= 0;
  };
  const all = (where?: Key | FakeRange) =>
    [...rows.values()].filter(row => isIn(row, where)).sort((a, b) => compare(keyIn(a), keyIn(b)));
  return {
    get: (key: Key) => answering(() => rows.get(nameOf(key))),
    getKey: (key: Key) => answering(() => (rows.has(nameOf(key)) ? key : undefined)),
    getAll: (where?: FakeRange) => answering(() => all(where)),
    // `put` changes the rows immediately, so that the next request sees the change. Adding an existing key aborts.
    put: (row: Record<string, unknown>) => answering(() => void rows.set(nameOf(keyIn(row)), row)),
    add: (row: Record<string, unknown>) => {
      if (rows.has(nameOf(keyIn(row)))) throw new Error('simulated ConstraintError: the key exists');
      rows.set(nameOf(keyIn(row)), row);
      return answering(() => undefined);
    },
    delete: (where: Key | FakeRange) => {
      for (const row of all(where)) rows.delete(nameOf(keyIn(row)));
    },
    clear: () => rows.clear(),
  };
};

const transactionOn = (browser: FakeBrowser, names: readonly string[]) => {
  const before = names.map(name => {
    const { keyPath, rows } = browser.kinds.get(name)!;
    return [name, { keyPath, rows: new Map(rows) }] as const;
  });
  const transaction = {
    error: null,
    isOver: false,
    oncomplete: undefined as (() => void) | undefined,
    onabort: undefined as (() => void) | undefined,
    objectStore: (name: string) => storeOf(browser.kinds.get(name)!),
    abort: () => {
      if (transaction.isOver) throw new Error('simulated InvalidStateError: the transaction is over');
      transaction.isOver = true;
      for (const [name, kind] of before) browser.kinds.set(name, kind);
      later(() => transaction.onabort?.());
    },
  };
  later(() => {
    if (transaction.isOver) return;
    transaction.isOver = true;
    transaction.oncomplete?.();
  });
  return transaction;
};

const connectionTo = (browser: FakeBrowser) => {
  const connection = {
    isClosed: false,
    objectStoreNames: { contains: (name: string) => browser.kinds.has(name) },
    createObjectStore: (name: string, { keyPath }: Pick<Kind, 'keyPath'>) =>
      void browser.kinds.set(name, { keyPath, rows: new Map() }),
    close: () => {
      connection.isClosed = true;
    },
    transaction: (names: readonly string[]) => {
      if (connection.isClosed) throw new Error('simulated InvalidStateError: the connection is closed');
      return transactionOn(browser, names);
    },
  };
  return connection;
};

/** Installs a fake `indexedDB` and `IDBKeyRange` as globals. */
export const fakeBrowser = (): FakeBrowser => {
  const browser: FakeBrowser = { opened: 0, next: 'opens', connection: undefined, kinds: new Map() };
  const open = (): FakeRequest => {
    const request: FakeRequest = {};
    browser.opened += 1;
    const { next } = browser;
    browser.next = 'opens';
    queueMicrotask(() => {
      if (next === 'fails') return request.onerror?.();
      if (next === 'is blocked') return request.onblocked?.();
      const connection = connectionTo(browser);
      browser.connection = connection;
      request.result = connection;
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  Object.defineProperty(globalThis, 'indexedDB', { value: { open }, configurable: true });
  Object.defineProperty(globalThis, 'IDBKeyRange', { value: FakeRange, configurable: true });
  return browser;
};
