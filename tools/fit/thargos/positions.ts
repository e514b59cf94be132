import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, workerData } from 'node:worker_threads';
import type { ThargosBot } from '../../../src/bots/thargos/bot.ts';
import { BOTS } from '../../../src/bots/thargos/index.ts';
import { type Features, featuresOf, MOST_PLACES } from '../../../src/bots/thargos/search/features.ts';
import { PLACE_NUMBERS } from '../../../src/bots/thargos/search/places.ts';
import { playMatch } from '../../../src/engine/match.ts';
import { parseSeed } from '../../../src/engine/random.ts';
import { isRefusal } from '../../../src/engine/refusal.ts';
import { range } from '../../../src/engine/util.ts';
import type { ConfigWish } from '../../../src/games/thargos/config.ts';
import { PRECONS } from '../../../src/games/thargos/decks/precons.ts';
import { thargos } from '../../../src/games/thargos/game.ts';
import type { State } from '../../../src/games/thargos/types.ts';

/**
 * Writes positions from games of the greedy bot against itself. Each row has the position and the winner as 32-bit
 * floats.
 */

interface Fitting {
  readonly mode: NonNullable<ConfigWish['mode']>;
  readonly people: number;
  readonly decks: number;
  /** How many games `--games 1` plays. */
  readonly games: number;
}

export const FITTINGS: readonly Fitting[] = [
  { mode: 'duel', people: 2, decks: 2, games: 67_000 },
  { mode: 'circle', people: 3, decks: 3, games: 33_000 },
  { mode: 'story', people: 2, decks: 2, games: 50_000 },
  { mode: 'solo', people: 1, decks: 2, games: 75_000 },
];

/** The part of the games that one thread plays. */
export interface Part {
  readonly folder: string;
  readonly games: number;
  readonly thread: number;
  readonly threads: number;
}

/**
 * Returns the seat of the winner, or undefined if there are several. In solo games, 1 stands for the Rival, who wins if
 * the player doesn't.
 */
const winnerOf = ({ result, seats }: State): number | undefined => {
  const places = result?.places ?? [];
  if (seats === 1) return places[0] === 1 ? 0 : 1;
  const winners = range(places.length).filter(seat => places[seat] === 1);
  return winners.length === 1 ? winners[0] : undefined;
};

const NO_PLACE: readonly number[] = new Array<number>(PLACE_NUMBERS).fill(0);

const flat = ({ table, places }: Features): number[] => [
  ...table,
  ...range(MOST_PLACES).flatMap(i => places[i] ?? NO_PLACE),
];

/**
 * Returns the positions of one game at the start of each turn: the number of the game, the winner, and the features of
 * each player.
 */
const rowsOf = ({ mode, people, decks }: Fitting, game: number, bot: ThargosBot): number[][] => {
  // Every deck plays against every other deck, and against itself.
  const deck = (seat: number): string =>
    PRECONS[Math.floor(game / PRECONS.length ** seat) % PRECONS.length]!.id;
  const found: number[][] = [];
  let turn = -1;
  const match = playMatch(
    thargos,
    {
      seed: parseSeed(`fit ${mode} ${game}`),
      config: { mode, decks: range(decks).map(deck), uniqueHeroes: false },
      players: range(people).map(() => bot),
    },
    ({ after }) => {
      if (after.question?.type !== 'act' || after.turn.number === turn) return;
      turn = after.turn.number;
      found.push(after.players.flatMap((_, seat) => flat(featuresOf(thargos.view(after, seat), seat))));
    },
  );
  if (isRefusal(match)) throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
  const winner = winnerOf(match.state);
  return winner === undefined ? [] : found.map(numbers => [game, winner, ...numbers]);
};

export const writePositions = ({ folder, games, thread, threads }: Part): void => {
  for (const fitting of FITTINGS) {
    const file = openSync(join(folder, `${fitting.mode}.${thread}.bin`), 'w');
    for (let game = thread; game < games * fitting.games; game += threads)
      for (const row of rowsOf(fitting, game, BOTS.greedy)) writeSync(file, Float32Array.from(row));
    closeSync(file);
  }
};

if (!isMainThread) writePositions(workerData as Part);
