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

/** Asks for a hint; it can only be asked for while one is asked oneself, and goes when another window has answered. */
export const HintButton = ({ model, names }: HintButtonProps) => {
  const { ask } = say(ADVICE_WORDS);
  const [about, setAbout] = useState<string | undefined>(undefined);
  model.table.version.value;
  const { decision } = model.table.snapshot(model.eyes.value);
  if (!mayBeHinted(model.table)) return null;
  return (
    <>
      <button
        type="button"
        class="plain-button"
        aria-label={ask}
        title={ask}
        disabled={model.options.value.type === 'none'}
        onClick={() => setAbout(decision)}
      >
        <Icon name="help" />
      </button>
      {about !== undefined && about === decision && (
        <Hint model={model} names={names} onClose={() => setAbout(undefined)} />
      )}
    </>
  );
};
