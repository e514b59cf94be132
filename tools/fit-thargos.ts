import { writeFileSync } from 'node:fs';
import { BOTS } from '../src/bots/thargos/index.ts';
import { FEATURES, featuresOf } from '../src/bots/thargos/search/features.ts';
import { playMatch } from '../src/engine/match.ts';
import { parseSeed } from '../src/engine/random.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { range } from '../src/engine/util.ts';
import type { ConfigWish } from '../src/games/thargos/config.ts';
import { PRECONS } from '../src/games/thargos/decks/precons.ts';
import { thargos } from '../src/games/thargos/game.ts';
import type { State } from '../src/games/thargos/types.ts';
import { fit, type Sample, surprise } from './fit/logistic.ts';

/**
 * Lets greedy play against itself in every mode and fits what the features of a position say about who will win; writes
 * the weights that the search values positions with. A few minutes of one core.
 */

interface Fitting {
  readonly mode: NonNullable<ConfigWish['mode']>;
  readonly games: number;
  readonly people: number;
  readonly decks: number;
  /** The names of the weights, one for all players or one for each. */
  readonly sides: readonly string[];
}

const FITTINGS: readonly Fitting[] = [
  { mode: 'duel', games: 1200, people: 2, decks: 2, sides: ['duel'] },
  { mode: 'circle', games: 300, people: 3, decks: 3, sides: ['circle'] },
  { mode: 'story', games: 400, people: 2, decks: 2, sides: ['story'] },
  { mode: 'solo', games: 1500, people: 1, decks: 2, sides: ['alone', 'rival'] },
];

/** One game in so many is kept apart, to see how well the weights hold. */
const APART = 5;

/** Whoever has won alone; the Rival wins what whoever plays alone does not. */
const winnerOf = ({ result, seats }: State): number | undefined => {
  const places = result?.places ?? [];
  if (seats === 1) return places[0] === 1 ? 0 : 1;
  const winners = range(places.length).filter(seat => places[seat] === 1);
  return winners.length === 1 ? winners[0] : undefined;
};

/** The positions of one game, each at the beginning of a turn. */
const positionsOf = ({ mode, people, decks }: Fitting, game: number): Sample[] => {
  const deck = (seat: number): string =>
    PRECONS[(game * 3 + seat * 5 + (game >> 3) * 7) % PRECONS.length]!.id;
  const found: number[][][] = [];
  let turn = -1;
  const match = playMatch(
    thargos,
    {
      seed: parseSeed(`fit ${mode} ${game}`),
      config: { mode, decks: range(decks).map(deck), uniqueHeroes: false },
      players: range(people).map(() => BOTS.greedy),
    },
    ({ after }) => {
      if (after.question?.type !== 'act' || after.turn.number === turn) return;
      turn = after.turn.number;
      found.push(after.players.map((_, seat) => [...featuresOf(thargos.view(after, seat), seat)]));
    },
  );
  if (isRefusal(match)) throw new Error(match.refused);
  const winner = winnerOf(match.state);
  return winner === undefined ? [] : found.map(features => ({ features, winner }));
};

const tableOf = (name: string, weights: ArrayLike<number>): string =>
  `  ${name}: {\n${FEATURES.map((feature, i) => `    ${feature}: ${Number(weights[i]!.toFixed(3))},\n`).join('')}  },\n`;

const tables = FITTINGS.map(fitting => {
  const { mode, games, decks, sides } = fitting;
  const size = FEATURES.length;
  const offsets = range(decks).map(player => (sides.length === 1 ? 0 : player * size));
  const learnt: Sample[] = [];
  const apart: Sample[] = [];
  for (const game of range(games)) (game % APART === 0 ? apart : learnt).push(...positionsOf(fitting, game));
  const weights = fit(learnt, size * sides.length, offsets);
  const held = [learnt, apart].map(samples => surprise(samples, weights, offsets).toFixed(3));
  process.stdout.write(
    `${mode}: ${learnt.length} positions, surprise ${held[0]}, of games kept apart ${held[1]}\n`,
  );
  return sides.map((side, i) => tableOf(side, weights.slice(i * size, (i + 1) * size))).join('');
});

const TEXT = `// Written by tools/fit-thargos.ts; do not edit.
import type { FEATURES } from './features.ts';

type Weights = Readonly<Record<(typeof FEATURES)[number], number>>;

/** How much each feature of a position counts, by who is judged; fitted to games of greedy. */
export const VALUES = {
${tables.join('')}} as const satisfies Record<string, Weights>;
`;

writeFileSync(new URL('../src/bots/thargos/search/values.generated.ts', import.meta.url), TEXT);
