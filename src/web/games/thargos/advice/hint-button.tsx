import { useState } from 'preact/hooks';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { mayHint } from '../../../screens/table/table-data.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Model } from '../table/model.ts';
import { ADVICE_WORDS } from './messages.ts';

const Hint = lazy(async () => (await import('./hint.tsx')).Hint, LoadFailed);

interface HintButtonProps {
  readonly model: Model;
  readonly names: readonly string[];
}

/** The button for a hint, in games with one person. The hint closes if the question is answered in a different window. */
export const HintButton = ({ model, names }: HintButtonProps) => {
  const { ask } = say(ADVICE_WORDS);
  const [about, setAbout] = useState<string | undefined>(undefined);
  model.table.version.value;
  const { decision } = model.table.snapshot(model.viewer.value);
  if (!mayHint(model.table)) return null;
  return (
    <>
      <Button
        look="plain"
        aria-label={ask}
        title={ask}
        disabled={model.options.value.type === 'none'}
        onClick={() => setAbout(decision)}
      >
        <Icon name="help" />
      </Button>
      {about !== undefined && about === decision && (
        <Hint model={model} names={names} onClose={() => setAbout(undefined)} />
      )}
    </>
  );
};
