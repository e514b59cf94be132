import type { Thinking } from '../clock.ts';
import type { ArenaPlan } from './plan.ts';

/** A game as it was played: places and scores by seat, or who broke it off. */
export interface PlayedGame {
  readonly game: number;
  readonly round: number;
  readonly bots: readonly number[];
  readonly places?: readonly number[];
  readonly scores?: readonly number[];
  /** The seat that broke it off. */
  readonly forfeit?: number;
  /** By seat. */
  readonly thinking?: readonly Thinking[];
}

/** Points of one bot against another in a round: a victory is 1, a draw a half. */
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
  // At one table the places say everything; who played alone is compared by what he reached.
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

/** Everybody against everybody he met, the bot that was named first in front. */
export const meetingsIn = ({ seats }: ArenaPlan, games: readonly PlayedGame[]): Meeting[] => {
  if (seats > 1) return games.flatMap(game => compared(standingsOf(game), game.round, false));
  const rounds = new Map<number, Standing[]>();
  for (const game of games) rounds.set(game.round, [...(rounds.get(game.round) ?? []), ...standingsOf(game)]);
  return [...rounds].flatMap(([round, standings]) => compared(standings, round, true));
};
