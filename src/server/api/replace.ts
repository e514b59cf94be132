import type { Seat } from '../../engine/game.ts';
import { type Refusal, refuse } from '../../engine/refusal.ts';
import type { LiveRoom } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import type { Role, Room } from '../room.ts';

/** How long players wait for a player before they may act, in milliseconds. */
export interface WaitTimes {
  /** Since the player disconnected, or since the nudge. */
  readonly graceMs: number;
  /** The same, until the vote of one player is enough. */
  readonly aloneMs: number;
  /** Since the last move at the table, until a connected player may be nudged. */
  readonly idleMs: number;
  /** Since the host disconnected, until another player is the host. */
  readonly hostMs: number;
}

const isPlaying = ({ seats }: Room, seat: Seat): boolean =>
  seats[seat]?.kind === 'person' && seats[seat].standIn === undefined;

const isAsked = (live: LiveRoom, seat: Seat): boolean =>
  live.table()?.snapshot('spectator').owing.includes(seat) ?? false;

const tooSoon = (left: number): Refusal | undefined =>
  left > 0 ? refuse('too-soon', { seconds: Math.ceil(left / 1000) }) : undefined;

/** When a disconnected player was last connected. After a restart, when the room was opened. */
export const missingSince = (live: LiveRoom, presence: PresenceTracker, seat: Seat): number => {
  const { id } = live.room();
  return Math.max(presence.leftAt(id, seat) ?? live.openedAt, presence.actedAt(id, seat) ?? 0);
};

/** When the grace period starts; undefined for a connected player without a nudge. */
const waitingSince = (live: LiveRoom, presence: PresenceTracker, seat: Seat): number | undefined => {
  const { id, limit } = live.room();
  if (!presence.isHere(id, seat)) return missingSince(live, presence, seat);
  // A connected player with a clock may use all of it.
  return limit || !isAsked(live, seat) ? undefined : presence.nudgedAt(id, seat);
};

/** NP-49, NP-50: why a bot can't replace this player yet, or how long others have waited. */
export const whyNotReplaced = (
  live: LiveRoom,
  presence: PresenceTracker,
  { graceMs }: WaitTimes,
  { viewer, isHost }: Role,
  seat: Seat,
): Refusal | { readonly waitedMs: number } => {
  const { kind } = live.room().seats[seat] ?? {};
  if (kind === undefined) return refuse('no-such-seat', { seat });
  const isVoter = typeof viewer === 'number' && live.table() && isPlaying(live.room(), viewer);
  if (kind !== 'person' || !(isHost || (isVoter && isPlaying(live.room(), seat)))) return refuse('not-yours');
  const since = waitingSince(live, presence, seat);
  if (since === undefined) return refuse('not-yours');
  const waitedMs = Date.now() - since;
  return tooSoon(graceMs - waitedMs) ?? { waitedMs };
};

/** NP-49: counts a player's vote. Returns whether the votes suffice, and how many are needed. */
export const voteFor = (
  live: LiveRoom,
  presence: PresenceTracker,
  { aloneMs }: WaitTimes,
  vote: { readonly seat: Seat; readonly by: Seat; readonly waitedMs: number },
): { readonly isEnough: boolean; readonly votes: number; readonly needed: number } => {
  const { seat, by, waitedMs } = vote;
  const room = live.room();
  const present = room.seats.flatMap((_, each) =>
    each !== seat && isPlaying(room, each) && (each === by || presence.isHere(room.id, each)) ? [each] : [],
  );
  const votes = presence.vote(room.id, seat, by).filter(each => present.includes(each)).length;
  const needed = Math.floor(present.length / 2) + 1;
  return { isEnough: votes >= needed || waitedMs >= aloneMs, votes, needed };
};

/** NP-50: why this player can't be nudged now. */
export const whyNotNudged = (
  live: LiveRoom,
  presence: PresenceTracker,
  { idleMs }: WaitTimes,
  { viewer }: Role,
  seat: Seat,
): Refusal | undefined => {
  const room = live.room();
  if (typeof viewer !== 'number' || viewer === seat) return refuse('not-yours');
  if (!room.seats[seat]) return refuse('no-such-seat', { seat });
  if (!live.table()) return refuse('not-begun');
  if (!isPlaying(room, seat) || !isAsked(live, seat)) return refuse('not-to-move', { seat });
  const since = Math.max(live.movedAt(), presence.actedAt(room.id, seat) ?? 0);
  return tooSoon(since + idleMs - Date.now());
};
