import type { Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import { steadyNow } from '../clock.ts';
import type { LiveRoom } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { refuse } from '../refused.ts';
import type { Role, Room } from '../room.ts';

/** How long the others wait for a player who is absent or doesn't move, in milliseconds. */
export interface WaitTimes {
  /** From when a player disconnected or was nudged until a bot may replace them. */
  readonly graceMs: number;
  /** From when a player disconnected or was nudged until the vote of one player is enough to replace them. */
  readonly aloneMs: number;
  /** From the last move at the table until a connected player may be nudged. */
  readonly idleMs: number;
  /** From when the host disconnected until another player becomes the host. */
  readonly hostMs: number;
  /**
   * From when the last player of an open live table disconnected until the lobby no longer lists the table.
   */
  readonly absentMs: number;
  /** NP-72: from when the leader left a shared review until another player may lead. */
  readonly leaderMs: number;
  /** NP-87: from the start of a vote to undo a turn until the host may decide alone. */
  readonly hostAloneMs: number;
}

export const isPlaying = ({ seats }: Room, seat: Seat): boolean =>
  seats[seat]?.kind === 'person' && seats[seat].standIn === undefined;

const isAsked = (live: LiveRoom, seat: Seat): boolean =>
  live.table()?.snapshot('spectator').activeSeats.includes(seat) ?? false;

const tooSoon = (left: number): Refusal | undefined =>
  left > 0 ? refuse('too-soon', { seconds: Math.ceil(left / 1000) }) : undefined;

/** When a disconnected player was last active. If this server never saw them, when it opened the room. */
export const missingSince = (live: LiveRoom, presence: PresenceTracker, seat: Seat): number => {
  const { id } = live.room();
  return Math.max(presence.leftAt(id, seat) ?? live.openedAt, presence.actedAt(id, seat) ?? 0);
};

/** When the grace period of a player starts; undefined for a connected player without a nudge. */
const waitingSince = (live: LiveRoom, presence: PresenceTracker, seat: Seat): number | undefined => {
  const { id, limit } = live.room();
  if (!presence.isHere(id, seat)) return missingSince(live, presence, seat);
  // A connected player with a clock may use all of the time on it, so there is no grace period.
  return limit || !isAsked(live, seat) ? undefined : presence.nudgedAt(id, seat);
};

/** NP-49, NP-50: why a bot can't replace the player of this seat yet, or how long the others have waited. */
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
  const waitedMs = steadyNow() - since;
  return tooSoon(graceMs - waitedMs) ?? { waitedMs };
};

/**
 * NP-49: adds a player's vote. Returns the number of votes, how many are needed, and whether they are enough.
 */
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

/** NP-50: why the player of this seat can't be nudged now; undefined if they can. */
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
  return tooSoon(since + idleMs - steadyNow());
};
