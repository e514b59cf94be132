import { useEffect, useState } from 'preact/hooks';
import { rulesOf, type View } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { isMoving } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Board } from '../table/board.tsx';
import type { Moment } from '../table/happened.ts';
import { cardName } from '../table/question.ts';
import { WORDS } from './messages.ts';

interface WalkProps {
  readonly view: View;
  readonly moment: Extract<Moment, { type: 'walk' }>;
  readonly onDone: () => void;
}

/** Slower than at the table: one should see what is tried. */
const STEP_MS = 900;

/** CS-02, step by step. */
export const LessonWalk = ({ view, moment, onDone }: WalkProps) => {
  const words = say(WORDS);
  const { map } = rulesOf(view.config);
  const last = moment.steps.length - 1;
  const [step, setStep] = useState(isMoving() ? 0 : last);
  useEffect(() => {
    if (step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step]);
  const { cells, fits } = moment.steps[step]!;
  const [scene] = useState({ map, sheet: moment.sheet });
  return (
    <div class="lesson-map">
      <Board
        scene={scene}
        ghost={{ grid: map.grid, terrain: 'monster', cells, state: fits ? 'ambush' : 'blocked' }}
        label={words.map}
        canPlace={false}
      />
      <div class="lesson-hand">
        <p role="status">
          {words.walks(cardName(moment.card))} {words.tried(step + 1, fits)}
        </p>
        <div class="row">
          <Button look="main" onClick={onDone}>
            {words.walkOn}
          </Button>
          {step === last && <Button onClick={() => setStep(0)}>{words.walkAgain}</Button>}
        </div>
      </div>
    </div>
  );
};
