import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pause } from '../engine/pause.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { makeFairQueue } from './bots/fair-queue.ts';
import type { Limits } from './limits.ts';
import { tokenBucket } from './token-bucket.ts';

/** How much time of the main thread every allowed request is worth. */
const MS_PER_REQUEST = 10;
const MINUTE_MS = 60_000;
/** Long work is done in slices of this length; other requests are served in between. */
const SLICE_MS = 8;
/** How many heavy reads of one address run at once; the others wait. */
const HEAVY_AT_ONCE = 4;

/** What one address may spend and has spent. */
interface Account {
  readonly address: string;
  readonly charge: (ms: number) => void;
  /** Why no more heavy work is done for this address now. */
  readonly debt: () => Refusal<'too-many'> | undefined;
  running: number;
  readonly waiting: (() => void)[];
}

/** Whose request the code running now belongs to. */
const accounts = new AsyncLocalStorage<Account | undefined>();

/** The address whose request the code running now belongs to; empty if none. */
export const payingAddress = (): string => accounts.getStore()?.address ?? '';

interface Turn {
  readonly begin: () => void;
  readonly account: Account | undefined;
}

const turns = makeFairQueue<Turn>();
let isScheduled = false;
let isInTurn = false;
let began = 0;

const nextTurn = (): void => {
  const turn = turns.take();
  isInTurn = turn !== undefined;
  isScheduled = isInTurn;
  if (!turn) return;
  began = performance.now();
  turn.begin();
  // A tick that a microtask queues runs when everything that follows from the turn has paused or ended.
  queueMicrotask(() => process.nextTick(() => turn.account?.charge(performance.now() - began)));
  setImmediate(nextTurn);
};

/** Waits for a turn on the main thread: each round of the event loop has one, addresses alternate. */
const takeTurn = (): Promise<void> =>
  new Promise(begin => {
    const account = accounts.getStore();
    turns.add(account?.address ?? '', { begin, account });
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  });

/** To be called between the parts of long work on the main thread, and before the first. */
export const pause: Pause = () => (isInTurn && performance.now() - began < SLICE_MS ? undefined : takeTurn());

/**
 * Does work whose cost grows with the length of a game. An address has few of them at once, and none while it has spent
 * more time than it may.
 */
export const heavy = async <T>(work: () => Promise<T>): Promise<T | Refusal<'too-many'>> => {
  const account = accounts.getStore();
  if (!account) return work();
  if (account.running >= HEAVY_AT_ONCE) await new Promise<void>(resolve => account.waiting.push(resolve));
  else account.running += 1;
  try {
    return account.debt() ?? (await work());
  } finally {
    const next = account.waiting.shift();
    if (next) next();
    else account.running -= 1;
  }
};

/** Does work that is never refused for its cost. */
export const unpaid = <T>(work: () => T): T => accounts.run(undefined, work);

/** Counts the time of the main thread that addresses spend, and refuses heavy work to those that spend too much. */
export const openCosts = ({ requestsPerMinute }: Pick<Limits, 'requestsPerMinute'>) => {
  const perMinute = requestsPerMinute * MS_PER_REQUEST;
  const perMs = perMinute / MINUTE_MS;
  const known = new Map<string, { readonly account: Account; readonly isIdle: () => boolean }>();
  let refusals = 0;

  const open = (address: string): Account => {
    const { left, take } = tokenBucket(perMinute, perMs);
    const account: Account = {
      address,
      charge: take,
      debt: () => {
        const rest = left();
        if (rest > 0) return undefined;
        refusals += 1;
        return refuse('too-many', { retryAfter: Math.ceil(-rest / perMs / 1000) + 1 });
      },
      running: 0,
      waiting: [],
    };
    const isIdle = (): boolean => account.running === 0 && left() >= perMinute;
    known.set(address, { account, isIdle });
    return account;
  };

  const timer = setInterval(() => {
    for (const [address, { isIdle }] of known) if (isIdle()) known.delete(address);
  }, MINUTE_MS).unref();

  return {
    /** Does work in the name of an address: the time it takes is charged to it. */
    run: <T>(address: string, work: () => T): T =>
      accounts.run(known.get(address)?.account ?? open(address), work),
    /** How often heavy work was refused. */
    refusals: () => refusals,
    close: (): void => clearInterval(timer),
  };
};

export type Costs = ReturnType<typeof openCosts>;
