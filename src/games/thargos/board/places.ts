import type { Seat } from '../../../engine/game.ts';
import type { Post } from '../types.ts';

/**
 * How posts and tracks connect players (HT-8.1). A post is a player's place for a hero; each player's posts
 * are numbered from left to right.
 */

export const POSTS = 4;

export const seatOf = (post: Post): Seat => Math.floor(post / POSTS);
export const postOf = (seat: Seat, place: number): Post => seat * POSTS + place;

const own = (seat: Seat): readonly Post[] => [0, 1, 2, 3].map(place => postOf(seat, place));
/** The posts of each seat. Precomputed because they are read often; no game has more than 16 seats. */
const OWN: readonly (readonly Post[])[] = Array.from({ length: 16 }, (_, seat) => own(seat));

export const postsOf = (seat: Seat): readonly Post[] => OWN[seat] ?? own(seat);

/** The number of tracks for this number of players. A story has no tracks. */
export const trackCount = (players: number): number => (players < 2 ? 0 : 2 * players);

/**
 * The two posts of a track. In a duel, all four tracks connect both players, in the same order for both. In a
 * circle, track i connects a post on the left side of player ⌊i/2⌋ with one on the right side of the next
 * player.
 */
export const endsOf = (players: number, track: number): readonly [Post, Post] => {
  if (players === 2) return [postOf(0, track), postOf(1, track)];
  const seat = Math.floor(track / 2);
  return [postOf(seat, track % 2), postOf((seat + 1) % players, 2 + (track % 2))];
};

export const trackOf = (players: number, post: Post): number => {
  const place = post % POSTS;
  if (players === 2) return place;
  const seat = seatOf(post);
  return place < 2 ? seat * 2 + place : ((seat + players - 1) % players) * 2 + (place - 2);
};

export const opposite = (players: number, post: Post): Post => {
  const ends = endsOf(players, trackOf(players, post));
  return ends[0] === post ? ends[1] : ends[0];
};

/** The player's post on this track. Undefined if the player isn't at this track. */
export const endAt = (players: number, track: number, seat: Seat): Post | undefined => {
  if (!(track >= 0 && track < trackCount(players))) return undefined;
  const ends = endsOf(players, track);
  if (seatOf(ends[0]) === seat) return ends[0];
  return seatOf(ends[1]) === seat ? ends[1] : undefined;
};

/** HT-8.1.8: whether two posts are adjacent in the same player's row. */
export const isAdjacent = (a: Post, b: Post): boolean => seatOf(a) === seatOf(b) && Math.abs(a - b) === 1;
