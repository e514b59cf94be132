/**
 * As much of IndexedDB as `database.ts` uses, in memory: requests answer later, a transaction ends when nobody asks
 * anything more, and what was aborted has not happened.
 */

type Rows = Map<string, Record<string, unknown>>;

interface FakeRequest {
  result?: unknown;
  error?: unknown;
  onsuccess?: () => void;
  onerror?: () => void;
  onblocked?: () => void;
  onupgradeneeded?: () => void;
}

/** What a test does to the browser, and sees of it. */
export interface FakeBrowser {
  /** How often a connection was opened. */
  opened: number;
  /** What happens to the next who opens one. */
  next: 'opens' | 'fails' | 'is blocked';
  /** The connection that is open now. */
  connection: FakeConnection | undefined;
  readonly kinds: Map<string, Rows>;
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

const storeOf = (rows: Rows) => ({
  get: (id: string) => answering(() => rows.get(id)),
  getAll: () => answering(() => [...rows.values()]),
  put: (row: Record<string, unknown>) => answering(() => void rows.set(String(row.id), row)),
});

const transactionOn = (browser: FakeBrowser, names: readonly string[]) => {
  const before = names.map(name => [name, new Map(browser.kinds.get(name))] as const);
  const transaction = {
    error: null,
    isOver: false,
    oncomplete: undefined as (() => void) | undefined,
    onabort: undefined as (() => void) | undefined,
    objectStore: (name: string) => storeOf(browser.kinds.get(name)!),
    abort: () => {
      if (transaction.isOver) throw new Error('InvalidStateError');
      transaction.isOver = true;
      for (const [name, rows] of before) browser.kinds.set(name, rows);
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
    createObjectStore: (name: string) => void browser.kinds.set(name, new Map()),
    close: () => {
      connection.isClosed = true;
    },
    transaction: (names: readonly string[]) => {
      if (connection.isClosed) throw new Error('InvalidStateError');
      return transactionOn(browser, names);
    },
  };
  return connection;
};

/** Puts such a browser in the place of the real one. */
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
  return browser;
};
