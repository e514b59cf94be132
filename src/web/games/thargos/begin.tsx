import { type Signal, useSignal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { goTo } from '../../route.ts';
import { say } from '../../say.ts';
import { type NewThargos, startGame } from './local-table.ts';
import { Reason } from './table/asked/refused.tsx';

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

/** Begins a game and goes to its table. */
const begun = async (wish: NewThargos): Promise<NotBegun | undefined> => {
  try {
    const id = await startGame(wish);
    if (isRefusal(id)) return id;
    goTo('thargos', 'table', id);
    return undefined;
  } catch {
    return 'not-kept';
  }
};

/** A button that begins a game: pressed twice it begins one, and it says why there is none. */
export const useBegin = (
  wish: () => NewThargos,
): {
  readonly begin: () => void;
  readonly isBusy: Signal<boolean>;
  readonly fault: Signal<NotBegun | undefined>;
} => {
  const isBusy = useSignal(false);
  const fault = useSignal<NotBegun | undefined>(undefined);
  const begin = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    fault.value = undefined;
    fault.value = await begun(wish());
    // Where a game has begun this button goes with its page; until then it would begin another.
    if (fault.value !== undefined) isBusy.value = false;
  };
  return { begin: () => void begin(), isBusy, fault };
};

interface WhyProps {
  readonly fault: NotBegun | undefined;
  readonly class?: string;
}

export const WhyNotBegun = ({ fault, class: its = 'error' }: WhyProps) => {
  if (fault === undefined) return null;
  return (
    <p class={its} role="alert">
      {fault === 'not-kept' ? say(WORDS).notKept : <Reason refusal={fault} />}
    </p>
  );
};
