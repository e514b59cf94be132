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

/** Close codes; those above 4000 are ours. */
export const CLOSED = { comeAgain: 1012, tooMuch: 1013, refused: 4001, silent: 4002 } as const;

/** Limits what a socket may send and leave unread. Answers pings within both limits. */
export const guardSocket = ({ socket, raw, address }: Connection, mostUnread: number, refusals: Refusals) => {
  const allowance = frameAllowance();
  const isOpen = (): boolean => socket.readyState === socket.OPEN;

  const close = (code: number, reason: string): void => {
    if (isOpen()) refusals.note(reason, address);
    socket.close(code, reason);
  };
  /** Closes and stops reading, because a flooding client would keep the server busy. */
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
  // `ws` has sent a close code but would continue to read.
  socket.on('error', () => {
    refusals.note('bad-frame', address);
    setImmediate(shut, CLOSED.refused, 'bad-frame');
  });
  return { isOpen, canWrite, close, count };
};

/** The frames that a socket may send in a burst, and per second. */
const BURST = 400;
const PER_SECOND = 200;

/** Below this budget a client ignores refusals: close its socket. */
const CUT_OFF = -BURST;

/** Takes one frame from the budget and returns what is left; below zero, refuse. */
const frameAllowance = (): (() => number) => {
  const { take } = tokenBucket(BURST, PER_SECOND / 1000);
  return () => take(1);
};

/** Corks a connection until the end of the tick, so that an update and its ack share one packet. */
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

/** Bytes that clients haven't read yet. */
export const unreadBytes = (sockets: Iterable<Unread>): number => {
  let sum = 0;
  for (const { bufferedAmount } of sockets) sum += bufferedAmount;
  return sum;
};

/** The sockets to close so that no address has more than `most` unread bytes, largest first. */
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
