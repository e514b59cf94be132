import type { ToPage } from '../../sync/messages.ts';
import { type LoadSocket, openLoadSocket } from './socket.ts';
import type { LoadTally } from './tally.ts';

export interface ViewerPlace {
  readonly server: string;
  readonly id: string;
  readonly token: string;
}

interface ViewerHooks {
  readonly onMessage: (message: ToPage) => void;
  /** Called for each new connection. Returns the last version that the viewer has, and messages to send again. */
  readonly onOpen: () => { readonly since?: number; readonly again: readonly string[] };
  /** Called when the server no longer accepts the key, so reconnecting wouldn't help. */
  readonly onRefused: () => void;
}

/** The connection of a player or a spectator. It reconnects whenever it breaks. */
export interface LoadViewer {
  send(text: string): void;
  reconnect(): void;
  end(): void;
}

const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2000;
/** The code with which the server closes a socket if its key is wrong or the table doesn't exist. */
const KEY_REFUSED = 4001;

export const openViewer = (
  { server, id, token }: ViewerPlace,
  tally: LoadTally,
  { onMessage, onOpen, onRefused }: ViewerHooks,
): LoadViewer => {
  const address = new URL(`/api/v1/tables/${id}/socket`, server);
  let socket: LoadSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  let isEnded = false;
  let opened = 0;

  const leave = (): void => {
    const bytes = socket?.bytes();
    tally.bytes.sent += bytes?.sent ?? 0;
    tally.bytes.received += bytes?.received ?? 0;
    socket?.end();
    socket = undefined;
  };
  const connectLater = (ms: number): void => {
    leave();
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(connect, ms);
  };
  const connect = (): void => {
    const mine = openLoadSocket(address, {
      onOpen: () => {
        opened += 1;
        if (opened > 1) tally.reconnects += 1;
        const { since, again } = onOpen();
        mine.send(
          JSON.stringify({ type: 'hello', token, diff: true, ...(since !== undefined && { since }) }),
        );
        for (const text of again) mine.send(text);
      },
      onText: text => {
        wait = FIRST_WAIT_MS;
        onMessage(JSON.parse(text));
      },
      onEnd: ({ code, status, retryAfter }) => {
        if (code === KEY_REFUSED) {
          tally.noteCode(`closed-${code}`);
          return onRefused();
        }
        if (status !== undefined && status !== 429) tally.noteCode(`status-${status}`);
        const ms = retryAfter === undefined ? wait : retryAfter * 1000;
        if (status === 429) tally.noteWait('too-many', ms);
        wait = Math.min(LONGEST_WAIT_MS, wait * 2);
        connectLater(ms);
      },
    });
    socket = mine;
  };
  connect();
  return {
    send: text => socket?.send(text),
    reconnect: () => connectLater(0),
    end: () => {
      isEnded = true;
      clearTimeout(timer);
      leave();
    },
  };
};
