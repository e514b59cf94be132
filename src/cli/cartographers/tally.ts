import type { Result } from '../../games/cartographers/types.ts';
import { type RunHead, shareOf, shareOfForfeit, summaryLine, type Tally } from '../simulation.ts';
import { addTo, errorOf, meanOf, newSums, perSecond, rounded, spreadOf } from '../sums.ts';

/** The result of a finished game. */
export interface TalliedGame extends Pick<Result, 'totals' | 'monsters' | 'places'> {
  readonly edicts: readonly string[];
  readonly rating?: number;
}

export const tallyOf = (bots: readonly string[], head: RunHead): Tally<TalliedGame> => {
  const seats = bots.map(bot => ({ bot, totals: newSums(), ratings: newSums(), wins: 0, forfeits: 0 }));
  let games = 0;
  return {
    add: ({ totals, places, rating }) => {
      games += 1;
      for (const [seat, tally] of seats.entries()) {
        addTo(tally.totals, totals[seat]!);
        if (rating !== undefined) addTo(tally.ratings, rating);
        tally.wins += shareOf({ places }, seat);
      }
    },
    forfeited: (_, loser) => {
      games += 1;
      for (const [seat, tally] of seats.entries()) {
        tally.wins += shareOfForfeit(seats.length, loser, seat);
        if (seat === loser) tally.forfeits += 1;
      }
    },
    answer: ({ seconds, thinking }) =>
      summaryLine({
        ...head,
        games,
        gamesPerSecond: perSecond(games, seconds),
        seats: seats.map(({ bot, totals, ratings, wins, forfeits }) => ({
          bot,
          ...spreadOf(totals),
          wins: rounded(wins),
          forfeits,
          ...(ratings.count > 0 && {
            ratingMean: rounded(meanOf(ratings)),
            ratingSe: rounded(errorOf(ratings)),
          }),
        })),
        thinking,
      }),
  };
};
