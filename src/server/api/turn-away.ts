import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Refusal } from '../../engine/refusal.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { statusOf } from './refused.ts';

/** How long a client may take to receive a refusal that does not fit into the network's buffers. */
const FLUSH_MS = 2000;

/** Answers a connection with a refusal and closes it as soon as the answer is written, whatever the client does. */
export const turnAway = (
  socket: Duplex,
  refusal: Refusal,
  more: Readonly<Record<string, string>> = {},
): void => {
  // An 'error' event without a listener would end the process.
  socket.on('error', () => socket.destroy());
  const status = statusOf(refusal);
  const body = JSON.stringify(refusal);
  const headers = {
    ...SECURITY_HEADERS,
    ...more,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const giveUp = setTimeout(() => socket.destroy(), FLUSH_MS).unref();
  socket.once('close', () => clearTimeout(giveUp));
  socket.once('finish', () => socket.destroy());
  // Closing with unread bytes would reset the connection, and the client might lose the answer.
  socket.resume();
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
};
