import { Worker } from 'node:worker_threads';
import { range } from '../engine/util.ts';
import type { GameId } from '../games/list.ts';
import { endProcessesAtExit } from './bot-process/pids.ts';
import { isStranger } from './bots.ts';
import { UsageError } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import type { Io } from './io.ts';
import { playerOf } from './simulate-game.ts';
import type { WorkerSaid, WorkerShare } from './simulate-worker.ts';
import type { Job, SimulatedGame } from './simulation.ts';

interface Share {
  readonly game: GameId;
  readonly job: Job;
  readonly games: number;
  readonly threads: number;
  readonly io: Io;
  readonly signal: AbortSignal;
}

const TURN_MS = 50;

/** Threads collect games for this long: few messages, but visible progress. */
const BATCH_MS = 100;

/** The time for a thread to end its bots and flush its output. */
const LAST_WORDS_MS = 5000;

/** Plays the games in this thread. */
async function* playHere<P>(
  games: number,
  play: (number: number) => P,
  signal: AbortSignal,
): AsyncIterable<P> {
  let last = performance.now();
  for (let number = 0; number < games && !signal.aborted; number++) {
    yield play(number);
    const now = performance.now();
    if (now - last < TURN_MS) continue;
    last = now;
    // Lets output and signals be handled.
    await new Promise(setImmediate);
  }
}

// The compiler rewrites imports, but not this URL: in dist/ the file ends in .js.
const SOURCE = new URL('./simulate-worker.ts', import.meta.url);
const WORKER = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** Asks a thread to end: `terminate` would lose output that isn't flushed yet. */
const letEnd = (worker: Worker): Promise<void> =>
  new Promise(resolve => {
    if (worker.threadId < 0) return resolve();
    const timer = setTimeout(resolve, LAST_WORDS_MS);
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.postMessage('end');
  });

const hasSuch = ({ bots, pairings }: Job, isSuch: (name: string) => boolean): boolean =>
  pairings?.some(pairing => pairing.bots.some(isSuch)) ?? bots.some(isSuch);

/** A thread with its share of the games. */
interface Player {
  readonly worker: Worker;
  /** Games that it has played and that nobody has read yet, from `head` on. */
  readonly ready: SimulatedGame[];
  head: number;
}

/** Thread t of n plays games t, t + n, t + 2n and so on, so the result doesn't depend on their speed. */
async function* playThreaded({
  game,
  job,
  games,
  threads,
  io: { language, errors },
  signal,
}: Share): AsyncIterable<SimulatedGame> {
  endProcessesAtExit();
  // A bot may hang until Ctrl-C ends its thread, so each game before that is sent at once.
  const batchMs = hasSuch(job, isStranger) ? 0 : BATCH_MS;
  let failure: unknown;
  let wake = (): void => {};
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  const players = range(threads).map((first): Player => {
    const share: WorkerShare = { game, job, first, step: threads, games, language, batchMs };
    const worker = new Worker(WORKER, { workerData: share, stdout: true });
    const player: Player = { worker, ready: [], head: 0 };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error(`expected thread ${first} to run to the end, but it exited`)));
    // Only results may appear on stdout, and threads send those as messages.
    worker.stdout.on('data', text => errors.write(text));
    worker.on('message', (said: WorkerSaid) => {
      if ('usage' in said) return fail(new UsageError(said.usage));
      player.ready.push(...said);
      wake();
    });
    return player;
  });
  signal.addEventListener('abort', () => wake());
  try {
    for (let number = 0; number < games; number++) {
      if (signal.aborted) return;
      const player = players[number % threads]!;
      while (player.head >= player.ready.length) {
        if (failure) throw failure;
        if (signal.aborted) return;
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      yield player.ready[player.head++]!;
      if (player.head < player.ready.length) continue;
      player.ready.length = 0;
      player.head = 0;
      // A thread runs at most two batches ahead.
      player.worker.postMessage('more');
    }
    await Promise.all(players.map(({ worker }) => letEnd(worker)));
  } finally {
    await Promise.all(players.map(({ worker }) => worker.terminate()));
  }
}

/** Plays games and yields them in order: in this thread if all bots are built in and one thread is enough. */
export const gamesOf = async (share: Share): Promise<AsyncIterable<SimulatedGame>> => {
  const { game, job, games, threads, io, signal } = share;
  // A thread blocks while it waits for the process of a bot, and this one must react to Ctrl-C.
  if (threads > 1 || hasSuch(job, isStranger)) return playThreaded(share);
  const play = await playerOf(game, await CLI_GAMES[game].simulate(), job, io.language);
  return playHere(games, play, signal);
};
