import { useEffect, useRef, useState } from 'preact/hooks';
import type { Options } from '../../../../games/cartographers/options.ts';
import { mayBeHinted } from '../../../advice/may-be-hinted.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { say } from '../../../say.ts';
import type { Model } from '../table/model.ts';
import { WORDS } from '../table/words.ts';

const Hint = later(async () => (await import('./hint.tsx')).Hint, Lost);

const HINTED: readonly Options['type'][] = [
  'draw',
  'drawSingle',
  'drawMonster',
  'drawMonsterSingle',
  'drawHero',
];

/** Whatever it says, now and when it has thought, is not below the window. */
const useSeen = (isOpen: boolean) => {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!isOpen || !current) return undefined;
    const grown = new ResizeObserver(() => current.scrollIntoView({ block: 'nearest' }));
    grown.observe(current);
    return () => grown.disconnect();
  }, [isOpen]);
  return place;
};

const Line = ({ model }: { readonly model: Model }) => {
  const [isOpen, setOpen] = useState(false);
  const place = useSeen(isOpen);
  return (
    <details class="typed" ref={place} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{say(WORDS).hint}</summary>
      {isOpen && <Hint model={model} />}
    </details>
  );
};

/** A hint is asked for anew with every question: one that was open does not think about the next. */
export const HintLine = ({ model }: { readonly model: Model }) => {
  model.table.version.value;
  const { decision } = model.table.snapshot(model.eyes.value);
  if (!mayBeHinted(model.table) || !HINTED.includes(model.options.value.type)) return null;
  return <Line key={decision} model={model} />;
};
