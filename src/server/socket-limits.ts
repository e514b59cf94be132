import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { COME_AGAIN } from '../sync/messages.ts';
import type { LogFields } from './monitoring/trace.ts';
import type { Refusals } from './refusals.ts';
import { tokenBucket } from './token-bucket.ts';

/** A WebSocket, its TCP connection, and the address of its client. */
export interface Connection {
  readonly socket: WebSocket;
  readonly raw: Duplex;
  readonly address: string;
  /** NP-135: the fields of its log lines. */
  readonly fields: LogFields;
  /** Counts a frame of the address. Returns how many more frames its sockets may send, which may be negative. */
  readonly countForAddress: () => number;
  /** The messages of the client that the server has not answered yet. */
  readonly unanswered: Set<Promise<void>>;
}

/** The close codes of sockets. docs/protocol.md defines those above 4000. */
export const CLOSED = { comeAgain: COME_AGAIN, tooMuch: 1013, refused: 4001, silent: 4002 } as const;

/** Closes a socket whose client sends too much or leaves too much unread. Below these limits, answers its pings. */
export const guardSocket = (
  { socket, raw, address, countForAddress }: Connection,
  mostUnread: number,
  refusals: Refusals,
) => {
  const allowance = frameAllowance();
  const isOpen = (): boolean => socket.readyState === socket.OPEN;

  const close = (code: number, reason: string): void => {
    if (isOpen()) refusals.note(reason, address);
    socket.close(code, reason);
  };
  /**
   * Closes the socket and stops reading from it, because reading the frames of a flooding client would keep the server
   * busy.
   */
  const shut = (code: number, reason: string): void => {
    close(code, reason);
    raw.end();
    socket.pause();
  };
  /** Counts a frame of any kind. Returns how many more frames are allowed, which may be negative. */
  const count = (): number => {
    const left = Math.min(allowance(), countForAddress());
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
  // After a protocol error, `ws` sends a close code but continues to read.
  socket.on('error', () => {
    refusals.note('bad-frame', address);
    setImmediate(shut, CLOSED.refused, 'bad-frame');
  });
  return { isOpen, canWrite, close, count };
};

/** How many frames a socket may send in a burst, and how many per second after that. */
const BURST = 400;
const PER_SECOND = 200;

/** A socket is closed if its budget falls below this, because its client ignores refusals. */
const CUT_OFF = -BURST;

/**
 * Creates the frame budget of a socket. Each call counts one frame and returns how many are left. If the result is
 * negative, the frame must be refused.
 */
const frameAllowance = (): (() => number) => {
  const { take } = tokenBucket(BURST, PER_SECOND / 1000);
  return () => take(1);
};

/**
 * Returns a function that holds back the output of a connection until the end of the tick, so that an update and an ack
 * share one packet.
 */
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

/** Returns how many bytes clients haven't read yet. */
export const unreadBytes = (sockets: Iterable<Unread>): number => {
  let sum = 0;
  for (const { bufferedAmount } of sockets) sum += bufferedAmount;
  return sum;
};

/**
 * Returns the sockets that must be closed so that no address has more than `most` unread bytes. Sockets with the most
 * unread bytes are closed first.
 */
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
