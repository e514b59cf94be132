import { isObject } from '../../engine/util.ts';
import { isReviewPosition, isReviewTarget } from '../../sync/review.ts';
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
  changed: ({ id, changes, version, isListed }) =>
    isId(id) &&
    isPerhaps(changes) &&
    isPerhaps(version) &&
    (isListed === undefined || typeof isListed === 'boolean'),
  here: ({ id, seats, watching, names = [], reviewing = [] }) =>
    isId(id) &&
    Array.isArray(seats) &&
    seats.every(isCount) &&
    isCount(watching) &&
    Array.isArray(names) &&
    names.every(isId) &&
    Array.isArray(reviewing) &&
    reviewing.every(isCount),
  review: ({ id, term, step, leader, at }) =>
    isId(id) &&
    isCount(term) &&
    isCount(step) &&
    isPerhaps(leader) &&
    (at === undefined || isReviewPosition(at)),
  mark: ({ id, seat, at }) => isId(id) && isCount(seat) && isReviewTarget(at),
  sign: ({ id, seat, sign, at }) =>
    isId(id) && isCount(seat) && isCount(at) && SIGNS.some(each => each === sign),
  nudge: ({ id, seat }) => isId(id) && isCount(seat),
  acted: ({ id, seat }) => isId(id) && isCount(seat),
  vote: ({ id, seat, by }) => isId(id) && isCount(seat) && isCount(by),
  attended: ({ id, ago }) => isId(id) && isCount(ago),
  who: ({ id }) => isId(id),
  document: ({ id }) => isId(id),
  alive: parts => [parts.up, parts.now, parts.age].every(each => each === undefined || Number.isFinite(each)),
  gone: () => true,
};

const isNoticeType = (type: unknown): type is Notice['type'] =>
  typeof type === 'string' && Object.hasOwn(CHECKS, type);

const isNotice = (value: unknown): value is Notice =>
  isObject(value) && isNoticeType(value.type) && CHECKS[value.type](value);

const read = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

/**
 * Parses a message between servers. Returns undefined for an invalid message, because any client of the database can
 * send one.
 */
export const parseNotice = (payload: string | undefined): SignedNotice | undefined => {
  const said = read(payload ?? '');
  if (!isObject(said)) return undefined;
  const { from, notice } = said;
  return typeof from === 'string' && isNotice(notice) ? { from, notice } : undefined;
};
