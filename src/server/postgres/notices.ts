import { isObject } from '../../engine/util.ts';
import { SIGNS } from '../../sync/signs.ts';
import type { Notice } from '../cluster.ts';

/** A message with the id of its sender. */
interface SignedNotice {
  readonly from: string;
  readonly notice: Notice;
}

type Parts = Readonly<Record<string, unknown>>;

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isId = (value: unknown): boolean => typeof value === 'string';
const isPerhaps = (value: unknown): boolean => value === undefined || isCount(value);

const CHECKS: { readonly [T in Notice['type']]: (notice: Parts) => boolean } = {
  changed: ({ id, changes, version }) => isId(id) && isPerhaps(changes) && isPerhaps(version),
  here: ({ id, seats, watching }) =>
    isId(id) && Array.isArray(seats) && seats.every(isCount) && isCount(watching),
  sign: ({ id, seat, sign, at }) =>
    isId(id) && isCount(seat) && isCount(at) && SIGNS.some(each => each === sign),
  nudge: ({ id, seat }) => isId(id) && isCount(seat),
  acted: ({ id, seat }) => isId(id) && isCount(seat),
  vote: ({ id, seat, by }) => isId(id) && isCount(seat) && isCount(by),
  who: ({ id }) => isId(id),
  alive: ({ up }) => up === undefined || Number.isFinite(up),
  gone: () => true,
};

// `hasOwn` doesn't narrow the key, hence the cast.
const isNotice = (value: unknown): value is Notice =>
  isObject(value) &&
  typeof value.type === 'string' &&
  Object.hasOwn(CHECKS, value.type) &&
  CHECKS[value.type as Notice['type']](value);

const read = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

/** Undefined for invalid messages: any client of the database can send some. */
export const parseNotice = (payload: string | undefined): SignedNotice | undefined => {
  const said = read(payload ?? '');
  if (!isObject(said)) return undefined;
  const { from, notice } = said;
  return typeof from === 'string' && isNotice(notice) ? { from, notice } : undefined;
};
