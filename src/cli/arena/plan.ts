import { range } from '../../engine/util.ts';

/** Who plays whom: a round has one seed, and in it everybody meets everybody on every seat. */
export interface ArenaPlan {
  readonly bots: readonly string[];
  readonly seats: number;
  readonly rounds: number;
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
const meetingsOf = ({ bots, seats }: ArenaPlan): number[][] => {
  const all = range(bots.length);
  return bots.length < seats ? [range(seats).map(seat => seat % bots.length)] : chosen(all, seats);
};

/** The games of a round: nobody is better off for where he sits, for everybody has sat everywhere. */
export const seatingsOf = (plan: ArenaPlan): readonly (readonly number[])[] =>
  meetingsOf(plan).flatMap(meeting =>
    range(plan.seats).map(turn => meeting.map((_, seat) => meeting[(seat + turn) % plan.seats]!)),
  );

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
