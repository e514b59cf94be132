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

/** Why no game started: the rules refuse it, or the browser can't save it. */
export type StartFault = Refusal | 'not-kept';

export interface StartButtonState<Given extends readonly unknown[] = []> {
  readonly begin: (...given: Given) => void;
  readonly isBusy: Signal<boolean>;
  readonly fault: Signal<StartFault | undefined>;
}

/**
 * A button that starts a game, or anything else with its own screen, and opens that screen. A double press starts only one. Shows
 * why nothing started. Does not navigate if the player has left the page meanwhile.
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
      // Stays busy: the button disappears with its page, and until then it would start a second game.
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
  /** The text of a refusal by the rules, from the game. */
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
