import { type RunHead, shareOf, shareOfForfeit, summaryLine, type Tally, type Took } from '../simulation.ts';
import { addTo, meanOf, newSums, perSecond, rounded, type Sums, spreadOf } from '../sums.ts';
import type { Defenses } from './defenses.ts';
import { matrixMarkdown } from './matrix-markdown.ts';
import { addEnd, type Ends, endsOf, rateOf, type TalliedGame } from './rates.ts';

/** A matrix: the results of every deck against every other deck, on both sides of the table. */

/** Returns all ordered pairs of different decks, so that each deck of a pair plays on both sides of the table. */
export const pairsOf = (decks: readonly string[]): (readonly [string, string])[] =>
  decks.flatMap(a => decks.flatMap(b => (a === b ? [] : [[a, b] as const])));

/** The results of one deck against another. */
interface Cell {
  games: number;
  wins: number;
  readonly rounds: Sums;
  readonly ends: Ends;
}

const newCell = (): Cell => ({ games: 0, wins: 0, rounds: newSums(), ends: new Map() });

const addGame = (cell: Cell, game: TalliedGame, seat: number): void => {
  cell.games += 1;
  cell.wins += shareOf(game, seat);
  addTo(cell.rounds, game.rounds);
  addEnd(cell.ends, game.why);
};

const added = (a: Defenses, b: Defenses): Defenses => ({
  conflicts: a.conflicts + b.conflicts,
  open: a.open + b.open,
  held: a.held + b.held,
  lost: a.lost + b.lost,
});

const rateIn = ({ wins, games }: Cell) => rateOf(wins, games);

const keyOf = (deck: string, against: string): string => `${deck}/${against}`;

/** What a matrix plays: all pairs of decks, `each` times on both sides of the table. */
export interface Matrix {
  readonly decks: readonly string[];
  readonly each: number;
  readonly markdown: boolean;
}

/** Returns the two decks that play the game with this number. */
export const meetingAt = ({ decks, each }: Matrix, game: number): readonly [string, string] | undefined =>
  pairsOf(decks)[Math.floor(game / each)];

export const matrixTally = (matrix: Matrix, bots: readonly string[], head: RunHead): Tally<TalliedGame> => {
  const { decks } = matrix;
  const cells = new Map(pairsOf(decks).map(([deck, against]) => [keyOf(deck, against), newCell()]));
  const own = new Map(decks.map(deck => [deck, newCell()]));
  const all = newCell();
  let defences: Defenses = { conflicts: 0, open: 0, held: 0, lost: 0 };
  let forfeits = 0;

  const cellAt = (deck: string, against: string): Cell => cells.get(keyOf(deck, against)) ?? newCell();

  /** Returns the cells that count a game for `deck`: its results against all decks, and against this one. */
  const cellsOf = (deck: string, against: string): Cell[] =>
    [own.get(deck), cells.get(keyOf(deck, against))].filter(cell => cell !== undefined);

  const summary = ({ seconds, thinking }: Took) => ({
    ...head,
    bots,
    each: matrix.each,
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
    defences,
    games: all.games + forfeits,
    forfeits,
    gamesPerSecond: perSecond(all.games + forfeits, seconds),
    thinking,
  });

  return {
    add: game => {
      addGame(all, game, game.first);
      if (game.defences) defences = added(defences, game.defences);
      for (const [seat, deck] of game.decks.entries()) {
        const against = game.decks[1 - seat] ?? '';
        for (const cell of cellsOf(deck, against)) addGame(cell, game, seat);
      }
    },
    forfeited: (game, loser) => {
      forfeits += 1;
      const meeting = meetingAt(matrix, game) ?? [];
      for (const [seat, deck] of meeting.entries())
        for (const cell of cellsOf(deck, meeting[1 - seat] ?? '')) {
          cell.games += 1;
          cell.wins += shareOfForfeit(2, loser, seat);
        }
    },
    answer: (took, language) =>
      matrix.markdown
        ? matrixMarkdown(summary(took), (deck, against) => rateIn(cellAt(deck, against)), language)
        : summaryLine(summary(took)),
  };
};
