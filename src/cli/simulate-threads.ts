import { Worker } from 'node:worker_threads';
import { range } from '../engine/util.ts';
import type { GameId } from '../games/list.ts';
import { endProcessesAtExit } from './bot-process/pids.ts';
import { isThirdParty } from './bots.ts';
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

/** How long a thread collects games before it sends them, so that there are few messages and visible progress. */
const BATCH_MS = 100;

/** How long a thread may take to end its bots and flush its output. */
const LAST_WORDS_MS = 5000;

/** Plays the games in the current thread. */
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
    // In between, the event loop handles output and signals.
    await new Promise(setImmediate);
  }
}

// The compiler rewrites imports, but it doesn't rewrite this URL: the compiled file in dist/ ends in .js.
const SOURCE = new URL('./simulate-worker.ts', import.meta.url);
const WORKER = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** Asks a thread to end. `terminate` would lose output that isn't flushed. */
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

/** A thread and the games that it has played. */
interface Player {
  readonly worker: Worker;
  /** The games that the thread has played. Those before the index `head` were already yielded. */
  readonly ready: SimulatedGame[];
  head: number;
}

/**
 * Plays games in several threads. Thread t of n plays the games t, t + n, t + 2n and so on, so that the result doesn't
 * depend on the speed of the threads.
 */
async function* playThreaded({
  game,
  job,
  games,
  threads,
  io: { language, errors },
  signal,
}: Share): AsyncIterable<SimulatedGame> {
  endProcessesAtExit();
  // A third-party bot may hang until Ctrl-C ends its thread, so each game is sent immediately.
  const batchMs = hasSuch(job, isThirdParty) ? 0 : BATCH_MS;
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
    // What a thread prints goes to stderr: stdout contains only results, which threads send as messages.
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
      // A thread may play at most two batches that the main thread hasn't read.
      player.worker.postMessage('more');
    }
    await Promise.all(players.map(({ worker }) => letEnd(worker)));
  } finally {
    await Promise.all(players.map(({ worker }) => worker.terminate()));
  }
}

/** Plays games and yields them in order. Uses the current thread if one thread is enough and all bots are built in. */
export const gamesOf = async (share: Share): Promise<AsyncIterable<SimulatedGame>> => {
  const { game, job, games, threads, io, signal } = share;
  // A thread is blocked while it waits for the process of a bot, but the main thread must react to Ctrl-C.
  if (threads > 1 || hasSuch(job, isThirdParty)) return playThreaded(share);
  const play = await playerOf(game, await CLI_GAMES[game].simulate(), job, io.language);
  return playHere(games, play, signal);
};
