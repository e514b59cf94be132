import { useEffect, useMemo } from 'preact/hooks';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { tableModel } from '../table/model.ts';
import { momentOf } from '../table/moments.ts';
import { Play } from '../table/play.tsx';
import { Result } from '../table/result.tsx';
import { lessonTable } from './lesson-table.ts';
import { STEP_IDS, type StepId } from './steps.ts';
import { WORDS } from './words.ts';

interface StepProps {
  readonly id: StepId;
  readonly at: number;
  readonly onWon: () => void;
  readonly onNext: () => void;
  readonly onBack: (() => void) | undefined;
}

/** One step: what it is about, what to do, and a real table to do it at. */
export const LessonStep = ({ id, at, onWon, onNext, onBack }: StepProps) => {
  const words = say(WORDS);
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useMemo(() => tableModel(table), [table]);
  const step = words.steps[id];
  const outcome = table.outcome.value;
  const isDone = outcome === 'done';
  const isLast = at === STEP_IDS.length - 1;
  useEffect(() => {
    if (isDone) onWon();
  }, [isDone]);
  const told = isDone ? table.told(0) : undefined;
  const moment = told && momentOf(told);
  return (
    <>
      <section class="th-lesson-panel" aria-labelledby="th-lesson-title">
        <div class="th-lesson-text">
          <h2 id="th-lesson-title">
            <small>{words.count(at + 1, STEP_IDS.length)}</small> {step.title}
          </h2>
          <p>{step.tells}</p>
          {!isDone && <p class="th-lesson-ask">{step.ask}</p>}
          <p role="status" class={outcome === 'missed' ? 'th-lesson-missed' : 'th-lesson-praise'}>
            {outcome === 'missed' ? step.missed : isDone ? step.praise : ''}
          </p>
        </div>
        <div class="th-lesson-ways">
          {isDone && (
            <button type="button" class="main-button" onClick={onNext}>
              {isLast ? words.finish : words.next} <Icon name="next" />
            </button>
          )}
          {onBack && (
            <button type="button" onClick={onBack}>
              <Icon name="back" /> {words.back}
            </button>
          )}
          {!isDone && (
            <button type="button" onClick={onNext}>
              {words.skip} <Icon name="skip" />
            </button>
          )}
        </div>
      </section>
      {moment ? (
        <div class="th-lesson-result">
          <Result moment={moment} view={model.view.value} names={words.names} onDone={onNext} />
        </div>
      ) : (
        <Play model={model} names={words.names} />
      )}
    </>
  );
};
