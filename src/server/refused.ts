import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isSeed } from '../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { withoutKeys } from './keys.ts';

/** HTTP status codes of refusals; 422 for all others. */
const STATUS: Readonly<Record<string, number>> = {
  'bad-request': 400,
  'no-token': 401,
  'not-yours': 403,
  'not-shared': 403,
  removed: 403,
  'other-origin': 403,
  'no-such-table': 404,
  'no-such-address': 404,
  'no-such-supply': 404,
  'decision-gone': 409,
  'command-id-taken': 409,
  'game-over': 409,
  'not-begun': 409,
  'not-over': 409,
  'already-begun': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'table-full': 409,
  'table-taken': 409,
  'too-soon': 409,
  'not-to-move': 409,
  'no-player': 409,
  'too-large': 413,
  'too-many': 429,
  'not-kept': 503,
  'table-gone': 503,
  'log-gap': 503,
  'log-damaged': 503,
  failed: 500,
};

export const statusOf = ({ refused }: Refusal): number => STATUS[refused] ?? 422;

const withoutSecrets = (detail: unknown): unknown =>
  // The hash of a card pack looks like a seed. Clients need it, and it isn't secret.
  typeof detail === 'string' && !isSeed(detail) ? withoutKeys(detail) : detail;

/** A refusal for the client. Details may repeat what it sent, such as a key in the wrong place. */
export const publicRefusal = (refusal: Refusal): Refusal => ({
  ...Object.fromEntries(Object.entries(refusal).map(([name, detail]) => [name, withoutSecrets(detail)])),
  refused: refusal.refused,
});

/** Carries a refusal to the error handler of a route. */
export class RefusalError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export const refused = (code: string, details?: Readonly<Record<string, unknown>>): RefusalError =>
  new RefusalError(refuse(code, details));

/** Returns the value, or throws a refusal. */
export const unwrap = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw new RefusalError(answer);
  // A type guard doesn't narrow a generic type to `Exclude`.
  return answer as Exclude<T, Refusal>;
};

/** Turns a failure of the store into a refusal. */
export const orNotKept = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(() => {
    throw refused('not-kept');
  });

/** The most time to flush a refusal. */
const FLUSH_MS = 2000;

/** Writes a refusal as an HTTP response and closes the connection. */
export const refuseConnection = (
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
