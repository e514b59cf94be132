import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pause } from '../engine/pause.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { makeFairQueue } from './bots/fair-queue.ts';
import type { Limits } from './limits.ts';
import { tokenBucket } from './token-bucket.ts';

/** The main thread time that each allowed request adds to the budget. */
const MS_PER_REQUEST = 10;
const MINUTE_MS = 60_000;
/** Long work yields to other requests after this time. */
const SLICE_MS = 8;
/** Concurrent heavy reads per address; others wait. */
const HEAVY_AT_ONCE = 4;

/** The time budget of one address. */
interface Account {
  readonly address: string;
  readonly charge: (ms: number) => void;
  /** The refusal for heavy work while the budget is used up. */
  readonly debt: () => Refusal<'too-many'> | undefined;
  running: number;
  readonly waiting: (() => void)[];
}

/** The account that pays for the current asynchronous call. */
const accounts = new AsyncLocalStorage<Account | undefined>();

/** The address that pays for the current call; empty if there is none. */
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
  // This tick runs after all microtasks of the turn have paused or ended.
  queueMicrotask(() => process.nextTick(() => turn.account?.charge(performance.now() - began)));
  setImmediate(nextTurn);
};

/** Waits for a turn on the main thread. Each round of the event loop has one turn, and addresses alternate. */
const takeTurn = (): Promise<void> =>
  new Promise(begin => {
    const account = accounts.getStore();
    turns.add(account?.address ?? '', { begin, account });
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  });

/** Call this before and between the parts of long work on the main thread. */
export const pause: Pause = () => (isInTurn && performance.now() - began < SLICE_MS ? undefined : takeTurn());

/**
 * Runs work whose cost grows with the length of a game. Limits how much of it runs per address, and refuses it when
 * the budget is used up.
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

/** Runs work that is never charged or refused. */
export const unpaid = <T>(work: () => T): T => accounts.run(undefined, work);

/** Charges main thread time to addresses, and refuses heavy work to those over their budget. */
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
    /** Runs work and charges its time to an address. */
    run: <T>(address: string, work: () => T): T =>
      accounts.run(known.get(address)?.account ?? open(address), work),
    /** The number of refused heavy calls. */
    refusals: () => refusals,
    close: (): void => clearInterval(timer),
  };
};

export type Costs = ReturnType<typeof openCosts>;
