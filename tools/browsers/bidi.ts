/** A small client of WebDriver BiDi: commands with a number go out, answers with the same number and events come in. */

/** The part of a WebSocket that is needed. */
export interface Socket {
  send(text: string): void;
  addEventListener(type: 'message', hear: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'close', hear: () => void): void;
}

export interface Bidi {
  send(method: string, params?: object): Promise<Readonly<Record<string, unknown>>>;
  on(event: string, hear: (params: Readonly<Record<string, unknown>>) => void): void;
}

interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number | null;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: Readonly<Record<string, unknown>>) => void;
  readonly reject: (error: Error) => void;
}

export const makeBidi = (socket: Socket): Bidi => {
  let last = 0;
  let isClosed = false;
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: Readonly<Record<string, unknown>>) => void>();

  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') return listeners.get(message.method ?? '')?.(message.params ?? {});
    const asked = waiting.get(message.id ?? 0);
    if (!asked) return;
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') return asked.resolve(message.result ?? {});
    asked.reject(new Error(`${asked.method}: ${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    isClosed = true;
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has closed`));
    waiting.clear();
  });

  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error(`${method}: the browser has closed`));
        last++;
        waiting.set(last, { method, resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (event, hear) => listeners.set(event, hear),
  };
};
