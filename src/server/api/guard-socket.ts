import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Refusals } from '../refusals.ts';
import { CUT_OFF, frameAllowance } from './allowance.ts';

/** A WebSocket, the connection below it, and the address it comes from. */
export interface Connection {
  readonly socket: WebSocket;
  readonly raw: Duplex;
  readonly asker: string;
}

/** The codes with which a socket is closed; above 4000 they are ours. */
export const CLOSED = { comeAgain: 1012, tooMuch: 1013, refused: 4001, silent: 4002 } as const;

/** Limits what one socket may send, and what it may leave unread. Answers pings within both limits. */
export const guardSocket = ({ socket, raw, asker }: Connection, mostUnread: number, refusals: Refusals) => {
  const allowance = frameAllowance();
  const isOpen = (): boolean => socket.readyState === socket.OPEN;

  const close = (code: number, reason: string): void => {
    if (isOpen()) refusals.note(reason, asker);
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
    refusals.note('bad-frame', asker);
    setImmediate(shut, CLOSED.refused, 'bad-frame');
  });
  return { isOpen, canWrite, close, count };
};
