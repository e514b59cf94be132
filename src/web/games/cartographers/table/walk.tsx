import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Grid, makeCell, rulesOf, type Season, type View } from '../../../../games/cartographers/ui.ts';
import { number, say } from '../../../i18n.ts';
import { isMoving } from '../../../settings.ts';
import { GoOn } from '../../../ui/go-on.tsx';
import type { Ghost } from '../art/ghost.ts';
import type { MapScene } from '../art/map.ts';
import type { Moment } from './happened.ts';
import { WORDS } from './messages.ts';
import { cardName } from './question.ts';

/** An ambush that came automatically. */
export type Ambush = Extract<Moment, { type: 'walk' | 'ignored' }>;

const STEP_MS = 90;
/** The maximum number of animation steps, however long the walk. */
const MOST_STEPS = 24;

/** CS-02: the ambush moves along the edge and stays where it first fits. */
export const useWalk = (
  view: View,
  ambush: Ambush | undefined,
): { readonly scene?: MapScene; readonly ghost?: Ghost } => {
  const { map } = rulesOf(view.config);
  const steps = ambush?.type === 'walk' ? ambush.steps : [];
  const last = steps.length - 1;
  const [at, setAt] = useState({ ambush, step: 0 });
  // Two walks may follow each other; the second starts at its own beginning.
  const step = isMoving() ? (at.ambush === ambush ? at.step : 0) : last;
  useEffect(() => {
    if (step >= last) return undefined;
    const stride = Math.max(1, Math.ceil(steps.length / MOST_STEPS));
    const timer = setTimeout(() => setAt({ ambush, step: Math.min(last, step + stride) }), STEP_MS);
    return () => clearTimeout(timer);
  }, [ambush, step]);
  const scene = useMemo(
    () => (ambush?.type === 'walk' ? { map, sheet: ambush.sheet } : undefined),
    [map, ambush],
  );
  const now = steps[step];
  if (!scene || !now) return {};
  const state = now.fits ? 'ambush' : 'blocked';
  return { scene, ghost: { grid: map.grid, terrain: 'monster', cells: now.cells, state } };
};

/** The ambush, in place of a question. */
export const ambushTitle = (ambush: Ambush): string => {
  const words = say(WORDS);
  const name = cardName(ambush.card);
  return ambush.type === 'walk' ? words.ambushed(name) : words.ambushIgnored(name);
};

interface WalkStripProps {
  readonly ambush: Ambush;
  readonly grid: Grid;
  readonly season: Season;
}

/** Its cost, in place of the preview. */
export const WalkStrip = ({ ambush, grid, season }: WalkStripProps) => {
  const words = say(WORDS);
  if (ambush.type === 'ignored') return <div class="strip" data-part="strip" />;
  const { cost, steps } = ambush;
  const cells = steps.at(-1)?.cells ?? [];
  return (
    <div class="strip" data-part="strip" role="status">
      <p class={cost > 0 ? 'is-bad' : ''}>
        <span class="hidden">{words.at(cells.map(cell => makeCell(grid, cell)).join(' '))}</span>
        {cost > 0 ? words.ambushCosts(number(cost), cost === 1, season === 3) : words.ambushFree}
      </p>
    </div>
  );
};

export const WalkOn = ({ onDone }: { readonly onDone: () => void }) => (
  <GoOn onGo={onDone}>{say(WORDS).goOn}</GoOn>
);
