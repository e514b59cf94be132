import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pause } from '../engine/pause.ts';
import type { Refusal } from '../engine/refusal.ts';
import { makeFairQueue } from './bots/fair-queue.ts';
import type { Limits } from './limits.ts';
import { refuse } from './refused.ts';
import { tokenBucket } from './token-bucket.ts';

/** The default of `Limits.msPerRequest`. */
const MS_PER_REQUEST = 10;
const MINUTE_MS = 60_000;
/** After this time on the main thread, long work lets other requests run. */
const SLICE_MS = 8;
/** The maximum number of heavy reads of one address that run at the same time. Further ones wait. */
const HEAVY_AT_ONCE = 4;

/** The time budget of an address, and its heavy work that runs or waits. */
interface Account {
  readonly address: string;
  readonly charge: (ms: number) => void;
  /** Returns a refusal if the budget is used up. */
  readonly debt: () => Refusal<'too-many'> | undefined;
  running: number;
  readonly waiting: (() => void)[];
}

/** Holds the account that pays for the current asynchronous call. */
const accounts = new AsyncLocalStorage<Account | undefined>();

/** Returns the address that pays for the current call, or an empty text if no address does. */
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
  // `process.nextTick` runs this after all microtasks of the turn. By then, the work has paused or ended.
  queueMicrotask(() => process.nextTick(() => turn.account?.charge(performance.now() - began)));
  setImmediate(nextTurn);
};

/** Waits for a turn on the main thread. Each round of the event loop gives one turn, and addresses take turns. */
const takeTurn = (): Promise<void> =>
  new Promise(begin => {
    const account = accounts.getStore();
    turns.add(account?.address ?? '', { begin, account });
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  });

/**
 * Lets other work run if the current turn has taken too long. Long work on the main thread calls this before and
 * between its parts.
 */
export const pause: Pause = () => (isInTurn && performance.now() - began < SLICE_MS ? undefined : takeTurn());

/**
 * Runs heavy work, which takes longer the longer a game is. Limits how much of it runs at the same time for an address,
 * and refuses it if the address has used up its budget.
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

/** Runs work that no address pays for, and that is never refused. */
export const unpaid = <T>(work: () => T): T => accounts.run(undefined, work);

/**
 * Creates the accounts of addresses: charges them for time on the main thread, and refuses heavy work of addresses that
 * are over their budget.
 */
export const openCosts = ({
  requestsPerMinute,
  msPerRequest = MS_PER_REQUEST,
}: Pick<Limits, 'requestsPerMinute' | 'msPerRequest'>) => {
  const perMinute = requestsPerMinute * msPerRequest;
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
    /** Runs work that this address pays for. */
    run: <T>(address: string, work: () => T): T =>
      accounts.run(known.get(address)?.account ?? open(address), work),
    /** Returns how often heavy work was refused. */
    refusals: () => refusals,
    close: (): void => clearInterval(timer),
  };
};

export type Costs = ReturnType<typeof openCosts>;
