import { isSame } from '../../engine/canonical.ts';
import { range } from '../../engine/util.ts';

/** Describes which bots play each other. All games of a round have the same seed, and every bot plays on every seat. */
export interface ArenaPlan {
  readonly bots: readonly string[];
  readonly seats: number;
  readonly rounds: number;
  /** The bots at every table, by their indexes, if a bot takes more than one seat, as in one against two. */
  readonly table?: readonly number[];
}

/** A game of an arena. `bots` has the index of the bot for each seat. */
export interface ArenaPairing {
  readonly game: number;
  readonly round: number;
  readonly bots: readonly number[];
}

/** Returns all ways to choose `count` of these numbers, in order. */
const chosen = (from: readonly number[], count: number): number[][] => {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => chosen(from.slice(i + 1), count - 1).map(rest => [first, ...rest]));
};

/** Returns the groups of bots that play together. If there are fewer bots than seats, the bots repeat in turn. */
const meetingsOf = ({ bots, seats, table }: ArenaPlan): (readonly number[])[] => {
  if (table) return [table];
  const all = range(bots.length);
  return bots.length < seats ? [range(seats).map(seat => seat % bots.length)] : chosen(all, seats);
};

/** Rotates the bots of a table by this many seats. */
const turned = (meeting: readonly number[], by: number): number[] =>
  meeting.map((_, seat) => meeting[(seat + by) % meeting.length]!);

/**
 * Returns the games of a round. Every bot takes every seat, so that no bot has the advantage of a seat. If a bot takes
 * several seats, some rotations are equal, and only one of them is played.
 */
export const seatingsOf = (plan: ArenaPlan): readonly (readonly number[])[] =>
  meetingsOf(plan).flatMap(meeting => {
    const ways = range(plan.seats).map(turn => turned(meeting, turn));
    return ways.filter((way, i) => ways.findIndex(other => isSame(other, way)) === i);
  });

/** Returns the games of complete rounds. In an incomplete round, some bots haven't played on every seat. */
export const wholeRounds = <G extends { readonly round: number }>(
  plan: ArenaPlan,
  games: readonly G[],
): readonly G[] => {
  const size = seatingsOf(plan).length;
  const played = new Map<number, number>();
  for (const { round } of games) played.set(round, (played.get(round) ?? 0) + 1);
  return games.filter(({ round }) => played.get(round) === size);
};

/** Yields all games, one round after the other, so that an interrupted run has as many complete rounds as possible. */
export function* pairingsOf(plan: ArenaPlan): Generator<ArenaPairing> {
  const seatings = seatingsOf(plan);
  for (let game = 0; game < plan.rounds * seatings.length; game++)
    yield { game, round: Math.floor(game / seatings.length), bots: seatings[game % seatings.length]! };
}

/** Which rounds one machine plays, if several machines share an arena. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export const isIn = ({ part, of }: Shard, { round }: ArenaPairing): boolean => round % of === part - 1;
