import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Grid, makeCell, rulesOf, type Season, type View } from '../../../../games/cartographers/ui.ts';
import { number, say } from '../../../i18n.ts';
import { isMoving } from '../../../settings.ts';
import { ContinueButton } from '../../../ui/button.tsx';
import type { Ghost } from '../art/ghost.ts';
import type { MapScene } from '../art/map.ts';
import type { Moment } from './happened.ts';
import { WORDS } from './messages.ts';
import { cardName } from './question.ts';

/** An ambush in a solo game. The rules place it automatically, or ignore it if it doesn't fit. */
export type Ambush = Extract<Moment, { type: 'walk' | 'ignored' }>;

const STEP_MS = 90;
/** The animation has at most this many steps, however long the path is. */
const MOST_STEPS = 24;

/** CS-02: animates how the ambush moves along the edge until it fits. */
export const useWalk = (
  view: View,
  ambush: Ambush | undefined,
): { readonly scene?: MapScene; readonly ghost?: Ghost } => {
  const { map } = rulesOf(view.config);
  const steps = ambush?.type === 'walk' ? ambush.steps : [];
  const last = steps.length - 1;
  const [at, setAt] = useState({ ambush, step: 0 });
  // An ambush may directly follow a previous one. Its animation starts at its own beginning.
  const step = isMoving() ? (at.ambush === ambush ? at.step : 0) : last;
  useEffect(() => {
    if (step >= last) return undefined;
    const stride = Math.max(1, Math.ceil(steps.length / MOST_STEPS));
    const timer = setTimeout(() => setAt({ ambush, step: Math.min(last, step + stride) }), STEP_MS);
    return () => clearTimeout(timer);
  }, [ambush, step, last, steps.length]);
  const scene = useMemo(
    () => (ambush?.type === 'walk' ? { map, sheet: ambush.sheet } : undefined),
    [map, ambush],
  );
  const now = steps[step];
  if (!scene || !now) return {};
  const state = now.fits ? 'ambush' : 'blocked';
  return { scene, ghost: { grid: map.grid, terrain: 'monster', cells: now.cells, state } };
};

/** The screen's title while an ambush is shown. It replaces the question. */
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

/** How many stars the ambush costs. It is shown in place of the preview. */
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
  <ContinueButton onGo={onDone}>{say(WORDS).goOn}</ContinueButton>
);
