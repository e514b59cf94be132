import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refusals } from './refusals.ts';
import { tokenBucket } from './token-bucket.ts';

/** A WebSocket, the connection below it, and the address it comes from. */
export interface Connection {
  readonly socket: WebSocket;
  readonly raw: Duplex;
  readonly address: string;
}

/** The codes with which a socket is closed; above 4000 they are ours. */
export const CLOSED = { comeAgain: 1012, tooMuch: 1013, refused: 4001, silent: 4002 } as const;

/** Limits what one socket may send, and what it may leave unread. Answers pings within both limits. */
export const guardSocket = ({ socket, raw, address }: Connection, mostUnread: number, refusals: Refusals) => {
  const allowance = frameAllowance();
  const isOpen = (): boolean => socket.readyState === socket.OPEN;

  const close = (code: number, reason: string): void => {
    if (isOpen()) refusals.note(reason, address);
    socket.close(code, reason);
  };
  /** Closes and reads no more: a client that floods would keep the server busy until it hangs up. */
  const shut = (code: number, reason: string): void => {
    close(code, reason);
    raw.end();
    socket.pause();
  };
  /** Counts a frame of any kind; returns how many more are allowed. */
  const count = (): number => {
    const left = allowance();
    if (left < CUT_OFF && !socket.isPaused) shut(CLOSED.tooMuch, 'too-many');
    return left;
  };
  const canWrite = (): boolean => {
    if (!isOpen()) return false;
    if (socket.bufferedAmount <= mostUnread) return true;
    close(CLOSED.tooMuch, 'unread');
    return false;
  };
  socket.on('ping', data => {
    if (count() >= 0 && canWrite()) socket.pong(data);
  });
  socket.on('pong', count);
  // `ws` rejected a frame, has sent a close code and would read on.
  socket.on('error', () => {
    refusals.note('bad-frame', address);
    setImmediate(shut, CLOSED.refused, 'bad-frame');
  });
  return { isOpen, canWrite, close, count };
};

/** How many frames a socket may send at once, and how many more each second. */
const BURST = 400;
const PER_SECOND = 200;

/** Below this a socket has kept sending long after it was refused: it is closed. */
export const CUT_OFF = -BURST;

/** Each call takes one frame and returns what is left; below zero, refuse. */
export const frameAllowance = (): (() => number) => {
  const { take } = tokenBucket(BURST, PER_SECOND / 1000);
  return () => take(1);
};

/** What is written to a connection in the same turn leaves together: what happened, and that it was granted. */
export const corkPerTick = (): ((socket: Duplex) => void) => {
  const held = new Set<Duplex>();
  const letGo = (): void => {
    for (const socket of held) socket.uncork();
    held.clear();
  };
  return socket => {
    if (held.has(socket)) return;
    if (held.size === 0) process.nextTick(letGo);
    held.add(socket);
    socket.cork();
  };
};

interface Unread {
  readonly bufferedAmount: number;
}

/** Bytes that wait for clients to read them. */
export const unreadBytes = (sockets: Iterable<Unread>): number => {
  let sum = 0;
  for (const { bufferedAmount } of sockets) sum += bufferedAmount;
  return sum;
};

/** The sockets to cut so that every address has at most `most` unread bytes: those with the most first. */
export const shedUnread = <Socket extends Unread>(
  sockets: Iterable<Socket>,
  addressOf: (socket: Socket) => string,
  most: number,
): readonly Socket[] => {
  const sums = new Map<string, number>();
  for (const socket of sockets) {
    const address = addressOf(socket);
    sums.set(address, (sums.get(address) ?? 0) + socket.bufferedAmount);
  }
  if ([...sums.values()].every(sum => sum <= most)) return [];
  return [...sockets]
    .toSorted((a, b) => b.bufferedAmount - a.bufferedAmount)
    .filter(socket => {
      const address = addressOf(socket);
      const sum = sums.get(address)!;
      if (sum <= most) return false;
      sums.set(address, sum - socket.bufferedAmount);
      return true;
    });
};
