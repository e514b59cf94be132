import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Assets } from '../../engine/module.ts';
import { type Random, type Seed, seedFrom } from '../../engine/random.ts';
import type { GameId } from '../../games/list.ts';
import { startThread } from '../thread.ts';
import { makeShareQueue } from './fair-queue.ts';

/** A request to a bot for one decision. */
export interface AskedBot {
  /** The address that opened the table; addresses share the threads. */
  readonly address: string;
  /** The tables of an address take turns. */
  readonly table: string;
  readonly game: GameId;
  readonly bot: string;
  /** The number of bots at the table; they share its time. */
  readonly bots: number;
  readonly view: unknown;
  readonly random: Random;
  readonly things: Assets;
}

/** Runs bots in worker threads. */
export interface BotThreads {
  readonly answer: (asked: AskedBot) => Promise<unknown>;
  readonly isClosed: () => boolean;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly report: (error: unknown) => void;
  readonly threads?: number;
  /** The time after which a silent thread is replaced. */
  readonly hangMs?: number;
  readonly start?: () => Worker;
}

/** One core is left for the main thread; more threads than this aren't worth their memory. */
const MOST_THREADS = 4;
const threadsHere = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

/** Far more than any answer takes, even on a busy machine. */
const HANG_MS = 20_000;
/** A request that broke this many threads is rejected. */
const TRIES = 3;
/** A timeout blocks a thread for the whole limit, so such a request has fewer tries. */
const LATE_TRIES = 2;

/** A bot didn't answer within the time limit. */
export class TooLate extends Error {}

interface Wish extends Omit<AskedBot, 'random'> {
  readonly seed: BotQuestion['seed'];
  readonly resolve: (command: unknown) => void;
  readonly reject: (error: Error) => void;
  broken: number;
}

/** A slot for a thread, which starts when needed. */
interface Place {
  thread: Worker | undefined;
  at: Wish | undefined;
  since: number;
  watchdog: NodeJS.Timeout | undefined;
}

const gone = (): Error => new Error('the bot threads have stopped');

/** Starts threads on demand. Replaces a thread that exits or hangs, and repeats its request. */
export const openBots = ({
  report,
  threads = threadsHere(),
  hangMs = HANG_MS,
  start = () => startThread(import.meta.url, './thread.ts', undefined),
}: Options): BotThreads => {
  // With more than two threads, one address can't use all of them.
  const waiting = makeShareQueue<Wish>(threads > 2 ? threads - 1 : threads);
  const places = Array.from(
    { length: threads },
    (): Place => ({
      thread: undefined,
      at: undefined,
      since: 0,
      watchdog: undefined,
    }),
  );
  let isClosed = false;

  const free = (place: Place): Wish | undefined => {
    const { at } = place;
    clearTimeout(place.watchdog);
    place.at = undefined;
    if (at) waiting.done(at.address, performance.now() - place.since);
    return at;
  };
  /** Replaces a thread that exited or hangs. */
  const lose = (place: Place, error: Error): void => {
    const { thread } = place;
    place.thread = undefined;
    void thread?.terminate();
    const wish = free(place);
    if (isClosed) return;
    report(error);
    if (wish) askAgain(wish, error);
    next();
  };
  const askAgain = (wish: Wish, error: Error): void => {
    const isLate = error instanceof TooLate;
    wish.broken += 1;
    if (wish.broken >= (isLate ? LATE_TRIES : TRIES)) return wish.reject(error);
    // After a timeout other tables come first.
    if (isLate) waiting.add(wish.address, wish.table, wish);
    else waiting.addFirst(wish.address, wish.table, wish);
  };
  const begin = (place: Place): Worker => {
    const thread = start();
    const isHere = (): boolean => place.thread === thread;
    thread.on('message', (reply: Reply) => {
      if (!isHere()) return;
      const wish = free(place);
      if ('failed' in reply) wish?.reject(new Error(reply.failed));
      else wish?.resolve(reply.command);
      next();
    });
    thread.on('error', error => isHere() && lose(place, error));
    thread.on('exit', () => isHere() && lose(place, new Error('a bot thread exited')));
    return thread;
  };
  const give = (place: Place, wish: Wish): void => {
    const { game, bot, bots, view, seed, things } = wish;
    place.at = wish;
    place.since = performance.now();
    place.thread ??= begin(place);
    const late = (): void => lose(place, new TooLate(`${bot} has not answered for ${hangMs / 1000} s`));
    place.watchdog = setTimeout(late, hangMs).unref();
    const ms = thinkingTime({ bots, waiting: waiting.size(), threads });
    const question: BotQuestion = { game, bot, view, seed, ms, ...(things.size > 0 && { things }) };
    place.thread.postMessage(question);
  };
  const next = (): void => {
    for (const place of places) {
      if (place.at || isClosed) continue;
      const wish = waiting.take();
      if (!wish) return;
      try {
        give(place, wish);
      } catch (error) {
        lose(place, error instanceof Error ? error : new Error(String(error)));
      }
    }
  };

  return {
    answer: ({ random, ...asked }) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(gone());
        waiting.add(asked.address, asked.table, {
          ...asked,
          seed: seedFrom(random),
          resolve,
          reject,
          broken: 0,
        });
        next();
      }),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      const left = gone();
      for (const place of places) free(place)?.reject(left);
      for (let wish = waiting.take(); wish; wish = waiting.take()) {
        wish.reject(left);
        waiting.done(wish.address, 0);
      }
      await Promise.all(places.map(({ thread }) => thread?.terminate()));
    },
  };
};

/** The message to a bot thread. A bot gets only its view and its own random seed. */
export interface BotQuestion {
  readonly game: GameId;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Seed;
  /** The time limit of a search. */
  readonly ms: number;
  /** The assets that the rules need, if any. */
  readonly things?: Assets;
}

export type Reply = { readonly command: unknown } | { readonly failed: string };

/** The longest search, without load. */
const LONGEST_MS = 200;
/** A shorter search isn't useful. */
const SHORTEST_MS = 20;
/** All bots of a table share this time per round, so that 60 bots don't take 12 seconds. */
const ROUND_MS = 1600;

interface Demand {
  /** The number of bots at this table. */
  readonly bots: number;
  /** The number of requests that wait for a thread. */
  readonly waiting: number;
  readonly threads: number;
}

/** The time for one answer; less under load. */
export const thinkingTime = ({ bots, waiting, threads }: Demand): number => {
  const own = Math.min(LONGEST_MS, ROUND_MS / Math.max(1, bots));
  return Math.max(SHORTEST_MS, (own * threads) / (threads + waiting));
};
