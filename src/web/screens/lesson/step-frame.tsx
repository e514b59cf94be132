import { useEffect } from 'preact/hooks';
import { say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { GoOn } from '../../ui/go-on.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LESSON_MESSAGES } from './messages.ts';
import type { LessonPlan } from './plan.ts';

interface StepProps {
  readonly plan: LessonPlan;
  readonly at: number;
  readonly onDone: () => void;
  readonly go: (at: number) => void;
}

const Ways = ({ plan, at, isDone, go }: Omit<StepProps, 'onDone'> & { readonly isDone: boolean }) => {
  const words = { ...say(LESSON_MESSAGES), ...say(plan.words) };
  const isLast = at === plan.steps.length - 1;
  return (
    <div class="lesson-ways">
      {!plan.isWhole && at > 0 && (
        <Button onClick={() => go(at - 1)}>
          <Icon name="back" /> {words.back}
        </Button>
      )}
      {isDone ? (
        <GoOn onGo={() => go(at + 1)}>
          {isLast ? words.finish : words.next} <Icon name="next" />
        </GoOn>
      ) : (
        <Button class="lesson-skip" onClick={() => go(at + 1)}>
          {words.skip} <Icon name="skip" />
        </Button>
      )}
    </div>
  );
};

/** One step: its topic, its task, and a real table. */
export const StepFrame = ({ plan, at, onDone, go }: StepProps) => {
  const { steps, isWhole } = plan;
  const { outcome, parts = 0, isShowing, beside, table } = steps[at]!.useStep();
  const step = steps[at]!.words();
  const isDone = outcome === 'done';
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
  const ways = <Ways plan={plan} at={at} isDone={isDone} go={go} />;
  const ask = parts > 0 ? (step.onward?.[parts - 1] ?? step.ask) : step.ask;
  return (
    <>
      <section class="lesson-panel" aria-labelledby="lesson-title">
        <h2 id="lesson-title" tabIndex={-1}>
          <small>{say(LESSON_MESSAGES).count(at + 1, steps.length)}</small> {step.title}
        </h2>
        {/* A full-screen table leaves little room for text. */}
        {!(isWhole && isDone) && <p>{step.tells}</p>}
        {/* The task changes during the step, so screen readers must announce it. */}
        <div role="status">
          {outcome === 'missed' && step.missed && <p class="lesson-missed">{step.missed}</p>}
          {isDone && <p class="lesson-praise">{step.praise}</p>}
          {!isDone && !isShowing && <p class="lesson-ask">{ask}</p>}
        </div>
        {beside}
        {isWhole && ways}
      </section>
      {table}
      {!isWhole && ways}
    </>
  );
};
