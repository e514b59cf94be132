import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { soakGame, soakGames } from '../src/games/cartographers/test/many-games.ts';

/** A million random games, every invariant checked after every step: `npm run soak -- --games 1000000`. */

const SLICE = 500;

interface Share {
  readonly from: number;
  readonly to: number;
}

const work = ({ from, to }: Share): void => {
  for (let i = from; i < to; i += SLICE) parentPort?.postMessage(soakGames(i, Math.min(to, i + SLICE)));
};

const soak = async (games: number, threads: number): Promise<void> => {
  const began = performance.now();
  let done = 0;
  let commands = 0;
  const share = Math.ceil(games / threads);
  const seconds = () => (performance.now() - began) / 1000;
  const run = (from: number) =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url), {
        workerData: { from, to: Math.min(games, from + share) },
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
      games: { type: 'string', default: '1000000' },
      threads: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string' },
    },
  });
  if (values.only !== undefined) console.log(`${values.only}: ${soakGame(values.only)} commands, all well`);
  else await soak(Number(values.games), Number(values.threads));
} else work(workerData as Share);
