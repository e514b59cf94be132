import { useEffect, useRef, useState } from 'preact/hooks';
import type { Options } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { mayHint } from '../../../screens/review/may-hint.ts';
import { WORDS } from '../table/messages.ts';
import type { Model } from '../table/model.ts';

const Hint = lazy(async () => (await import('./hint.tsx')).Hint, LoadFailed);

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
  if (!mayHint(model.table) || !HINTED.includes(model.options.value.type)) return null;
  return <Line key={decision} model={model} />;
};
