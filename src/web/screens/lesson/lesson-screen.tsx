import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import type { Screen } from '../../lazy.tsx';
import { useTitle } from '../../ui/arrive.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import './lesson.css';
import { LessonEnd } from './lesson-end.tsx';
import { LESSON_MESSAGES } from './messages.ts';
import type { LessonPlan } from './plan.ts';
import { type LessonProgress, saveProgress, storedProgress } from './progress.ts';
import { StepFrame } from './step-frame.tsx';

interface StepsProps extends LessonProgress {
  readonly plan: LessonPlan;
  readonly go: (at: number) => void;
}

const Steps = ({ plan, at, done, go }: StepsProps) => {
  const words = say(LESSON_MESSAGES);
  return (
    <nav class="lesson-steps" aria-label={words.progress}>
      <ol>
        {plan.steps.map(({ id, words: wordsOf }, i) => {
          const isPast = done.includes(id);
          const { title } = wordsOf();
          return (
            <li key={id}>
              <Button
                class={isPast ? 'is-past' : undefined}
                aria-current={i === at ? 'step' : undefined}
                title={title}
                onClick={() => go(i)}
              >
                <span aria-hidden="true">{isPast ? '✓' : i + 1}</span>
                <span class="hidden">{`${i + 1}. `}</span>
                <span class="lesson-name one-line">{title}</span>
                {isPast && <span class="hidden">{`, ${words.past}`}</span>}
              </Button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};

/** The button of a finished step disappears, so the focus moves to the next title. */
const useFocusTitle = (at: number): void => {
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    if (document.activeElement !== document.body) return;
    document.getElementById('lesson-title')?.focus({ preventScroll: true });
  }, [at]);
};

/** The interactive tutorial. */
const Lesson = ({ plan }: { readonly plan: LessonPlan }) => {
  const { key, steps, isWhole } = plan;
  const words = say(plan.words);
  useTitle(words.title);
  const [progress, setProgress] = useState(() => storedProgress(key, steps.length));
  const { at, done } = progress;
  useFocusTitle(at);
  const change = (next: LessonProgress): void => {
    saveProgress(key, next);
    setProgress(next);
  };
  const go = (step: number): void => {
    change({ at: step, done });
    scrollTo(0, 0);
  };
  const list = <Steps plan={plan} {...progress} go={go} />;
  const end = <LessonEnd plan={plan} onAgain={() => go(0)} />;
  const isOver = at >= steps.length;
  if (isOver && isWhole) return <Page title={words.doneTitle}>{end}</Page>;
  if (isOver)
    return (
      <Page title={words.title}>
        {list}
        <section class="panel lesson-done">
          <h2>{words.doneTitle}</h2>
          {end}
        </section>
      </Page>
    );
  const { id } = steps[at]!;
  const step = (
    <StepFrame
      key={id}
      plan={plan}
      at={at}
      onDone={() => change({ at, done: [...new Set([...done, id])] })}
      go={go}
    />
  );
  if (isWhole)
    return (
      <div class="lesson-whole is-lesson">
        {list}
        {step}
      </div>
    );
  return (
    <Page title={words.title}>
      {list}
      <div class="lesson">{step}</div>
    </Page>
  );
};

export const loadLesson = async ({ lesson }: GameEntry): Promise<Screen> => {
  const plan = await lesson();
  return () => <Lesson plan={plan} />;
};
