import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Sign } from '../../sync/signs.ts';
import { newId } from '../random-ids.ts';
import { isTemporary, postSign, postText } from './api.ts';

/** What a player sends: a phrase, or a text with the name of a sender without a seat. */
type Draft =
  | { readonly sign: Sign; readonly text?: never }
  | { readonly text: string; readonly name?: string; readonly sign?: never };

/** A message that the server has not received yet. */
interface UnsentMessage {
  /** The server counts a text once, however often it is sent with this id. */
  readonly id: string;
  readonly table: string;
  readonly draft: Draft;
  /** When the player sent it. */
  readonly at: number;
  /** Set once the player can see that the message is not sent yet. */
  readonly isLate?: true;
  /** Set once the message is too old to be sent. */
  readonly isExpired?: true;
}

/** A message that is sent within this time isn't marked as waiting. */
const LATE_MS = 1500;
/** A message older than this is not sent, because the other players would not understand it. */
const EXPIRED_MS = 3 * 60_000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

const outbox = signal<readonly UnsentMessage[]>([]);
/** Why the last message of a table was refused. */
const refusals = signal<Readonly<Record<string, Refusal | undefined>>>({});
const connected = new Set<string>();
/** The last flush of each table. */
const flushes = new Map<string, Promise<void>>();
const retries = new Map<string, ReturnType<typeof setTimeout>>();

/** A message that waits for a connection, or has waited too long. */
export interface WaitingMessage {
  readonly sign?: Sign;
  readonly text?: string;
  readonly isExpired: boolean;
}

export const unsentMessages = (table: string): readonly WaitingMessage[] =>
  outbox.value.flatMap(({ draft: { sign, text }, isLate, isExpired = false, ...each }) =>
    each.table === table && isLate
      ? [{ ...(sign === undefined ? {} : { sign }), ...(text === undefined ? {} : { text }), isExpired }]
      : [],
  );

export const messageRefusal = (table: string): Refusal | undefined => refusals.value[table];

const setRefusal = (table: string, refusal: Refusal | undefined): void => {
  refusals.value = { ...refusals.value, [table]: refusal };
};

export const clearMessageRefusal = (table: string): void => setRefusal(table, undefined);

/**
 * Marks messages as late or expired. Timers stop while a device sleeps, so this also runs before a message is
 * sent.
 */
const markOld = (): void => {
  const age = ({ at }: UnsentMessage): number => Date.now() - at;
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
    const { draft, id: key } = first;
    const answer = await (draft.sign === undefined
      ? postText(table, { ...draft, id: key })
      : postSign(table, draft.sign));
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
export const sendMessage = async (table: string, draft: Draft): Promise<boolean> => {
  clearMessageRefusal(table);
  const others = outbox.value.filter(each => each.table !== table || !each.isExpired);
  outbox.value = [...others, { id: newId(), table, draft, at: Date.now() }];
  setTimeout(markOld, LATE_MS);
  setTimeout(markOld, EXPIRED_MS);
  await flush(table);
  return messageRefusal(table) === undefined;
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

export const useMessageOutbox = (table: string, isConnected: ReadonlySignal<boolean>): void => {
  useEffect(() => connectOutbox(table, isConnected), [table, isConnected]);
};
