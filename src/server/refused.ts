import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { isSeed } from '../engine/random.ts';
import { type DetailsOf, isRefusal, type Refusal, refuseIn } from '../engine/refusal.ts';
import type { NoDetails } from '../engine/refusals.ts';
import type { ServerRefusals } from '../sync/refusals.ts';
import { lookUp } from '../text/refusal-text.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { withoutKeys } from './keys.ts';

/** The codes that the server makes itself, and those of the engine with an HTTP status other than 422. */
type StatusCode = keyof ServerRefusals | 'decision-gone' | 'command-id-taken' | 'log-damaged';

/** The HTTP status of each refusal code. Codes that aren't listed have 422. */
const STATUS: Readonly<Record<StatusCode, number>> = {
  'bad-request': 400,
  'no-token': 401,
  'not-yours': 403,
  'not-shared': 403,
  removed: 403,
  'other-origin': 403,
  'not-leading': 403,
  'daily-closed': 403,
  'not-in-daily': 403,
  'not-playing': 403,
  blocked: 403,
  'chat-off': 403,
  muted: 403,
  'no-such-table': 404,
  'no-such-address': 404,
  'no-such-supply': 404,
  'no-such-daily': 404,
  'no-such-profile': 404,
  'no-such-group': 404,
  'no-such-member': 404,
  'no-such-season': 404,
  'no-such-text': 404,
  'no-such-tournament': 404,
  'no-such-entrant': 404,
  'no-such-block': 404,
  'no-such-person': 404,
  'not-subscribed': 404,
  'decision-gone': 409,
  'command-id-taken': 409,
  'game-over': 409,
  'not-begun': 409,
  'not-over': 409,
  'already-begun': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'already-entered': 409,
  'table-full': 409,
  'group-full': 409,
  'table-taken': 409,
  'too-soon': 409,
  'not-to-move': 409,
  'no-player': 409,
  'no-fork': 409,
  paused: 409,
  'not-a-desk': 409,
  'no-clock': 409,
  'nothing-to-undo': 409,
  'practice-not-listed': 409,
  'rating-outside': 409,
  'review-led': 409,
  'tournament-begun': 409,
  'tournament-full': 409,
  'not-in-tournament': 409,
  'in-tournament': 409,
  ended: 409,
  'too-few': 409,
  'too-large': 413,
  'too-many': 429,
  'too-many-entries': 429,
  stopping: 503,
  'not-kept': 503,
  'table-gone': 503,
  'log-gap': 503,
  'log-damaged': 503,
  failed: 500,
  'name-refused': 422,
  'no-such-moment': 422,
  'no-such-target': 422,
  'no-choice': 422,
  'private-address': 422,
  'bad-webhook': 422,
  'not-delivered': 422,
  'bad-supply': 422,
  'no-such-seat': 422,
  'unknown-bot': 422,
};

export const statusOf = ({ refused }: Refusal): number => lookUp<number>(STATUS, refused) ?? 422;

/** Makes a refusal of the server. */
export const refuse = refuseIn<ServerRefusals>();

/** Within the server: a change of a room isn't needed anymore. No client receives it. */
export const ALREADY_COUNTED = refuseIn<{ readonly 'already-counted': NoDetails }>()('already-counted');

const withoutSecrets = (detail: unknown): unknown =>
  // The hash of a card pack has the form of a seed, but it isn't secret and clients need it. So it isn't
  // redacted.
  typeof detail === 'string' && !isSeed(detail) ? withoutKeys(detail) : detail;

/**
 * A refusal without secrets. Its details may repeat what the client sent, such as a key in the wrong place.
 */
export const publicRefusal = (refusal: Refusal): Refusal => ({
  ...Object.fromEntries(Object.entries(refusal).map(([name, detail]) => [name, withoutSecrets(detail)])),
  refused: refusal.refused,
});

/** Thrown to send a refusal: the error handler of the routes turns it into a response. */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  /** If defined, overrides the usual HTTP status of the refusal code. */
  readonly status: number | undefined;

  constructor(refusal: Refusal, status?: number) {
    super(refusal.refused);
    this.refusal = refusal;
    this.status = status;
  }
}

/** Like `refuse`, but the refusal can be thrown. */
export const refused = <Code extends keyof ServerRefusals>(
  code: Code,
  ...details: DetailsOf<ServerRefusals[Code]>
): RefusalError => new RefusalError(refuse(code, ...details));

/** Returns the value. If it is a refusal, throws it. */
export const unwrap = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw new RefusalError(answer);
  // The cast is needed because a type guard doesn't narrow a generic type to `Exclude`.
  return answer as Exclude<T, Refusal>;
};

/** Turns a failure of the store into a refusal. */
export const orNotKept = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(() => {
    throw refused('not-kept');
  });

/** If a client hasn't received the refusal within this time, its connection is destroyed. */
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
  // Reads and ignores the rest of the request. Closing with unread bytes would reset the connection, and the
  // client might lose the answer.
  socket.resume();
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
};
