import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { GAME_IDS, GAMES, type GameId, isGameId } from '../src/games/list.ts';
import { TOOL_GAMES } from './games.ts';

/**
 * `npm run soak`: plays thousands of random games and checks every invariant after every step, and then kills servers.
 * With `-- --game ID --games 2000`, it only plays games; with `-- --server`, it only kills servers, and with
 * `-- --server --only tournament` only during a tournament.
 */

interface Share {
  readonly game: GameId;
  readonly from: number;
  readonly to: number;
}

const work = async ({ game, from, to }: Share): Promise<void> => {
  const { slice } = TOOL_GAMES[game].soaked;
  const { soakGames } = await TOOL_GAMES[game].soak();
  for (let i = from; i < to; i += slice) parentPort?.postMessage(soakGames(i, Math.min(to, i + slice)));
};

const soak = async (game: GameId, games: number, threads: number): Promise<void> => {
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
    `${done} games, ${commands} commands, ${Math.round(seconds())} s, ${rate} games per second: no errors`,
  );
};

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      games: { type: 'string' },
      threads: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string' },
      server: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  });
  const { game = GAMES[0].id, games, threads, only, server, seed } = values;
  if (!isGameId(game)) throw new Error(`unknown --game ${game}: expected ${GAME_IDS.join(' or ')}`);
  if (only !== undefined && !server)
    console.log(`${only}: ${(await TOOL_GAMES[game].soak()).soakGame(only)} commands, no errors`);
  else if (!server) await soak(game, Number(games ?? TOOL_GAMES[game].soaked.games), Number(threads));
  const isAll = [values.game, games, only].every(choice => choice === undefined);
  if (isAll || server) {
    const { SOAKED, soakServer } = await import('./soak-server.ts');
    const parts = SOAKED.filter(part => only === undefined || part === only);
    if (parts.length === 0) throw new Error(`unknown --only ${only}: expected ${SOAKED.join(', ')}`);
    await soakServer(seed === undefined ? undefined : Number(seed), parts);
  }
} else await work(workerData as Share);
