import { useEffect, useMemo, useState } from 'preact/hooks';
import { cartographers as game } from '../../../../games/cartographers/game.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { momentsOf } from '../table/happened.ts';
import { useTableModel } from '../table/model.ts';
import { LessonBoard } from './lesson-board.tsx';
import { LessonCard } from './lesson-card.tsx';
import { lessonTable } from './lesson-table.ts';
import { LessonWalk } from './lesson-walk.tsx';
import { LessonWon } from './lesson-won.tsx';
import { STEP_IDS, type StepId } from './situations.ts';
import { WORDS } from './words.ts';

interface StepProps {
  readonly id: StepId;
  readonly at: number;
  readonly onWon: () => void;
  readonly onNext: () => void;
  readonly onBack: (() => void) | undefined;
}

/** One step: what it is about, what to do, the map to do it on. */
export const LessonStep = ({ id, at, onWon, onNext, onBack }: StepProps) => {
  const words = say(WORDS);
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useTableModel(table);
  const walk = useMemo(() => {
    const { before, events } = table.situation;
    const moments = momentsOf({ happened: events.map(event => ({ event })), before: game.view(before, 0) });
    return moments.find(moment => moment.type === 'walk');
  }, [table]);
  const [isWalking, setWalking] = useState(walk !== undefined);
  const step = words.steps[id];
  const outcome = table.outcome.value;
  const won = outcome === 'done' ? table.told(0, 0).at(-1) : undefined;
  useEffect(() => {
    if (outcome === 'done') onWon();
  }, [outcome]);
  return (
    <div class="lesson">
      <header class="lesson-head">
        <p class="lesson-count">{words.count(at + 1, STEP_IDS.length)}</p>
        <h2>{step.title}</h2>
        <p>{step.tells}</p>
        {!isWalking && !won && (
          <>
            <p class="lesson-ask">{step.ask}</p>
            <LessonCard view={model.view.value} />
          </>
        )}
        <p role="status" class={outcome === 'missed' ? 'lesson-missed' : 'lesson-praise'}>
          {outcome === 'missed' ? step.missed : won ? step.praise : ''}
        </p>
      </header>
      {isWalking && walk ? (
        <LessonWalk view={model.view.value} moment={walk} onDone={() => setWalking(false)} />
      ) : won ? (
        <LessonWon
          view={model.view.value}
          events={won.happened.map(({ event }) => event)}
          isLast={at === STEP_IDS.length - 1}
          onNext={onNext}
        />
      ) : (
        <LessonBoard id={id} model={model} />
      )}
      <div class="lesson-ways">
        {onBack && (
          <button type="button" onClick={onBack}>
            <Icon name="back" /> {words.back}
          </button>
        )}
        {!won && (
          <button type="button" class="lesson-skip" onClick={onNext}>
            {words.skip} <Icon name="skip" />
          </button>
        )}
      </div>
    </div>
  );
};
