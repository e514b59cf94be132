import { isSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { withoutKeys } from '../keys.ts';

/** What a request is answered with when it is not granted; 422 where nothing else is said. */
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

const hushed = (detail: unknown): unknown =>
  // The hash of a card pack has the form of a seed: clients need it, and it opens nothing.
  typeof detail === 'string' && !isSeed(detail) ? withoutKeys(detail) : detail;

/** A refusal as it is sent. Its details may repeat what the client sent, such as a key in the wrong place. */
export const shownRefusal = (refusal: Refusal): Refusal => ({
  ...Object.fromEntries(Object.entries(refusal).map(([name, detail]) => [name, hushed(detail)])),
  refused: refusal.refused,
});

/** Thrown by what a route stands on, so that every route need not hand it up. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export const refused = (code: string, details?: Readonly<Record<string, unknown>>): Refused =>
  new Refused(refuse(code, details));

/** What was granted; a refusal goes the way of all refusals. */
export const granted = <T>(answer: T): Exclude<T, Refusal> => {
  if (isRefusal(answer)) throw new Refused(answer);
  return answer as Exclude<T, Refusal>;
};

/** What the store answered; where it does not answer, that is the refusal. */
export const answered = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch(() => {
    throw refused('not-kept');
  });
