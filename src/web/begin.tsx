import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { goTo } from './route.ts';
import { say } from './say.ts';

const WORDS = {
  en: {
    notKept: 'The game could not be begun: the browser did not keep it. Perhaps this is a private window.',
  },
  fr: {
    notKept:
      'La partie n’a pas pu commencer\u202f: le navigateur ne l’a pas gardée. Est-ce une fenêtre privée\u202f?',
  },
};

/** Why no game was begun: the rules do not allow it, or the browser does not keep it. */
export type NotBegun = Refusal | 'not-kept';

/** Begins a game and goes to its table; answers why there is none. */
const begun = async (
  start: () => Promise<string | Refusal>,
  table: readonly string[],
): Promise<NotBegun | undefined> => {
  try {
    const id = await start();
    if (isRefusal(id)) return id;
    goTo(...table, id);
    return undefined;
  } catch {
    return 'not-kept';
  }
};

export interface Beginning {
  readonly begin: () => void;
  readonly isBusy: Signal<boolean>;
  readonly fault: Signal<NotBegun | undefined>;
}

/** A button that begins a game: pressed twice it begins one, and it says why there is none. */
export const useBeginning = (
  start: () => Promise<string | Refusal>,
  ...table: readonly string[]
): Beginning => {
  const isBusy = useSignal(false);
  const fault = useSignal<NotBegun | undefined>(undefined);
  const begin = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    fault.value = undefined;
    fault.value = await begun(start, table);
    // Where a game has begun this button goes with its page; until then it would begin another.
    if (fault.value !== undefined) isBusy.value = false;
  };
  return { begin: () => void begin(), isBusy, fault };
};

interface WhyProps {
  readonly fault: NotBegun | undefined;
  readonly class?: string | undefined;
  /** What the rules have against it, in the words of the game. */
  readonly reason: (refusal: Refusal) => ComponentChildren;
}

export const WhyNotBegun = ({ fault, class: its = 'error', reason }: WhyProps) => {
  if (fault === undefined) return null;
  return (
    <p class={its} role="alert">
      {fault === 'not-kept' ? say(WORDS).notKept : reason(fault)}
    </p>
  );
};
