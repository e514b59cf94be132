import { summaryLine, type Tally } from '../simulation.ts';
import { addTo, meanOf, newSums, perSecond, rounded, type Sums, spreadOf } from '../sums.ts';
import { matrixMarkdown } from './matrix-markdown.ts';
import { addEnd, type Ends, endsOf, rateOf, shareOf, type TalliedGame } from './rates.ts';

/** How decks do against each other, both ways together. */

/** Every deck against every other, on either side of the table. */
export const pairsOf = (decks: readonly string[]): (readonly [string, string])[] =>
  decks.flatMap(a => decks.flatMap(b => (a === b ? [] : [[a, b] as const])));

/** What one deck has come to against another. */
interface Cell {
  wins: number;
  readonly rounds: Sums;
  readonly ends: Ends;
}

const newCell = (): Cell => ({ wins: 0, rounds: newSums(), ends: new Map() });

const addGame = (cell: Cell, game: TalliedGame, seat: number): void => {
  cell.wins += shareOf(game, seat);
  addTo(cell.rounds, game.rounds);
  addEnd(cell.ends, game.why);
};

const rateIn = ({ wins, rounds }: Cell) => rateOf(wins, rounds.count);

const keyOf = (deck: string, against: string): string => `${deck}/${against}`;

export const matrixTally = (decks: readonly string[], isMarkdown: boolean): Tally<TalliedGame> => {
  const cells = new Map(pairsOf(decks).map(([deck, against]) => [keyOf(deck, against), newCell()]));
  const own = new Map(decks.map(deck => [deck, newCell()]));
  const all = newCell();

  const cellAt = (deck: string, against: string): Cell => cells.get(keyOf(deck, against)) ?? newCell();

  const summary = (seconds: number) => ({
    pairs: pairsOf(decks)
      .filter(([deck, against]) => decks.indexOf(deck) < decks.indexOf(against))
      .map(([deck, against]) => {
        const cell = cellAt(deck, against);
        const rounds = rounded(meanOf(cell.rounds));
        return { deck, against, ...rateIn(cell), rounds, ends: endsOf(cell.ends) };
      }),
    decks: decks.map(deck => ({ deck, ...rateIn(own.get(deck) ?? newCell()) })),
    first: rateIn(all),
    rounds: spreadOf(all.rounds),
    ends: endsOf(all.ends),
    games: all.rounds.count,
    gamesPerSecond: perSecond(all.rounds.count, seconds),
  });

  return {
    add: game => {
      addGame(all, game, game.first);
      for (const [seat, deck] of game.decks.entries()) {
        const against = game.decks[1 - seat] ?? '';
        for (const cell of [own.get(deck), cells.get(keyOf(deck, against))])
          if (cell) addGame(cell, game, seat);
      }
    },
    answer: (seconds, language) =>
      isMarkdown
        ? matrixMarkdown(summary(seconds), (deck, against) => rateIn(cellAt(deck, against)), language)
        : summaryLine(summary(seconds)),
  };
};
