import { Worker } from 'node:worker_threads';
import { range } from '../engine/util.ts';
import type { GameId } from '../games/list.ts';
import type { Io } from './io.ts';
import { endBots } from './processes/bot.ts';
import type { SimulatedGame } from './simulation.ts';
import { WORDS } from './words.ts';

/** Many games, here or in threads. */

interface Share {
  /** Which game, and what every thread must know to play its share of it. */
  readonly game: GameId;
  readonly job: object;
  readonly games: number;
  readonly threads: number;
  readonly io: Io;
  readonly signal: AbortSignal;
}

const TURN_MS = 50;

/** A thread that still says what its bots printed gets this long; one that is stuck in a bot ends anyway. */
const LAST_WORDS_MS = 5000;

/** Games in the order of their numbers, whoever played them. */
export async function* playHere<P>(
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
    // Lets the output and signals have their turn.
    await new Promise(setImmediate);
  }
}

// Built files lie side by side like their sources, but this name is no import that the compiler would rewrite.
const SOURCE = new URL('./simulate-worker.ts', import.meta.url);
const WORKER = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** What was printed and not yet passed on is lost with a thread that is ended from outside. */
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

/** Thread t plays the games t, t + n, t + 2n ...: the results do not depend on who is faster. */
export async function* playThreaded({
  game,
  job,
  games,
  threads,
  io: { language, errors },
  signal,
}: Share): AsyncIterable<SimulatedGame> {
  // Those that were tried out here: every thread starts its own.
  endBots();
  const workers = range(threads).map(first => {
    const worker = new Worker(WORKER, {
      workerData: { game, job, first, step: threads, games, language },
      stdout: true,
    });
    return { worker, ready: [] as SimulatedGame[], head: 0 };
  });
  let failure: unknown;
  let wake = (): void => {};
  for (const { worker, ready } of workers) {
    worker.on('message', (batch: readonly SimulatedGame[]) => {
      ready.push(...batch);
      wake();
    });
    worker.on('error', error => {
      failure = error;
      wake();
    });
    worker.on('exit', () => {
      failure ??= new Error(WORDS[language].botLeft);
      wake();
    });
    // Stdout belongs to the answers, and a thread gives them another way.
    worker.stdout.on('data', text => errors.write(text));
  }
  signal.addEventListener('abort', () => wake());
  try {
    for (let number = 0; number < games; number++) {
      if (signal.aborted) return;
      const thread = workers[number % threads]!;
      while (thread.head >= thread.ready.length) {
        if (failure) throw failure;
        if (signal.aborted) return;
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      yield thread.ready[thread.head++]!;
      if (thread.head < thread.ready.length) continue;
      thread.ready.length = 0;
      thread.head = 0;
      // A worker keeps at most two batches ahead of what was read.
      thread.worker.postMessage('more');
    }
    await Promise.all(workers.map(({ worker }) => letEnd(worker)));
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
}

export const progress = (io: Io, games: number, start: number) => {
  let last = start;
  return (done: number): void => {
    const now = performance.now();
    if (!io.errors.isTTY || now - last < 200) return;
    last = now;
    const rate = ((done * 1000) / (now - start)).toFixed(1);
    io.errors.write(`\r${WORDS[io.language].progress(done, games, rate)}\u001b[K`);
  };
};
