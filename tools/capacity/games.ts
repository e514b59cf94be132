import { brotliCompressSync } from 'node:zlib';
import { BOTS_OF } from '../../src/bots/list.ts';
import { UsageError } from '../../src/cli/flags.ts';
import { CLI_GAMES } from '../../src/cli/games.ts';
import { playMatch } from '../../src/engine/match.ts';
import { parseSeed } from '../../src/engine/random.ts';
import { makeRecord } from '../../src/engine/record.ts';
import { isRefusal } from '../../src/engine/refusal.ts';
import { range } from '../../src/engine/util.ts';
import { modesOf } from '../../src/games/game-modes.ts';
import { GAME_IDS, type GameId } from '../../src/games/list.ts';

/** How long the games of a mode are, and how large they are in a store. */
export interface GameSize {
  readonly game: GameId;
  readonly mode: string;
  readonly seats: number;
  readonly bot: string;
  readonly moves: number;
  /** The log entries as JSON, as both stores write them. */
  readonly logBytes: number;
  /** The finished record as the server sends it. */
  readonly recordBytes: number;
}

const SEATS = [1, 2, 4];

/** Reads the config of a mode like the flags of `simulate`. Returns undefined if the mode doesn't have these seats. */
const configOf = async (game: GameId, mode: string, seats: number): Promise<object | undefined> => {
  const simulation = await CLI_GAMES[game].simulate();
  const flag = 'set' in simulation.flags ? 'set' : 'mode';
  const asked = { bots: ['random'], players: `${seats}`, seed: '', games: 1 };
  try {
    const { job } = simulation.read(asked, { [flag]: mode }, 'en');
    return simulation.configAt(job, 0);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
};

const meanOf = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** Plays games of every mode with a built-in bot, and yields the means of each mode. */
export async function* gameSizes(bot: string, games: number): AsyncIterable<GameSize> {
  for (const game of GAME_IDS) {
    const { module } = await CLI_GAMES[game].replay();
    const player = (await BOTS_OF[game].load())[bot]!;
    for (const mode of modesOf(game))
      for (const seats of SEATS) {
        const config = await configOf(game, mode, seats);
        if (!config) continue;
        const played = range(games).flatMap(i => {
          const seed = parseSeed(`capacity ${i}`);
          const match = playMatch(module, { seed, config, players: range(seats).map(() => player) });
          if (isRefusal(match)) return [];
          // A server stores each command with the id that the client sent.
          const log = match.log.map((entry, n) => ({ id: `${entry.seat ?? 0}:m-${n}`, ...entry }));
          const people = range(seats).map(() => ({ name: 'Player' }));
          const record = JSON.stringify(makeRecord({ game: module, config, seats: people, seed, log }));
          const logBytes = log.reduce((sum, entry) => sum + Buffer.byteLength(JSON.stringify(entry)), 0);
          return [{ moves: log.length - 1, logBytes, recordBytes: brotliCompressSync(record).length }];
        });
        if (played.length === 0) continue;
        yield {
          game,
          mode,
          seats,
          bot,
          moves: meanOf(played.map(({ moves }) => moves)),
          logBytes: meanOf(played.map(({ logBytes }) => logBytes)),
          recordBytes: meanOf(played.map(({ recordBytes }) => recordBytes)),
        };
      }
  }
}
