import type { ToPage, ToServer } from '../wire/messages.ts';

/** A line to a server that is laid again whenever it breaks. */
export interface RemoteLine {
  /** Nothing is sent while the line is down: whoever waits for an answer sends it again. */
  readonly send: (message: ToServer) => void;
  /** Something was missed: everything from the last version on. */
  readonly anew: () => void;
  readonly close: () => void;
}

interface Ends {
  readonly hello: () => ToServer;
  readonly onOpen: () => void;
  readonly onLost: () => void;
  readonly take: (message: ToPage) => void;
  /** Calls when a phone wakes up or its network comes back: what line there was is not to be trusted. Answers how to stop. */
  readonly hearWake: HearWake;
  readonly patience?: Patience;
}

export type HearWake = (wake: () => void) => () => void;

/** How long a line may be silent, in milliseconds. */
export interface Patience {
  /** Until it stands. */
  readonly open: number;
  /** Until it is asked whether anybody is there. */
  readonly quiet: number;
  /** The same where something was said that wants an answer. */
  readonly answer: number;
  /** Until whoever was asked so is not there. */
  readonly pong: number;
}

/** A line that leads nowhere looks like one on which nobody speaks, and a browser may take minutes to see the difference. */
const PATIENCE: Patience = { open: 6000, quiet: 5000, answer: 1500, pong: 3000 };

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** The server did not let us in: to come again would change nothing. */
const REFUSED = 4001;

/** What comes only when somebody has heard what was said. */
const ANSWERS: ReadonlySet<ToPage['type']> = new Set(['ack', 'refused', 'pong']);

export const openLine = (
  { server, id }: { readonly server: string; readonly id: string },
  { hello, onOpen, onLost, take, hearWake, patience = PATIENCE }: Ends,
): RemoteLine => {
  const address = new URL(`/api/v1/tables/${id}/socket`, server.replace(/^http/, 'ws'));
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MS;
  /** The next attempt, or the end of one's patience with this one. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Nobody waits; hello was said; something else was said; it was asked whether anybody is there. */
  let silence: 'calm' | 'greeting' | 'awaited' | 'asked' = 'calm';
  let isClosed = false;

  const after = (ms: number, work: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  };
  const connect = (): void => {
    const mine = new WebSocket(address);
    socket = mine;
    after(patience.open, lose);
    mine.onopen = () => {
      if (mine !== socket) return mine.close();
      mine.send(JSON.stringify(hello()));
      silence = 'greeting';
      after(patience.answer, doubt);
      onOpen();
    };
    mine.onmessage = ({ data }) => {
      if (mine !== socket) return;
      // Only who is let in has a line: a server that opens and closes at once is not asked more and more often.
      wait = FIRST_WAIT_MS;
      const message: ToPage = JSON.parse(String(data));
      // What others do comes over a line, too, that takes nothing to the server any more.
      if (silence === 'calm' || silence === 'greeting' || ANSWERS.has(message.type)) {
        silence = 'calm';
        after(patience.quiet, doubt);
      }
      take(message);
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
    // Many who lose the same server do not all come back in the same instant.
    after(wait * (0.5 + Math.random()), connect);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  /** Nobody waits for a line to say goodbye that may be dead already. */
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
  /** Nothing was heard for long: it is asked whether anybody is there, and once only. */
  const doubt = (): void => {
    if (silence === 'asked' || socket?.readyState !== WebSocket.OPEN) return lose();
    silence = 'asked';
    socket.send(JSON.stringify({ type: 'ping' } satisfies ToServer));
    after(patience.pong, doubt);
  };
  const wake = (): void => {
    if (isClosed) return;
    wait = FIRST_WAIT_MS;
    drop();
    connect();
  };
  const stopHearing = hearWake(wake);
  const end = (): void => {
    isClosed = true;
    clearTimeout(timer);
    stopHearing();
    drop();
  };
  connect();

  return {
    send: message => {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(message));
      // Who says one thing after the other waits for the first answer.
      if (silence !== 'calm') return;
      silence = 'awaited';
      after(patience.answer, doubt);
    },
    anew: lose,
    close: end,
  };
};
