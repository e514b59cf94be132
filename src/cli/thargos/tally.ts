import { END_REASONS } from '../../games/thargos/types.ts';
import type { PlayedDuel } from './simulate-game.ts';

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Wilson's interval: where a rate lies with 95 % confidence, also for few games and for rates near 0 or 1. */
export const interval = (wins: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - half) / scale)), rounded(Math.min(1, (middle + half) / scale))];
};

export const rateOf = (wins: number, games: number) => ({
  games,
  wins: rounded(wins),
  winRate: games === 0 ? null : rounded(wins / games),
  interval: interval(wins, games),
});

/** A shared victory counts for each by its part. */
export const shareOf = ({ places }: Pick<PlayedDuel, 'places'>, seat: number): number => {
  const winners = places.filter(place => place === 1).length;
  return places[seat] === 1 ? 1 / winners : 0;
};

export type Ends = { readonly [W in PlayedDuel['why']]: number };

export const endsOf = (games: readonly PlayedDuel[]): Partial<Ends> =>
  Object.fromEntries(
    END_REASONS.flatMap(why => {
      const count = games.filter(game => game.why === why).length;
      return count === 0 ? [] : [[why, count]];
    }),
  );

export const spreadOf = (values: readonly number[]) => {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sd = count < 2 ? 0 : Math.sqrt(squares / (count - 1));
  return { mean: rounded(mean), sd: rounded(sd), se: rounded(count === 0 ? 0 : sd / Math.sqrt(count)) };
};

/** What many games come to; solo and coop have no first player worth a rate. */
export const summarize = (games: readonly PlayedDuel[], bots: readonly string[], seconds: number) => {
  const decks = games[0]?.decks ?? [];
  const rounds = games.map(game => game.rounds);
  const isRace = bots.length > 1 && games.every(({ places }) => places.some(place => place === 1));
  return {
    games: games.length,
    gamesPerSecond: Math.round((games.length / seconds) * 100) / 100,
    seats: bots.map((bot, seat) => {
      const { games: _, ...rate } = rateOf(
        games.reduce((sum, game) => sum + shareOf(game, seat), 0),
        games.length,
      );
      const shared = games.map(({ vp, targets }) => vp[seat] / Math.max(1, targets[seat]));
      return {
        bot,
        deck: games.every(game => game.decks[seat] === decks[seat]) ? decks[seat] : null,
        ...spreadOf(games.map(({ vp }) => vp[seat])),
        ...rate,
        ofTarget: spreadOf(shared).mean,
      };
    }),
    ...(isRace && {
      first: rateOf(
        games.reduce((sum, game) => sum + shareOf(game, game.first), 0),
        games.length,
      ),
    }),
    rounds: { ...spreadOf(rounds), least: Math.min(...rounds), most: Math.max(...rounds) },
    ends: endsOf(games),
  };
};
