import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Assets } from '../../engine/module.ts';
import { type Random, type Seed, seedFrom } from '../../engine/random.ts';
import type { GameId } from '../../games/list.ts';
import { startThread } from '../thread.ts';
import { bucketPerAddress } from '../token-bucket.ts';
import { makeShareQueue } from './fair-queue.ts';

/** A request to a bot for one decision. */
export interface AskedBot {
  /** The IP address that created the table. Addresses get equal shares of the threads' time. */
  readonly address: string;
  /** The id of the table. The tables of an address take turns. */
  readonly table: string;
  readonly game: GameId;
  readonly bot: string;
  /** The number of bots at the table. They share the thinking time of the table. */
  readonly bots: number;
  readonly view: unknown;
  readonly random: Random;
  readonly things: Assets;
  /**
   * If true, the request waits until no other request does. The bot then searches without a time limit, so that its
   * answer is reproducible.
   */
  readonly isPatient?: true;
}

export interface BotThreads {
  readonly answer: (asked: AskedBot) => Promise<unknown>;
  readonly isClosed: () => boolean;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly report: (error: unknown) => void;
  /** Called after a thread has worked for a bot. */
  readonly onThought?: ((game: GameId, bot: string, ms: number) => void) | undefined;
  readonly threads?: number;
  /** A thread that hasn't answered after this time is replaced. */
  readonly hangMs?: number;
  /** NP-142: how many seconds per minute the bots of an address may think. Without it, there is no limit. */
  readonly secondsPerMinute?: number | undefined;
  readonly start?: () => Worker;
}

/** More threads would cost more memory than they are worth. The main thread keeps one core for itself. */
const MOST_THREADS = 4;
const threadsHere = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));

/** The default of `hangMs`: far more than any answer takes, even on a busy machine. */
const HANG_MS = 20_000;
/** A request is rejected after this many threads exited or failed during it. */
const TRIES = 3;
/** A request whose bot timed out has fewer attempts, because each timeout blocks a thread for the whole time limit. */
const LATE_TRIES = 2;

/** An error that reports a bot that didn't answer within the time limit. */
export class TooLate extends Error {}

interface Wish extends Omit<AskedBot, 'random'> {
  readonly seed: BotQuestion['seed'];
  readonly resolve: (command: unknown) => void;
  readonly reject: (error: Error) => void;
  broken: number;
}

/** A place for a thread, which is started when it is needed. */
interface Place {
  thread: Worker | undefined;
  at: Wish | undefined;
  since: number;
  watchdog: NodeJS.Timeout | undefined;
}

/** Names under which the server's own tables ask bots. No client could use up their time. */
const OWN_ADDRESSES: readonly string[] = ['', 'tournaments'];

/**
 * NP-142: the bots' time budget of each address. While it is used up, bots search for the shortest time. While an
 * address is more than a whole budget behind, its bots also wait.
 */
const openBudgets = (secondsPerMinute: number) => {
  const [most, perMs] = [secondsPerMinute * 1000, secondsPerMinute / 60];
  const bucketOf = bucketPerAddress(most, perMs);
  const leftOf = (address: string): number =>
    OWN_ADDRESSES.includes(address) ? most : bucketOf(address).left();
  return {
    charge: (address: string, ms: number): void => void bucketOf(address).take(ms),
    isSpent: (address: string): boolean => leftOf(address) <= 0,
    delayOf: (address: string): number => Math.max(0, -(leftOf(address) + most) / perMs),
  };
};

const gone = (): Error => new Error('the bot threads have stopped');

/**
 * Opens the bot threads, which start when they are needed. A thread that exits or hangs is replaced, and its request is
 * repeated.
 */
export const openBots = ({
  report,
  onThought,
  threads = threadsHere(),
  hangMs = HANG_MS,
  secondsPerMinute,
  start = () => startThread(import.meta.url, './thread.ts', undefined),
}: Options): BotThreads & { readonly waiting: () => number } => {
  // One address can use all threads only if there are at most two.
  const waiting = makeShareQueue<Wish>(threads > 2 ? threads - 1 : threads);
  const patient: Wish[] = [];
  const budgets = secondsPerMinute === undefined ? undefined : openBudgets(secondsPerMinute);
  const delayed = new Map<Wish, NodeJS.Timeout>();
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
    if (!at) return undefined;
    const ms = performance.now() - place.since;
    waiting.done(at.address, ms);
    if (!at.isPatient) budgets?.charge(at.address, ms);
    onThought?.(at.game, at.bot, ms);
    return at;
  };
  /** Ends a thread that exited or hangs. A new one starts in its place when it is needed. */
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
    if (wish.isPatient) return void patient.unshift(wish);
    // After a timeout, the requests of other tables come before the second attempt.
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
    const { address, game, bot, bots, view, seed, things, isPatient } = wish;
    place.at = wish;
    place.since = performance.now();
    place.thread ??= begin(place);
    const late = (): void => lose(place, new TooLate(`${bot} has not answered for ${hangMs / 1000} s`));
    place.watchdog = setTimeout(late, hangMs).unref();
    const isSpent = budgets?.isSpent(address) ?? false;
    const ms = thinkingTime({ bots, waiting: waiting.size(), threads, isSpent });
    const question: BotQuestion = {
      game,
      bot,
      view,
      seed,
      ...(!isPatient && { ms }),
      ...(things.size > 0 && { things }),
    };
    place.thread.postMessage(question);
  };
  /** At most one thread works for patient requests, so that a thread is free for others. */
  const patientWish = (): Wish | undefined =>
    waiting.size() > 0 || places.some(({ at }) => at?.isPatient) ? undefined : patient.shift();
  const next = (): void => {
    for (const place of places) {
      if (place.at || isClosed) continue;
      const wish = waiting.take() ?? patientWish();
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
        const wish: Wish = { ...asked, seed: seedFrom(random), resolve, reject, broken: 0 };
        const enter = (): void => {
          delayed.delete(wish);
          waiting.add(asked.address, asked.table, wish);
          next();
        };
        const delayMs = budgets?.delayOf(asked.address) ?? 0;
        if (asked.isPatient) patient.push(wish);
        else if (delayMs > 0) return void delayed.set(wish, setTimeout(enter, delayMs).unref());
        else return enter();
        next();
      }),
    waiting: () => waiting.size() + patient.length,
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      const left = gone();
      for (const place of places) free(place)?.reject(left);
      for (let wish = waiting.take(); wish; wish = waiting.take()) {
        wish.reject(left);
        waiting.done(wish.address, 0);
      }
      for (const wish of patient.splice(0)) wish.reject(left);
      for (const [wish, timer] of delayed) {
        clearTimeout(timer);
        wish.reject(left);
      }
      delayed.clear();
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
  /** The time limit for the search of the bot. Without one, its search is limited by nodes. */
  readonly ms?: number;
  /** The assets that the rules of the table need. */
  readonly things?: Assets;
}

export type Reply = { readonly command: unknown } | { readonly failed: string };

/** The time limit for the search of a bot while no other request waits. */
const LONGEST_MS = 200;
/** The lowest time limit for the search of a bot. A shorter search isn't useful. */
const SHORTEST_MS = 20;
/** The bots of a table share this time in each round, so that 60 bots don't take 12 seconds. */
const ROUND_MS = 1600;

interface Demand {
  readonly bots: number;
  /** How many requests wait for a thread. */
  readonly waiting: number;
  readonly threads: number;
  /** NP-142: whether the address has used up its budget. */
  readonly isSpent?: boolean;
}

/** Returns the time limit for one answer of a bot. The limit is lower while requests wait for a thread. */
export const thinkingTime = ({ bots, waiting, threads, isSpent }: Demand): number => {
  if (isSpent) return SHORTEST_MS;
  const own = Math.min(LONGEST_MS, ROUND_MS / Math.max(1, bots));
  return Math.max(SHORTEST_MS, (own * threads) / (threads + waiting));
};
