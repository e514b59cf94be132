import { signal } from '@preact/signals';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { Answer } from '../../engine/table-state.ts';
import type { ToServer } from '../../sync/messages.ts';

/** A message with an id: the server applies it once, however often it arrives. */
export type OutboxMessage = Extract<ToServer, { readonly id: string }>;

/** Saves unanswered messages beyond the life of the page. */
export interface OutboxStorage {
  readonly read: () => readonly OutboxMessage[];
  readonly save: (message: OutboxMessage) => void;
  readonly remove: (id: string) => void;
}

const NO_STORAGE: OutboxStorage = { read: () => [], save: () => undefined, remove: () => undefined };

/** Refusals that a later attempt may not get. */
const TEMPORARY: ReadonlySet<string> = new Set(['not-kept', 'too-many']);

/** Messages that the server has not answered yet. They are sent again over each new socket, also after a reload. */
export const makeOutbox = (storage: OutboxStorage = NO_STORAGE) => {
  const pending = new Map<
    string,
    { readonly message: OutboxMessage; readonly resolve?: (answer: Answer) => void }
  >(storage.read().map(message => [message.id, { message }]));
  const isWaiting = signal(pending.size > 0);
  const lastRefusal = signal<Refusal | undefined>(undefined);
  // Acknowledged, but the update has not arrived yet: an answer resolves when the player can see it.
  const acked = new Map<string, number>();
  // The ids that were unanswered at the last heartbeat.
  let late: ReadonlySet<string> = new Set();

  const answer = (id: string, given: Answer): void => {
    const waiting = pending.get(id);
    // Left over from an earlier page: it stays and is sent again with the next socket.
    if (waiting && !waiting.resolve && isRefusal(given) && TEMPORARY.has(given.refused)) return;
    pending.delete(id);
    storage.remove(id);
    isWaiting.value = pending.size > 0;
    // No promise is waiting for this one, so the screen has to say that it was dropped.
    const isLeftBehind = waiting && !waiting.resolve;
    lastRefusal.value = isRefusal(given) ? (isLeftBehind ? refuse('answer-gone') : given) : undefined;
    waiting?.resolve?.(given);
  };
  return {
    isWaiting,
    lastRefusal,
    answer,
    all: (): readonly OutboxMessage[] => [...pending.values()].map(({ message }) => message),
    add: (message: OutboxMessage): Promise<Answer> =>
      new Promise(resolve => {
        pending.set(message.id, { message, resolve });
        isWaiting.value = true;
        storage.save(message);
      }),
    acknowledge: (id: string, version: number): void => {
      acked.set(id, version);
    },
    /** All updates up to this version have arrived. */
    settle: (receivedUpTo: number): void => {
      for (const [id, version] of acked) {
        if (version > receivedUpTo) continue;
        acked.delete(id);
        answer(id, { version });
      }
    },
    refuseAll: (refusal: Refusal): void => {
      for (const id of [...pending.keys()]) answer(id, refusal);
    },
    /** Whether a message has been unanswered since the last heartbeat: it was lost on the way. */
    isLost: (): boolean => {
      const isLost = [...pending.keys()].some(id => late.has(id));
      late = new Set(isLost ? [] : pending.keys());
      return isLost;
    },
  };
};
