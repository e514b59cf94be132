import { signal } from '@preact/signals';
import { COME_AGAIN, type ToPage, type ToServer } from '../../sync/messages.ts';

/** The address of a table or a tournament on a server, and a key to it. */
export interface RemotePlace {
  readonly server: string;
  /** `tables` by default. */
  readonly what?: 'tables' | 'tournaments';
  readonly id: string;
  readonly token: string;
}

/** The timeouts in milliseconds. Without them, a browser may take minutes to notice a dead connection. */
export const TIMEOUTS = {
  /** The maximum time to connect. */
  open: 6000,
  /** The time without messages after which the socket sends a ping. */
  quiet: 5000,
  /** The time after which the socket sends a ping if a message still waits for its answer. */
  answer: 1500,
  /** The maximum time until a ping is answered. */
  pong: 3000,
};

interface Options<M extends { readonly type: string }> {
  readonly onMessage: (message: M) => void;
  /** Returns fields for `hello`, the first message over each socket. */
  readonly hello?: () => Partial<Extract<ToServer, { type: 'hello' }>>;
  /** Returns the messages that a new socket sends again. */
  readonly unanswered?: () => readonly ToServer[];
  readonly timeouts?: typeof TIMEOUTS | undefined;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** The shortest wait, as a share of the current one. */
const LEAST_WAIT = 0.5;
/** The code with which the server closes a socket if reconnecting would not help. */
const REFUSED = 4001;

/** Opens a socket to a table or a tournament on a server. It reconnects whenever it breaks. */
export const openSocket = <M extends { readonly type: string } = ToPage>(
  { server, what = 'tables', id, token }: RemotePlace,
  { onMessage, hello, unanswered, timeouts = TIMEOUTS }: Options<M>,
) => {
  const address = new URL(`/api/v1/${what}/${id}/socket`, server.replace(/^http/, 'ws'));
  const isConnected = signal(false);
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MS;
  /** The timer of the next attempt to connect, or of the current socket's timeout. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'awaiting-answer' | 'ping-sent' = 'idle';
  let isClosed = false;

  const after = (ms: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  /** Drops the socket without waiting for the close handshake, because the socket may be dead. */
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    isConnected.value = false;
    old?.close();
  };
  const connect = (): void => {
    const mine = new WebSocket(address);
    socket = mine;
    after(timeouts.open, lose);
    mine.onopen = () => {
      if (mine !== socket) return mine.close();
      // Servers of version 0.2 don't know `diff`. They read `compact` and `whole`, and send whole snapshots.
      const first: ToServer = { type: 'hello', token, diff: true, compact: true, whole: true, ...hello?.() };
      for (const message of [first, ...(unanswered?.() ?? [])]) mine.send(JSON.stringify(message));
      state = 'idle';
      after(timeouts.answer, ping);
      isConnected.value = true;
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      // The wait is reset only by a message, so that it still grows if the server accepts sockets and closes them.
      wait = FIRST_WAIT_MS;
      const message: M = JSON.parse(String(data));
      // Only answers end the wait for one: an update doesn't prove that the server receives our messages.
      if (state === 'idle' || ['ack', 'refused', 'pong'].includes(message.type)) {
        state = 'idle';
        after(timeouts.quiet, ping);
      }
      onMessage(message);
    };
    mine.onclose = ({ code }) => {
      if (mine !== socket) return;
      if (code === REFUSED) end();
      else lose(code === COME_AGAIN ? 0 : LEAST_WAIT);
    };
  };
  const lose = (leastWait = LEAST_WAIT): void => {
    if (isClosed) return;
    drop();
    // The wait is random, so that clients that lost the same server don't all reconnect in the same instant.
    after(wait * (leastWait + Math.random()), connect);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  const ping = (): void => {
    if (state === 'ping-sent' || socket?.readyState !== WebSocket.OPEN) return lose();
    state = 'ping-sent';
    socket.send(JSON.stringify({ type: 'ping' } satisfies ToServer));
    after(timeouts.pong, ping);
  };
  const end = (): void => {
    isClosed = true;
    clearTimeout(timer);
    drop();
  };
  connect();

  return {
    isConnected,
    /** Sends a message. Without a connection it does nothing, because the outbox sends the message again later. */
    send: (message: ToServer): void => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(message));
      // The timeout of the first unanswered message is already running.
      if (state !== 'idle') return;
      state = 'awaiting-answer';
      after(timeouts.answer, ping);
    },
    /** Drops the socket and connects again, after a gap in the updates or if the socket may be dead. */
    reconnect: (): void => {
      wait = FIRST_WAIT_MS;
      lose();
    },
    close: end,
  };
};
