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
}

export type HearWake = (wake: () => void) => () => void;

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** The server did not let us in: to come again would change nothing. */
const REFUSED = 4001;

export const openLine = (
  { server, id }: { readonly server: string; readonly id: string },
  { hello, onOpen, onLost, take, hearWake }: Ends,
): RemoteLine => {
  const address = new URL(`/api/v1/tables/${id}/socket`, server.replace(/^http/, 'ws'));
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const connect = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      if (mine !== socket) return mine.close();
      mine.send(JSON.stringify(hello()));
      wait = FIRST_WAIT_MS;
      onOpen();
    };
    mine.onmessage = ({ data }) => {
      if (mine === socket) take(JSON.parse(String(data)));
    };
    mine.onclose = ({ code }) => {
      if (mine !== socket) return;
      socket = undefined;
      onLost();
      if (!isClosed && code !== REFUSED) tryLater();
    };
  };
  const tryLater = (): void => {
    // Many who lose the same server do not all come back in the same instant.
    timer = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  /** Nobody waits for a line to say goodbye that may be dead already. */
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    old?.close();
  };
  const wake = (): void => {
    if (isClosed) return;
    wait = FIRST_WAIT_MS;
    drop();
    connect();
  };
  const stopHearing = hearWake(wake);
  connect();

  return {
    send: message => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    anew: () => {
      if (isClosed) return;
      drop();
      onLost();
      clearTimeout(timer);
      tryLater();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      stopHearing();
      drop();
    },
  };
};
