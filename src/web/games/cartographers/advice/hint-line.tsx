import { useState } from 'preact/hooks';
import type { Options } from '../../../../games/cartographers/options.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { say } from '../../../say.ts';
import type { Model } from '../table/model.ts';
import { WORDS } from '../table/words.ts';

const Hint = later(async () => (await import('./hint.tsx')).Hint, Lost);

const HINTED: readonly Options['type'][] = ['draw', 'drawMonster', 'drawHero'];

/** Whoever plays with other people thinks for himself. */
export const HintLine = ({ model }: { readonly model: Model }) => {
  const [isOpen, setOpen] = useState(false);
  const isAlone = model.table.players.filter(({ bot }) => bot === undefined).length === 1;
  if (!isAlone || !HINTED.includes(model.options.value.type)) return null;
  return (
    <details class="typed" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say(WORDS).hint}</summary>
      {isOpen && <Hint model={model} />}
    </details>
  );
};
