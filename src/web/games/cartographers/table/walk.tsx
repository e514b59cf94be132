import { useEffect, useMemo, useState } from 'preact/hooks';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { View } from '../../../../games/cartographers/types.ts';
import { say } from '../../../say.ts';
import { isMoving } from '../../../settings.ts';
import { GoOn } from '../../../ui/go-on.tsx';
import { Board } from './board.tsx';
import type { Moment } from './happened.ts';
import { cardName } from './question.ts';
import { WORDS } from './words.ts';

interface WalkProps {
  readonly view: View;
  readonly moment: Extract<Moment, { type: 'walk' }>;
  readonly onDone: () => void;
}

const STEP_MS = 90;
/** However long the way, it is walked in about so many steps. */
const MOST_STEPS = 24;
const REST_MS = 900;

/** CS-02: the ambush comes along the edge and stays where it first fits. */
export const Walk = ({ view, moment, onDone }: WalkProps) => {
  const words = say(WORDS);
  const { map } = rulesOf(view.config);
  const last = moment.steps.length - 1;
  const [step, setStep] = useState(isMoving() ? 0 : last);
  const stride = Math.max(1, Math.ceil(moment.steps.length / MOST_STEPS));
  useEffect(() => {
    const timer = setTimeout(
      () => (step < last ? setStep(Math.min(last, step + stride)) : onDone()),
      step < last ? STEP_MS : REST_MS,
    );
    return () => clearTimeout(timer);
  }, [step]);
  const scene = useMemo(() => ({ map, sheet: moment.sheet }), [map, moment]);
  const { cells, fits } = moment.steps[step]!;
  return (
    <div class="table moment">
      <header class="table-head">
        <h1 aria-live="polite">{words.ambushed(cardName(moment.card))}</h1>
        <GoOn class="" onGo={onDone}>
          {words.skip}
        </GoOn>
      </header>
      <main class="table-map">
        <div class="board-room">
          <Board
            scene={scene}
            ghost={{ grid: map.grid, terrain: 'monster', cells, state: fits ? 'ambush' : 'blocked' }}
            label={words.ambushed(cardName(moment.card))}
            canPlace={false}
          />
        </div>
      </main>
    </div>
  );
};
