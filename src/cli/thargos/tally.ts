import { summaryLine, type Tally } from '../simulation.ts';
import { addTo, meanOf, newSums, perSecond, rounded, type Sums, spreadOf } from '../sums.ts';
import { addEnd, type Ends, endsOf, rateOf, shareOf, type TalliedGame } from './rates.ts';

interface SeatTally {
  readonly bot: string;
  /** What was played here in every game so far; undefined when it was not always the same. */
  deck: string | undefined;
  readonly vp: Sums;
  readonly ofTarget: Sums;
  wins: number;
}

const addSeat = (tally: SeatTally, game: TalliedGame, seat: number): void => {
  const vp = game.vp[seat] ?? 0;
  if (tally.vp.count === 0) tally.deck = game.decks[seat];
  else if (tally.deck !== game.decks[seat]) tally.deck = undefined;
  addTo(tally.vp, vp);
  addTo(tally.ofTarget, vp / Math.max(1, game.targets[seat] ?? 0));
  tally.wins += shareOf(game, seat);
};

const seatSummary = ({ bot, deck, vp, ofTarget, wins }: SeatTally) => {
  const { games: _, ...rate } = rateOf(wins, vp.count);
  return { bot, deck: deck ?? null, ...spreadOf(vp), ...rate, ofTarget: rounded(meanOf(ofTarget)) };
};

/** What many games come to; solo and coop have no first player worth a rate. */
export const tallyOf = (bots: readonly string[]): Tally<TalliedGame> => {
  const seats = bots.map(
    (bot): SeatTally => ({ bot, deck: undefined, vp: newSums(), ofTarget: newSums(), wins: 0 }),
  );
  const rounds = newSums();
  const ends: Ends = new Map();
  let first = 0;
  let isRace = bots.length > 1;
  return {
    add: game => {
      for (const [seat, tally] of seats.entries()) addSeat(tally, game, seat);
      addTo(rounds, game.rounds);
      addEnd(ends, game.why);
      first += shareOf(game, game.first);
      isRace &&= game.places.includes(1);
    },
    answer: seconds =>
      summaryLine({
        games: rounds.count,
        gamesPerSecond: perSecond(rounds.count, seconds),
        seats: seats.map(seatSummary),
        ...(isRace && { first: rateOf(first, rounds.count) }),
        rounds: { ...spreadOf(rounds), least: rounds.least, most: rounds.most },
        ends: endsOf(ends),
      }),
  };
};
