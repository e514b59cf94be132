import { useEffect } from 'preact/hooks';
import { say } from '../../i18n.ts';
import { Button, ContinueButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { LessonPlan } from './plan.ts';

/** Texts of all lessons. */
export const LESSON_MESSAGES = {
  en: {
    progress: 'Lesson steps',
    count: (n: number, of: number) => `Step ${n} of ${of}`,
    past: 'done',
    back: 'Back',
    skip: 'Skip',
    next: 'Next',
    finish: 'Finish',
    rules: 'Read the rules',
    again: 'Start over',
    learnt: 'What you learned',
  },
  fr: {
    progress: 'Étapes de la leçon',
    count: (n: number, of: number) => `Étape ${n} sur ${of}`,
    past: 'faite',
    back: 'Retour',
    skip: 'Sauter l’étape',
    next: 'Suite',
    finish: 'Terminer',
    rules: 'Lire les règles',
    again: 'Recommencer',
    learnt: 'Ce que vous avez appris',
  },
};

interface StepProps {
  readonly plan: LessonPlan;
  readonly at: number;
  readonly onDone: () => void;
  readonly go: (at: number) => void;
}

const Ways = ({ plan, at, isDone, go }: Omit<StepProps, 'onDone'> & { readonly isDone: boolean }) => {
  const words = say(LESSON_MESSAGES);
  const isLast = at === plan.steps.length - 1;
  return (
    <div class="lesson-ways">
      {!plan.isWhole && at > 0 && (
        <Button onClick={() => go(at - 1)}>
          <Icon name="back" /> {words.back}
        </Button>
      )}
      {isDone ? (
        <ContinueButton onGo={() => go(at + 1)}>
          {isLast ? words.finish : words.next} <Icon name="next" />
        </ContinueButton>
      ) : (
        <Button class="lesson-skip" onClick={() => go(at + 1)}>
          {words.skip} <Icon name="skip" />
        </Button>
      )}
    </div>
  );
};

/** Shows one step of a lesson: its text, its task and its table. */
export const StepFrame = ({ plan, at, onDone, go }: StepProps) => {
  const { steps, isWhole } = plan;
  const { outcome, parts = 0, isShowing, beside, table } = steps[at]!.useStep();
  const step = steps[at]!.words();
  const isDone = outcome === 'done';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per step, although each render has a new callback
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone]);
  const ways = <Ways plan={plan} at={at} isDone={isDone} go={go} />;
  const ask = parts > 0 ? (step.onward?.[parts - 1] ?? step.ask) : step.ask;
  return (
    <>
      <section class="lesson-panel" data-part="lesson" aria-labelledby="lesson-title">
        <h2 id="lesson-title" tabIndex={-1}>
          <small class="note">{say(LESSON_MESSAGES).count(at + 1, steps.length)}</small> {step.title}
        </h2>
        {/* A full-screen table leaves little room, so this text disappears when the step is done. */}
        {!(isWhole && isDone) && <p>{step.tells}</p>}
        {/* The task changes during the step, so screen readers must announce it. */}
        <div role="status">
          {outcome === 'missed' && step.missed && <p class="lesson-missed">{step.missed}</p>}
          {isDone && <p class="lesson-praise">{step.praise}</p>}
          {!isDone && !isShowing && (
            <p class="lesson-ask" data-part="lesson-ask">
              {ask}
            </p>
          )}
        </div>
        {beside}
        {isWhole && ways}
      </section>
      {table}
      {!isWhole && ways}
    </>
  );
};
