import { type RunHead, shareOf, shareOfForfeit, summaryLine, type Tally } from '../simulation.ts';
import { addTo, meanOf, newSums, perSecond, rounded, type Sums, spreadOf } from '../sums.ts';
import { addEnd, type Ends, endsOf, rateOf, type TalliedGame } from './rates.ts';

interface SeatTally {
  readonly bot: string;
  /** The deck of a seat, or undefined if it wasn't the same in every game. */
  deck: string | undefined;
  readonly vp: Sums;
  readonly ofTarget: Sums;
  wins: number;
  forfeits: number;
}

const addSeat = (tally: SeatTally, game: TalliedGame, seat: number): void => {
  const vp = game.vp[seat] ?? 0;
  if (tally.vp.count === 0) tally.deck = game.decks[seat];
  else if (tally.deck !== game.decks[seat]) tally.deck = undefined;
  addTo(tally.vp, vp);
  addTo(tally.ofTarget, vp / Math.max(1, game.targets[seat] ?? 0));
  tally.wins += shareOf(game, seat);
};

const seatSummary = ({ bot, deck, vp, ofTarget, wins, forfeits }: SeatTally, played: number) => {
  const { games: _, ...rate } = rateOf(wins, played);
  const reached = rounded(meanOf(ofTarget));
  return { bot, deck: deck ?? null, ...spreadOf(vp), ...rate, ofTarget: reached, forfeits };
};

/** Counts the results of many games. The first player has no win rate in solo and coop games. */
export const tallyOf = (bots: readonly string[], head: RunHead): Tally<TalliedGame> => {
  const seats = bots.map(
    (bot): SeatTally => ({ bot, deck: undefined, vp: newSums(), ofTarget: newSums(), wins: 0, forfeits: 0 }),
  );
  let forfeits = 0;
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
    forfeited: (_, loser) => {
      forfeits += 1;
      for (const [seat, tally] of seats.entries()) {
        tally.wins += shareOfForfeit(seats.length, loser, seat);
        if (seat === loser) tally.forfeits += 1;
      }
    },
    answer: ({ seconds, thinking }) =>
      summaryLine({
        ...head,
        games: rounds.count + forfeits,
        gamesPerSecond: perSecond(rounds.count + forfeits, seconds),
        seats: seats.map(tally => seatSummary(tally, rounds.count + forfeits)),
        ...(isRace && { first: rateOf(first, rounds.count) }),
        rounds: { ...spreadOf(rounds), ...(rounds.count > 0 && { least: rounds.least, most: rounds.most }) },
        ends: endsOf(ends),
        thinking,
      }),
  };
};
