import type { Played } from './simulate-game.ts';

/** Sums of whole numbers: exact, so the order in which games come in cannot change them. */
interface Sums {
  count: number;
  sum: number;
  squares: number;
}

interface SeatTally {
  readonly bot: string;
  readonly totals: Sums;
  readonly ratings: Sums;
  wins: number;
}

export interface Tally {
  games: number;
  readonly seats: readonly SeatTally[];
}

const sums = (): Sums => ({ count: 0, sum: 0, squares: 0 });

export const newTally = (bots: readonly string[]): Tally => ({
  games: 0,
  seats: bots.map(bot => ({ bot, totals: sums(), ratings: sums(), wins: 0 })),
});

const add = (to: Sums, value: number): void => {
  to.count += 1;
  to.sum += value;
  to.squares += value * value;
};

export const addGame = (tally: Tally, game: Played): void => {
  tally.games += 1;
  for (const [seat, { totals, ratings }] of tally.seats.entries()) {
    add(totals, game.totals[seat]);
    if (game.rating !== undefined) add(ratings, game.rating);
    if (game.places[seat] === 1) tally.seats[seat].wins += 1;
  }
};

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

const mean = ({ sum, count }: Sums): number => sum / count;

/** Of the sample; 0 for a single game. */
const deviation = ({ count, sum, squares }: Sums): number =>
  count < 2 ? 0 : Math.sqrt((count * squares - sum * sum) / (count * (count - 1)));

const error = (of: Sums): number => deviation(of) / Math.sqrt(of.count);

export const summary = ({ games, seats }: Tally, seconds: number) => ({
  games,
  gamesPerSecond: Math.round((games / seconds) * 100) / 100,
  seats: seats.map(({ bot, totals, ratings, wins }) => ({
    bot,
    mean: rounded(mean(totals)),
    sd: rounded(deviation(totals)),
    se: rounded(error(totals)),
    wins,
    ...(ratings.count > 0 && { ratingMean: rounded(mean(ratings)), ratingSe: rounded(error(ratings)) }),
  })),
});
