import { useState } from 'preact/hooks';
import { mayBeHinted } from '../../../advice/may-be-hinted.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Model } from '../table/model.ts';
import { ADVICE_WORDS } from './words.ts';

const Hint = later(async () => (await import('./hint.tsx')).Hint, Lost);

interface HintButtonProps {
  readonly model: Model;
  readonly names: readonly string[];
}

/** Asks for a hint; it can only be asked for while one is asked oneself. */
export const HintButton = ({ model, names }: HintButtonProps) => {
  const { ask } = say(ADVICE_WORDS);
  const [isOpen, setOpen] = useState(false);
  if (!mayBeHinted(model.table)) return null;
  return (
    <>
      <button
        type="button"
        class="plain-button"
        aria-label={ask}
        title={ask}
        disabled={model.options.value.type === 'none'}
        onClick={() => setOpen(true)}
      >
        <Icon name="help" />
      </button>
      {isOpen && <Hint model={model} names={names} onClose={() => setOpen(false)} />}
    </>
  );
};
