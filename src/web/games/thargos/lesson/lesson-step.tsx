import { useEffect, useMemo } from 'preact/hooks';
import { say } from '../../../say.ts';
import { GoOn } from '../../../ui/go-on.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { stillModel, tableModel } from '../table/model.ts';
import { momentOf, tellingOf } from '../table/moments/moments.ts';
import { Result } from '../table/moments/result.tsx';
import { Play } from '../table/play.tsx';
import { lessonTable } from './lesson-table.ts';
import { STEP_IDS, type StepId } from './steps.ts';
import { WORDS } from './words.ts';

interface StepProps {
  readonly id: StepId;
  readonly at: number;
  readonly onWon: () => void;
  readonly onNext: () => void;
}

/** One step: what it is about, what to do, and a real table to do it at. */
export const LessonStep = ({ id, at, onWon, onNext }: StepProps) => {
  const words = say(WORDS);
  const table = useMemo(() => lessonTable(id), [id]);
  const model = useMemo(() => tableModel(table), [table]);
  const still = useMemo(() => stillModel(model), [model]);
  const step = words.steps[id];
  const outcome = table.outcome.value;
  const isDone = outcome === 'done';
  const isLast = at === STEP_IDS.length - 1;
  const ask = table.progress.value > 0 ? step.onward?.[table.progress.value - 1] : undefined;
  useEffect(() => {
    if (isDone) onWon();
  }, [isDone]);
  const told = isDone ? table.told(0, 0).at(-1) : undefined;
  const moment = told && momentOf(tellingOf(told));
  return (
    <>
      <section class="th-lesson-panel" aria-labelledby="th-lesson-title">
        <h2 id="th-lesson-title">
          <small>{words.count(at + 1, STEP_IDS.length)}</small> {step.title}
        </h2>
        {!isDone && <p>{step.tells}</p>}
        {/* What is asked changes as the step goes on, and whoever cannot see it must hear of it. */}
        <div role="status">
          {outcome === 'missed' && <p class="th-lesson-missed">{step.missed}</p>}
          {isDone ? (
            <p class="th-lesson-praise">{step.praise}</p>
          ) : (
            <p class="th-lesson-ask">{ask ?? step.ask}</p>
          )}
        </div>
        <div class="th-lesson-ways">
          {isDone && (
            <GoOn onGo={onNext}>
              {isLast ? words.finish : words.next} <Icon name="next" />
            </GoOn>
          )}
          {!isDone && (
            <button type="button" class="th-lesson-skip" onClick={onNext}>
              {words.skip} <Icon name="skip" />
            </button>
          )}
        </div>
      </section>
      {isDone ? (
        <Play
          model={still}
          names={words.names}
          board={moment && <Result moment={moment} view={model.view.value} names={words.names} />}
          bar={null}
        />
      ) : (
        <Play model={model} names={words.names} />
      )}
    </>
  );
};
