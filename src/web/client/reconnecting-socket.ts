import type { ToPage, ToServer } from '../../sync/messages.ts';

/** A socket to a table on a server that reconnects whenever it breaks. */
export interface ReconnectingSocket {
  /** Drops the message while disconnected: the outbox sends it again. */
  readonly send: (message: ToServer) => void;
  /** Connects again, for example after a gap in the updates. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

interface Options {
  readonly hello: () => ToServer;
  readonly onOpen: () => void;
  readonly onLost: () => void;
  readonly onMessage: (message: ToPage) => void;
  /** Calls when a phone wakes up or its network returns, since the old socket may be dead. */
  readonly onWake: OnWake;
  readonly timeouts?: Timeouts;
}

/** Returns a function that unsubscribes. */
export type OnWake = (wake: () => void) => () => void;

/** In milliseconds. */
export interface Timeouts {
  /** For the connection. */
  readonly open: number;
  /** Silence before a ping. */
  readonly quiet: number;
  /** Silence before a ping while a message waits for its answer. */
  readonly answer: number;
  /** For the answer to a ping. */
  readonly pong: number;
}

/** A browser may take minutes to notice a dead connection. */
const TIMEOUTS: Timeouts = { open: 6000, quiet: 5000, answer: 1500, pong: 3000 };

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** The close code of a final refusal: reconnecting would not help. */
const REFUSED = 4001;

/** Messages that prove that the server receives what we send. */
const ANSWERS: ReadonlySet<ToPage['type']> = new Set(['ack', 'refused', 'pong']);

export const openSocket = (
  { server, id }: { readonly server: string; readonly id: string },
  { hello, onOpen, onLost, onMessage, onWake, timeouts = TIMEOUTS }: Options,
): ReconnectingSocket => {
  const address = new URL(`/api/v1/tables/${id}/socket`, server.replace(/^http/, 'ws'));
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MS;
  /** The next attempt to connect, or the timeout of the current socket. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'idle' | 'hello-sent' | 'awaiting-answer' | 'ping-sent' = 'idle';
  let isClosed = false;

  const after = (ms: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const connect = (): void => {
    const mine = new WebSocket(address);
    socket = mine;
    after(timeouts.open, lose);
    mine.onopen = () => {
      if (mine !== socket) return mine.close();
      mine.send(JSON.stringify(hello()));
      state = 'hello-sent';
      after(timeouts.answer, ping);
      onOpen();
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      // Reset only now, so that the wait still grows if the server accepts sockets and closes them at once.
      wait = FIRST_WAIT_MS;
      const message: ToPage = JSON.parse(String(data));
      // Updates also arrive over a socket that no longer delivers what we send.
      if (state === 'idle' || state === 'hello-sent' || ANSWERS.has(message.type)) {
        state = 'idle';
        after(timeouts.quiet, ping);
      }
      onMessage(message);
    };
    mine.onclose = ({ code }) => {
      if (mine !== socket) return;
      clearTimeout(timer);
      socket = undefined;
      onLost();
      if (code === REFUSED) end();
      else if (!isClosed) tryLater();
    };
  };
  const tryLater = (): void => {
    // Jitter: clients that lose the same server must not return in the same instant.
    after(wait * (0.5 + Math.random()), connect);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  /** Doesn't wait for the close handshake: the socket may be dead. */
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const lose = (): void => {
    if (isClosed) return;
    drop();
    onLost();
    tryLater();
  };
  const ping = (): void => {
    if (state === 'ping-sent' || socket?.readyState !== WebSocket.OPEN) return lose();
    state = 'ping-sent';
    socket.send(JSON.stringify({ type: 'ping' } satisfies ToServer));
    after(timeouts.pong, ping);
  };
  const wake = (): void => {
    if (isClosed) return;
    wait = FIRST_WAIT_MS;
    drop();
    connect();
  };
  const stopListening = onWake(wake);
  const end = (): void => {
    isClosed = true;
    clearTimeout(timer);
    stopListening();
    drop();
  };
  connect();

  return {
    send: message => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(message));
      // The timeout runs from the first unanswered message.
      if (state !== 'idle') return;
      state = 'awaiting-answer';
      after(timeouts.answer, ping);
    },
    reconnect: lose,
    close: end,
  };
};
