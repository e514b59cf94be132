import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { say } from './i18n.ts';
import { fromHere } from './route.ts';
import { ErrorCode } from './ui/error-code.tsx';

const WORDS = {
  en: {
    notKept: 'Couldn’t save the new game (private window?). Try a normal window.',
  },
  fr: {
    notKept:
      'Impossible d’enregistrer la nouvelle partie (fenêtre privée\u202f?). Essayez une fenêtre normale.',
  },
};

/** Why a game couldn't start: the rules refuse it, or the browser can't save it. */
export type StartFault = Refusal | 'not-kept';

export interface StartButtonState<Given extends readonly unknown[] = []> {
  readonly begin: (...given: Given) => void;
  readonly isBusy: Signal<boolean>;
  readonly fault: Signal<StartFault | undefined>;
}

/**
 * The state of a button that starts something with its own screen, such as a game, and opens that screen. A double
 * press starts only one. If the player has left the page meanwhile, the screen doesn't open.
 */
export const useStartGame = <Given extends readonly unknown[]>(
  start: (...given: Given) => Promise<string | Refusal>,
  ...screen: readonly string[]
): StartButtonState<Given> => {
  const isBusy = useSignal(false);
  const fault = useSignal<StartFault | undefined>(undefined);
  const begin = async (...given: Given): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    fault.value = undefined;
    const go = fromHere();
    try {
      const id = await start(...given);
      if (isRefusal(id)) fault.value = id;
      // The button stays busy until its page disappears, because it could start a second game.
      else if (go(...screen, id)) return;
    } catch {
      fault.value = 'not-kept';
    }
    isBusy.value = false;
  };
  return { begin: (...given) => void begin(...given), isBusy, fault };
};

interface WhyProps {
  readonly fault: StartFault | undefined;
  readonly class?: string | undefined;
  /** Returns the game's text for a refusal by its rules. */
  readonly reason: (refusal: Refusal) => ComponentChildren;
}

export const StartFaultText = ({ fault, class: its = 'error', reason }: WhyProps) => {
  if (fault === undefined) return null;
  return (
    <p class={its} role="alert">
      {fault === 'not-kept' ? say(WORDS).notKept : reason(fault)}{' '}
      <ErrorCode refusal={fault === 'not-kept' ? { refused: fault } : fault} />
    </p>
  );
};
