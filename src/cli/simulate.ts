import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Bot } from '../bots/index.ts';
import type { Language } from '../engine/text.ts';
import { range } from '../engine/util.ts';
import { MAX_SEATS } from '../games/cartographers/setup.ts';
import { faultOf, loadBots, readBots } from './bots.ts';
import { parseChoice, parseCount, parseFlags, UsageError } from './flags.ts';
import { type Io, type Run, write } from './io.ts';
import { RULES_FLAGS, readConfig } from './rules-flags.ts';
import { type Job, type Played, playOne } from './simulate-game.ts';
import { addGame, newTally, summary, type Tally } from './tally.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  ...RULES_FLAGS,
  game: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  ms: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  each: { type: 'boolean' },
} as const;

interface Wish extends Job {
  readonly games: number;
  readonly threads: number;
  readonly each: boolean;
}

/** One bot for all seats, or one for each. */
const seated = (named: readonly string[], players: string | undefined, io: Io): string[] => {
  const { language } = io;
  const bounds = { least: 1, most: MAX_SEATS, otherwise: named.length };
  const seats = parseCount('players', players, bounds, language);
  if (named.length === 1) return range(seats).map(() => named[0]);
  if (named.length !== seats) throw new UsageError(WORDS[language].botsAndPlayers(named.length, seats));
  return [...named];
};

const readWish = (args: readonly string[], io: Io): Wish => {
  const { language } = io;
  const { values } = parseFlags(args, FLAGS, language);
  parseChoice('game', values.game ?? 'cartographers', ['cartographers'], language);
  const config = readConfig(values, language);
  // No bot takes time to think yet; the flag is checked so that scripts can be written once.
  parseCount('ms', values.ms, { least: 0, most: 3_600_000, otherwise: 0 }, language);
  const games = parseCount('games', values.games, { least: 1, most: 1e9, otherwise: 100 }, language);
  const cores = Math.min(availableParallelism(), games);
  return {
    config,
    bots: seated(readBots(values.bots ?? 'greedy', language), values.players, io),
    seed: values.seed ?? 'alidade',
    games,
    threads: parseCount('threads', values.threads, { least: 1, most: 256, otherwise: cores }, language),
    each: values.each === true,
  };
};

/** Games in the order of their numbers, whoever played them. */
type Source = AsyncIterable<Played>;

async function* playHere(wish: Wish, bots: readonly Bot[]): Source {
  for (let number = 0; number < wish.games; number++) {
    yield playOne(wish, bots, number);
    // Lets the output and signals have their turn.
    if (number % 64 === 63) await new Promise(setImmediate);
  }
}

// Built files lie side by side like their sources, but this name is no import that the compiler would rewrite.
const SOURCE = new URL('./simulate-worker.ts', import.meta.url);
const WORKER = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** Thread t plays the games t, t + n, t + 2n ...: the results do not depend on who is faster. */
async function* playThreaded(wish: Wish, language: Language): Source {
  const { threads, games, config, bots, seed } = wish;
  const workers = range(threads).map(first => {
    const worker = new Worker(WORKER, {
      workerData: { config, bots, seed, first, step: threads, games, language },
    });
    return { worker, ready: [] as Played[] };
  });
  let failure: unknown;
  let wake = (): void => {};
  for (const { worker, ready } of workers) {
    worker.on('message', (batch: readonly Played[]) => {
      ready.push(...batch);
      wake();
    });
    worker.on('error', error => {
      failure = error;
      wake();
    });
  }
  const heads = range(threads).map(() => 0);
  try {
    for (let number = 0; number < games; number++) {
      const t = number % threads;
      const { ready, worker } = workers[t];
      while (heads[t] >= ready.length) {
        if (failure) throw failure;
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      yield ready[heads[t]++];
      if (heads[t] < ready.length) continue;
      ready.length = 0;
      heads[t] = 0;
      // A worker keeps at most two batches ahead of what was read.
      worker.postMessage('more');
    }
  } finally {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
  }
}

const progress = (io: Io, wish: Wish, start: number) => {
  let last = start;
  return (done: number): void => {
    const now = performance.now();
    if (!io.errors.isTTY || now - last < 200) return;
    last = now;
    const rate = ((done * 1000) / (now - start)).toFixed(1);
    io.errors.write(`\r${WORDS[io.language].progress(done, wish.games, rate)}\u001b[K`);
  };
};

export const run: Run = async (args, io) => {
  const wish = readWish(args, io);
  const { language } = io;
  // Loaded here in any case, so that what is wrong with a bot is said before any thread begins.
  const bots = await loadBots(wish.bots, language);
  const start = performance.now();
  const show = progress(io, wish, start);
  const tally: Tally = newTally(wish.bots);
  let lines = '';
  const games = wish.threads === 1 ? playHere(wish, bots) : playThreaded(wish, language);
  try {
    for await (const game of games) {
      addGame(tally, game);
      show(tally.games);
      if (!wish.each) continue;
      lines += `${JSON.stringify(game)}\n`;
      if (lines.length < 8192) continue;
      await write(io.output, lines);
      lines = '';
    }
  } catch (error) {
    throw faultOf(error, wish.bots, language);
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  const seconds = (performance.now() - start) / 1000;
  await write(io.output, `${lines}${JSON.stringify({ summary: summary(tally, seconds) })}\n`);
  return 0;
};
