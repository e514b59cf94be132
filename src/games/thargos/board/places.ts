import type { Seat } from '../../../engine/game.ts';
import type { Post } from '../types.ts';

/** How posts and tracks connect players (HT-8.1). A player's posts are the places for heroes, from left to right. */

export const POSTS = 4;

export const seatOf = (post: Post): Seat => Math.floor(post / POSTS);
export const postOf = (seat: Seat, place: number): Post => seat * POSTS + place;

const own = (seat: Seat): readonly Post[] => [0, 1, 2, 3].map(place => postOf(seat, place));
/** Precomputed, because they are read often; no table has more seats than this. */
const OWN: readonly (readonly Post[])[] = Array.from({ length: 16 }, (_, seat) => own(seat));

export const postsOf = (seat: Seat): readonly Post[] => OWN[seat] ?? own(seat);

/** The number of tracks for this many players. A story has none. */
export const trackCount = (players: number): number => (players < 2 ? 0 : 2 * players);

/**
 * The two posts of a track. With two players, all four tracks connect the two, in the same order for both. In a
 * circle, track i connects player ⌊i/2⌋, on their left, with the next player, on their right.
 */
export const endsOf = (players: number, track: number): readonly [Post, Post] => {
  if (players === 2) return [postOf(0, track), postOf(1, track)];
  const seat = Math.floor(track / 2);
  return [postOf(seat, track % 2), postOf((seat + 1) % players, 2 + (track % 2))];
};

/** The track of a post. */
export const trackOf = (players: number, post: Post): number => {
  const place = post % POSTS;
  if (players === 2) return place;
  const seat = seatOf(post);
  return place < 2 ? seat * 2 + place : ((seat + players - 1) % players) * 2 + (place - 2);
};

/** The post at the other end of the track. */
export const opposite = (players: number, post: Post): Post => {
  const ends = endsOf(players, trackOf(players, post));
  return ends[0] === post ? ends[1] : ends[0];
};

/** A player's own post at a track; undefined if the track isn't theirs. */
export const endAt = (players: number, track: number, seat: Seat): Post | undefined => {
  if (!(track >= 0 && track < trackCount(players))) return undefined;
  const ends = endsOf(players, track);
  if (seatOf(ends[0]) === seat) return ends[0];
  return seatOf(ends[1]) === seat ? ends[1] : undefined;
};

/** HT-8.1.8: neighboring posts in one player's row. */
export const isAdjacent = (a: Post, b: Post): boolean => seatOf(a) === seatOf(b) && Math.abs(a - b) === 1;
