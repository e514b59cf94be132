import { isObject } from '../engine/util.ts';

/** What players of a finished game send each other while they review it together. */

/** A moment of a finished game, and what to look at. */
export interface ReviewPosition {
  /** The last batch that has begun, counted from 0 without undone batches. */
  readonly batch: number;
  /** How many events of this batch have happened, at least 1. */
  readonly events: number;
  /** The seat whose map or hand is shown. */
  readonly seat?: number;
  /** Whether all hands are shown. */
  readonly open?: boolean;
}

/** What a player points at: a space on the map of a seat, or a card. */
export type ReviewTarget = { readonly seat: number; readonly cell: number } | { readonly card: number };

/** The state of a shared review. */
export interface ReviewShown {
  /** The seat of the player who leads. */
  readonly leader?: number;
  /** The seats of the players who follow, and that of the leader. */
  readonly here: readonly number[];
  /** What the leader shows. Only for clients that follow. */
  readonly at?: ReviewPosition;
}

/** A player points at something. */
export interface ReviewMark {
  readonly seat: number;
  readonly at: ReviewTarget;
}

export const REVIEW_ACTIONS = ['follow', 'leave', 'lead', 'stop', 'hand', 'show', 'point'] as const;

/** What a client asks for in a shared review. */
export type ReviewWish =
  | { readonly action: 'follow' | 'leave' | 'lead' | 'stop' }
  /** The leader makes another player the leader. */
  | { readonly action: 'hand'; readonly seat: number }
  | { readonly action: 'show'; readonly at: ReviewPosition }
  | { readonly action: 'point'; readonly at: ReviewTarget };

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const hasOnly = (value: object, ...keys: readonly string[]): boolean =>
  Object.keys(value).every(key => keys.includes(key));

export const isReviewPosition = (value: unknown): value is ReviewPosition =>
  isObject(value) &&
  hasOnly(value, 'batch', 'events', 'seat', 'open') &&
  isCount(value.batch) &&
  isCount(value.events) &&
  (value.seat === undefined || isCount(value.seat)) &&
  (value.open === undefined || typeof value.open === 'boolean');

export const isReviewTarget = (value: unknown): value is ReviewTarget =>
  isObject(value) &&
  ('card' in value
    ? hasOnly(value, 'card') && isCount(value.card)
    : hasOnly(value, 'seat', 'cell') && isCount(value.seat) && isCount(value.cell));

/** Whether a message from a client has the fields that its action needs. */
export const isReviewWish = ({ action, seat, at }: Readonly<Record<string, unknown>>): boolean => {
  if (action === 'hand') return isCount(seat);
  if (action === 'show') return isReviewPosition(at);
  if (action === 'point') return isReviewTarget(at);
  return REVIEW_ACTIONS.some(each => each === action);
};
