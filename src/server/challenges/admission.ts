import { type Challenge, challengeName } from '../challenge.ts';
import { findProfile } from '../club/profile-store.ts';
import type { Data } from '../data.ts';
import { isSameHash, type KeyHash } from '../keys.ts';
import { refused } from '../refused.ts';
import { hasBegun, type Room } from '../room.ts';

const DAY_MS = 86_400_000;
const MOST_ROOMS = 200;
/** The number of oldest rooms of a player that are read. */
const MOST_READ = 20;
/** The default of `Limits.entriesPerDay`. */
const ENTRIES_PER_DAY = 10;
/** The maximum number of counted addresses and challenges. Beyond it, the oldest are dropped. */
const MOST_COUNTS = 20_000;

/** Whether the game of a room started with this player. Practice games create no profile, so they don't count. */
const hasPlayed = (room: Room, player: KeyHash): boolean =>
  hasBegun(room) &&
  room.from === undefined &&
  room.seats.some(seat => isSameHash(player, seat.player) && seat.moved === undefined);

/** Whether a player without a profile played at least a day ago, on a server that had no profiles yet. */
const hasOldGame = async (data: Data, player: KeyHash, now: number): Promise<boolean> => {
  const ids = await data.roomsOf(player, MOST_ROOMS);
  for (const id of ids.slice(-MOST_READ).reverse()) {
    const found = await data.room(id);
    if (found && found.room.created + DAY_MS <= now && hasPlayed(found.room, player)) return true;
  }
  return false;
};

/** NP-79: whether the server has known this identity for less than a day. */
export const isNewcomer = async (data: Data, player: KeyHash | undefined, now: number): Promise<boolean> => {
  if (player === undefined) return true;
  const profile = (await findProfile(data, player))?.profile;
  if (!profile) return !(await hasOldGame(data, player, now));
  return profile.since !== undefined && profile.since + DAY_MS > now;
};

/** NP-80: limits the entries of an address to a challenge on one day. Like rate limits, each server counts its own. */
export const limitEntries = (most = ENTRIES_PER_DAY) => {
  const counts = new Map<string, number>();
  /** Counts an entry. Returns a function that uncounts it, because it wasn't stored. */
  return (address: string, challenge: Challenge, now: number): (() => void) => {
    const key = [address, challengeName(challenge), Math.floor(now / DAY_MS)].join(' ');
    const count = (counts.get(key) ?? 0) + 1;
    if (count > most) throw refused('too-many-entries', { most });
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > MOST_COUNTS && oldest !== undefined) counts.delete(oldest);
    return () => counts.set(key, (counts.get(key) ?? 1) - 1);
  };
};
