import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Sign } from '../../sync/signs.ts';
import { isTemporary, postMessage } from './api.ts';
import { keyFor } from './stored-keys.ts';

/** A message that the server has not received yet. */
interface UnsentSign {
  readonly id: number;
  readonly table: string;
  readonly sign: Sign;
  /** When the player sent it. */
  readonly at: number;
  /** It has waited for longer than a moment, so the player sees that it is not sent. */
  readonly isLate?: true;
  /** It is too old and will not be sent. */
  readonly isExpired?: true;
}

/** A message that is sent within this time was never late. */
const LATE_MS = 1500;
/** The other players would not understand an older message. */
const EXPIRED_MS = 3 * 60_000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

const outbox = signal<readonly UnsentSign[]>([]);
/** Why the last message of a table was refused. */
const refusals = signal<Readonly<Record<string, Refusal | undefined>>>({});
const connected = new Set<string>();
/** The last flush of each table. */
const flushes = new Map<string, Promise<void>>();
const retries = new Map<string, ReturnType<typeof setTimeout>>();
let lastId = 0;

/** The messages of a table that wait for a connection, or have waited too long. */
export const unsentSigns = (table: string): readonly { readonly sign: Sign; readonly isExpired: boolean }[] =>
  outbox.value.flatMap(({ sign, isLate, isExpired, ...each }) =>
    each.table === table && isLate ? [{ sign, isExpired: isExpired ?? false }] : [],
  );

export const signRefusal = (table: string): Refusal | undefined => refusals.value[table];

const setRefusal = (table: string, refusal: Refusal | undefined): void => {
  refusals.value = { ...refusals.value, [table]: refusal };
};

export const clearSignRefusal = (table: string): void => setRefusal(table, undefined);

/** Timers stop while a device sleeps, so the age is also checked before a message is sent. */
const markOld = (): void => {
  const age = ({ at }: UnsentSign): number => Date.now() - at;
  outbox.value = outbox.value.map(each => ({
    ...each,
    ...(age(each) >= LATE_MS && { isLate: true }),
    ...(age(each) >= EXPIRED_MS && { isExpired: true }),
  }));
};

/** Sends the messages of a table in their order. Returns false if one did not arrive. */
const sendAll = async (table: string): Promise<boolean> => {
  for (;;) {
    markOld();
    const first = outbox.value.find(each => each.table === table && !each.isExpired);
    if (!first) return true;
    const answer = await postMessage(table, keyFor(table), first.sign);
    if (isRefusal(answer) && isTemporary(answer)) return false;
    setRefusal(table, isRefusal(answer) ? answer : undefined);
    outbox.value = outbox.value.filter(({ id }) => id !== first.id);
  }
};

const cancelRetry = (table: string): void => {
  clearTimeout(retries.get(table));
  retries.delete(table);
};

/** Sends the waiting messages of a table, one request at a time. While it is connected, failed requests are repeated. */
const flush = (table: string, retryMs = FIRST_RETRY_MS): Promise<void> => {
  const work = async (): Promise<void> => {
    cancelRetry(table);
    const isDone = await sendAll(table);
    if (isDone || !connected.has(table)) return;
    const next = Math.min(2 * retryMs, LONGEST_RETRY_MS);
    retries.set(
      table,
      setTimeout(() => void flush(table, next), retryMs),
    );
  };
  const done = (flushes.get(table) ?? Promise.resolve()).then(work);
  flushes.set(table, done);
  return done;
};

/** Sends a message now, or after a reconnection. Returns false if the server rejected it. */
export const sendSign = async (table: string, sign: Sign): Promise<boolean> => {
  lastId += 1;
  clearSignRefusal(table);
  const others = outbox.value.filter(each => each.table !== table || !each.isExpired);
  outbox.value = [...others, { id: lastId, table, sign, at: Date.now() }];
  setTimeout(markOld, LATE_MS);
  setTimeout(markOld, EXPIRED_MS);
  await flush(table);
  return signRefusal(table) === undefined;
};

/** Sends the waiting messages of a table whenever it is connected, until the returned function is called. */
export const connectOutbox = (table: string, isConnected: ReadonlySignal<boolean>): (() => void) => {
  const disconnect = (): void => {
    connected.delete(table);
    cancelRetry(table);
  };
  const stop = effect(() => {
    if (!isConnected.value) return disconnect();
    connected.add(table);
    void flush(table);
  });
  return () => {
    stop();
    disconnect();
  };
};

export const useSignOutbox = (table: string, isConnected: ReadonlySignal<boolean>): void => {
  useEffect(() => connectOutbox(table, isConnected), [table, isConnected]);
};
