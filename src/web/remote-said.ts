import { signal } from '@preact/signals';
import type { Answer } from '../engine/progress.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { ToServer } from '../wire/messages.ts';

/** Something said to a table, under an id: it happens once, however often it is sent. */
export type Saying = Extract<ToServer, { readonly id: string }>;

/** Where answers lie that no server has answered yet: they outlast the page. */
export interface Unsent {
  readonly read: () => readonly Saying[];
  readonly keep: (said: Saying) => void;
  readonly letGo: (id: string) => void;
}

const NOWHERE: Unsent = { read: () => [], keep: () => undefined, letGo: () => undefined };

/** What is refused now, and may be granted a moment later. */
const IN_A_MOMENT: ReadonlySet<string> = new Set(['not-kept', 'too-many']);

/** What was said here and is not answered yet: it is sent again over every new line, also by a page that was opened anew. */
export const sayings = (unsent: Unsent = NOWHERE) => {
  const pending = new Map<string, { readonly said: Saying; readonly resolve?: (answer: Answer) => void }>(
    unsent.read().map(said => [said.id, { said }]),
  );
  const isWaiting = signal(pending.size > 0);
  const lastRefusal = signal<Refusal | undefined>(undefined);
  /** Acknowledged, but what came of it is not heard yet: whoever is told that it is done sees it done. */
  const acked = new Map<string, number>();
  /** What was not answered at the beat before. */
  let late: ReadonlySet<string> = new Set();

  const answer = (id: string, given: Answer): void => {
    const waiting = pending.get(id);
    // Nobody is left who would try it again: it goes out once more when it is found unanswered.
    if (waiting && !waiting.resolve && isRefusal(given) && IN_A_MOMENT.has(given.refused)) return;
    pending.delete(id);
    unsent.letGo(id);
    isWaiting.value = pending.size > 0;
    // At the table nobody has asked for this any more: it has to be said why it did not happen.
    const isLeftBehind = waiting && !waiting.resolve;
    lastRefusal.value = isRefusal(given) ? (isLeftBehind ? refuse('answer-gone') : given) : undefined;
    waiting?.resolve?.(given);
  };
  return {
    isWaiting,
    lastRefusal,
    answer,
    all: (): readonly Saying[] => [...pending.values()].map(({ said }) => said),
    add: (said: Saying): Promise<Answer> =>
      new Promise(resolve => {
        pending.set(said.id, { said, resolve });
        isWaiting.value = true;
        unsent.keep(said);
      }),
    acknowledge: (id: string, version: number): void => {
      acked.set(id, version);
    },
    /** Up to this version everything was heard. */
    settle: (heardUpTo: number): void => {
      for (const [id, version] of acked) {
        if (version > heardUpTo) continue;
        acked.delete(id);
        answer(id, { version });
      }
    },
    refuseAll: (refusal: Refusal): void => {
      for (const id of [...pending.keys()]) answer(id, refusal);
    },
    /** Whether something has waited since the beat before: it was lost on the way. */
    isLost: (): boolean => {
      const isLost = [...pending.keys()].some(id => late.has(id));
      late = new Set(isLost ? [] : pending.keys());
      return isLost;
    },
  };
};
