import { isSame } from '../../engine/canonical.ts';
import { range } from '../../engine/util.ts';

/** Who plays whom: a round has one seed, and in it everybody meets everybody on every seat. */
export interface ArenaPlan {
  readonly bots: readonly string[];
  readonly seats: number;
  readonly rounds: number;
  /** Who sits at every table, where somebody sits there more than once: one against two, for example. */
  readonly table?: readonly number[];
}

/** A game of a plan: bots are meant by their number in it, one for each seat. */
export interface ArenaPairing {
  readonly game: number;
  readonly round: number;
  readonly bots: readonly number[];
}

/** All ways to take so many of these, in order. */
const chosen = (from: readonly number[], count: number): number[][] => {
  if (count === 0) return [[]];
  return from.flatMap((first, i) => chosen(from.slice(i + 1), count - 1).map(rest => [first, ...rest]));
};

/** Who sits at a table together; where there are fewer bots than seats, they take turns. */
const meetingsOf = ({ bots, seats, table }: ArenaPlan): (readonly number[])[] => {
  if (table) return [table];
  const all = range(bots.length);
  return bots.length < seats ? [range(seats).map(seat => seat % bots.length)] : chosen(all, seats);
};

/** A table turned by so many seats. */
const turned = (meeting: readonly number[], by: number): number[] =>
  meeting.map((_, seat) => meeting[(seat + by) % meeting.length]!);

/**
 * The games of a round: nobody is better off for where he sits, for everybody has sat everywhere. Where bots sit twice,
 * a table may look the same when it is turned: it would be the same game.
 */
export const seatingsOf = (plan: ArenaPlan): readonly (readonly number[])[] =>
  meetingsOf(plan).flatMap(meeting => {
    const ways = range(plan.seats).map(turn => turned(meeting, turn));
    return ways.filter((way, i) => ways.findIndex(other => isSame(other, way)) === i);
  });

/** The games of rounds that were played to their end: in the others somebody has not yet sat everywhere. */
export const wholeRounds = <G extends { readonly round: number }>(
  plan: ArenaPlan,
  games: readonly G[],
): readonly G[] => {
  const size = seatingsOf(plan).length;
  const played = new Map<number, number>();
  for (const { round } of games) played.set(round, (played.get(round) ?? 0) + 1);
  return games.filter(({ round }) => played.get(round) === size);
};

/** Round by round, so that a run which is broken off was fair. */
export function* pairingsOf(plan: ArenaPlan): Generator<ArenaPairing> {
  const seatings = seatingsOf(plan);
  for (let game = 0; game < plan.rounds * seatings.length; game++)
    yield { game, round: Math.floor(game / seatings.length), bots: seatings[game % seatings.length]! };
}

/** A part of the rounds, for one machine of several. */
export interface Shard {
  readonly part: number;
  readonly of: number;
}

export const isIn = ({ part, of }: Shard, { round }: ArenaPairing): boolean => round % of === part - 1;
