import { useEffect, useRef, useState } from 'preact/hooks';
import { linkHere } from '../../game-routes.ts';
import type { GameEntry } from '../../games/entry.ts';
import { say } from '../../i18n.ts';
import type { Screen } from '../../lazy.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { useTitle } from '../../ui/page-title.ts';
import type { LessonPlan } from './plan.ts';
import { type LessonProgress, saveProgress, storedProgress } from './progress.ts';
import { LESSON_MESSAGES, StepFrame } from './step-frame.tsx';
import './lesson.css';

interface StepsProps extends LessonProgress {
  readonly plan: LessonPlan;
  readonly go: (at: number) => void;
}

const Steps = ({ plan, at, done, go }: StepsProps) => {
  const words = say(LESSON_MESSAGES);
  return (
    <nav class="lesson-steps" aria-label={words.progress}>
      <ol class="bare-list">
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

/** Focuses the title of a new step, because the button of the last step has disappeared. */
const useFocusTitle = (at: number): void => {
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    if (document.activeElement !== document.body) return;
    document.getElementById('lesson-title')?.focus({ preventScroll: true });
  }, [at]);
};

/** An interactive lesson. */
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

const Learnt = ({ steps }: Pick<LessonPlan, 'steps'>) => {
  const learnt = steps.flatMap(({ id, rule, words }) => {
    const { title, sums } = words();
    return rule && sums ? [{ id, rule, title, sums }] : [];
  });
  if (learnt.length === 0) return null;
  return (
    <>
      <h2 class="lesson-sums">{say(LESSON_MESSAGES).learnt}</h2>
      <ol class="lesson-learnt one-column">
        {learnt.map(({ id, rule, title, sums }) => (
          <li key={id}>
            <a class="as-heading" href={linkHere('rules', rule)}>
              {title}
            </a>{' '}
            <span>{sums}</span>
          </li>
        ))}
      </ol>
    </>
  );
};

/** The end of a lesson: a summary, and what to do next. */
export const LessonEnd = ({ plan, onAgain }: { readonly plan: LessonPlan; readonly onAgain: () => void }) => {
  const words = { ...say(LESSON_MESSAGES), ...say(plan.words) };
  const { Begin, steps } = plan;
  return (
    <>
      <p>{words.doneText}</p>
      <div class="row">
        <Begin />
        <a class="button" href={linkHere('rules')}>
          <Icon name="rules" /> {words.rules}
        </a>
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
      <Learnt steps={steps} />
    </>
  );
};
