import type { Thinking } from '../clock.ts';
import type { ArenaPlan } from './plan.ts';

/** A game of an arena: the place and score of each seat, or the seat that forfeited. */
export interface PlayedGame {
  readonly game: number;
  readonly round: number;
  readonly bots: readonly number[];
  readonly places?: readonly number[];
  readonly scores?: readonly number[];
  /** The seat whose bot forfeited the game. */
  readonly forfeit?: number;
  /** The thinking time of each seat. */
  readonly thinking?: readonly Thinking[];
}

/**
 * How a bot did against another one, in one game or in the solo games of a round. `points` is 1 for a win and 0.5 for a
 * draw.
 */
export interface Meeting {
  readonly bot: number;
  readonly against: number;
  readonly round: number;
  readonly points: number;
}

interface Standing {
  readonly bot: number;
  readonly place: number;
  readonly score: number;
}

const FORFEITED = Number.POSITIVE_INFINITY;

const standingsOf = ({ bots, places, scores, forfeit }: PlayedGame): Standing[] =>
  bots.map((bot, seat) => ({
    bot,
    place: forfeit === undefined ? places![seat]! : seat === forfeit ? FORFEITED : 1,
    score: scores?.[seat] ?? 0,
  }));

const pointsOf = (a: Standing, b: Standing, isAlone: boolean): number => {
  if (a.place !== b.place) return a.place < b.place ? 1 : 0;
  // In solo games, every place is 1, so the games of the same round are compared by score.
  if (!isAlone || a.score === b.score) return 0.5;
  return a.score > b.score ? 1 : 0;
};

const compared = (standings: readonly Standing[], round: number, isAlone: boolean): Meeting[] =>
  standings.flatMap((a, i) =>
    standings.slice(i + 1).flatMap(b => {
      if (a.bot === b.bot) return [];
      const points = pointsOf(a, b, isAlone);
      return a.bot < b.bot
        ? [{ bot: a.bot, against: b.bot, round, points }]
        : [{ bot: b.bot, against: a.bot, round, points: 1 - points }];
    }),
  );

/** Returns the results of all pairs of bots that met. `bot` is the bot that is named first in the plan. */
export const meetingsIn = ({ seats }: ArenaPlan, games: readonly PlayedGame[]): Meeting[] => {
  if (seats > 1) return games.flatMap(game => compared(standingsOf(game), game.round, false));
  const rounds = new Map<number, Standing[]>();
  for (const game of games) rounds.set(game.round, [...(rounds.get(game.round) ?? []), ...standingsOf(game)]);
  return [...rounds].flatMap(([round, standings]) => compared(standings, round, true));
};
