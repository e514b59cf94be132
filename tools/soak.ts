import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as cartographers from '../src/games/cartographers/test/many-games.ts';
import { soakGame, soakGames } from '../src/games/thargos/test/many-games.ts';

/**
 * Random games by the thousand, every invariant checked after every step: `npm run soak`, or
 * `npm run soak -- --game thargos --games 2000`.
 */

/** What is soaked, how many games are a soak, and how many a worker plays before it reports. */
const SOAKS = {
  cartographers: { ...cartographers, games: 1_000_000, slice: 500 },
  thargos: { soakGame, soakGames, games: 2000, slice: 10 },
} as const;

type GameName = keyof typeof SOAKS;

interface Share {
  readonly game: GameName;
  readonly from: number;
  readonly to: number;
}

const work = ({ game, from, to }: Share): void => {
  const { slice, soakGames: play } = SOAKS[game];
  for (let i = from; i < to; i += slice) parentPort?.postMessage(play(i, Math.min(to, i + slice)));
};

const soak = async (game: GameName, games: number, threads: number): Promise<void> => {
  const began = performance.now();
  let done = 0;
  let commands = 0;
  const share = Math.ceil(games / threads);
  const seconds = () => (performance.now() - began) / 1000;
  const run = (from: number) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { game, from, to: Math.min(games, from + share) },
      });
      worker.on('message', tally => {
        done += tally.games;
        commands += tally.commands;
        if (process.stderr.isTTY)
          process.stderr.write(`\r${done} of ${games} games, ${Math.round(seconds())} s`);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: threads }, (_, i) => run(i * share)));
  if (process.stderr.isTTY) process.stderr.write('\n');
  const rate = Math.round(done / seconds());
  console.log(
    `${done} games, ${commands} commands, ${Math.round(seconds())} s, ${rate} games a second: all well`,
  );
};

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'cartographers' },
      games: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string' },
    },
  });
  const { game, games, threads, only } = values;
  if (!Object.hasOwn(SOAKS, game)) throw new Error(`--game: one of ${Object.keys(SOAKS).join(', ')}`);
  const name = game as GameName;
  if (only !== undefined) console.log(`${only}: ${SOAKS[name].soakGame(only)} commands, all well`);
  else await soak(name, Number(games ?? SOAKS[name].games), Number(threads));
} else work(workerData as Share);
