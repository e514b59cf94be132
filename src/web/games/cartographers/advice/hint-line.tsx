import { useEffect, useRef, useState } from 'preact/hooks';
import type { Options } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { mayHint } from '../../../screens/table/table-data.ts';
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

/** Keeps an opened hint in view, even when it grows because the search is done. */
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

/** The hint closes with each new question, so that an open hint doesn't start a search for the next question. */
export const HintLine = ({ model }: { readonly model: Model }) => {
  model.table.version.value;
  const { decision } = model.table.snapshot(model.viewer.value);
  if (!mayHint(model.table) || !HINTED.includes(model.options.value.type)) return null;
  return <Line key={decision} model={model} />;
};
