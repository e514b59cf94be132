import { signal } from '@preact/signals';
import type { Answer } from '../../engine/history.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { ToServer } from '../../sync/messages.ts';
import { refuse } from '../refusals.ts';

/** A message with an id. The server applies it only once, however often it arrives. */
export type OutboxMessage = Extract<ToServer, { readonly id: string }>;

/** Stores unanswered messages, so that they are not lost if the page is reloaded. */
export interface OutboxStorage {
  readonly read: () => readonly OutboxMessage[];
  readonly save: (message: OutboxMessage) => void;
  readonly remove: (id: string) => void;
}

/** The refusals after which the same message may succeed later. */
const TEMPORARY: ReadonlySet<string> = new Set(['not-kept', 'too-many']);

interface Pending {
  readonly message: OutboxMessage;
  /** Resolves the promise of the sender; absent if an earlier page sent the message. */
  readonly resolve?: (answer: Answer) => void;
  /** The version that the message created, once the server has acknowledged it. */
  version?: number;
  /** Whether the message was already unanswered at the last heartbeat. */
  isLate?: boolean;
}

export type OutboxState = ReturnType<typeof makeOutbox>['state'];

/**
 * Makes the list of messages that the server has not answered. Each new socket sends them again, even after a reload.
 */
export const makeOutbox = (storage?: OutboxStorage) => {
  const left = storage?.read() ?? [];
  const pending = new Map<string, Pending>(left.map(message => [message.id, { message }]));
  const isWaiting = signal(pending.size > 0);
  const lastRefusal = signal<Refusal | undefined>(undefined);

  const answer = (id: string, given: Answer): void => {
    const waiting = pending.get(id);
    const isLeftBehind = waiting && !waiting.resolve;
    // The message stays in the list, so the next socket sends it again.
    if (isLeftBehind && isRefusal(given) && TEMPORARY.has(given.refused)) return;
    pending.delete(id);
    storage?.remove(id);
    isWaiting.value = pending.size > 0;
    // No promise waits for the answer to a message of an earlier page, so the screen must report the refusal.
    lastRefusal.value = isRefusal(given) ? (isLeftBehind ? refuse('answer-gone') : given) : undefined;
    waiting?.resolve?.(given);
  };
  return {
    state: { isWaiting, lastRefusal },
    answer,
    all: (): readonly OutboxMessage[] => [...pending.values()].map(({ message }) => message),
    add: (message: OutboxMessage): Promise<Answer> =>
      new Promise(resolve => {
        pending.set(message.id, { message, resolve });
        isWaiting.value = true;
        storage?.save(message);
      }),
    acknowledge: (id: string, version: number): void => {
      const waiting = pending.get(id);
      if (waiting) waiting.version = version;
    },
    /** Resolves the messages whose updates have arrived. Call this when all updates up to a version have arrived. */
    settle: (receivedUpTo: number): void => {
      for (const [id, { version }] of pending)
        if (version !== undefined && version <= receivedUpTo) answer(id, { version });
    },
    refuseAll: (refusal: Refusal): void => {
      for (const id of [...pending.keys()]) answer(id, refusal);
    },
    /**
     * Returns true if a message has been unanswered for two heartbeats, so that it must be lost. Call this once per
     * heartbeat.
     */
    isLost: (): boolean => {
      const isLost = [...pending.values()].some(({ isLate }) => isLate);
      for (const each of pending.values()) each.isLate = !isLost;
      return isLost;
    },
  };
};
