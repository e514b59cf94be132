import { useState } from 'preact/hooks';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import '../table/table.css';
import '../replay/replay.css';
import './lesson.css';
import { LessonStep } from './lesson-step.tsx';
import { STEP_IDS } from './situations.ts';
import { WORDS } from './words.ts';

const KEY = 'alidade.lesson';
const LAST = STEP_IDS.length;

/** Whoever leaves finds the step again; after the last one the lesson begins anew. */
const keptStep = (): number => {
  try {
    const kept = Number(localStorage.getItem(KEY));
    return Number.isInteger(kept) && kept > 0 && kept < LAST ? kept : 0;
  } catch {
    return 0;
  }
};

const keepStep = (step: number): void => {
  try {
    localStorage.setItem(KEY, String(step));
  } catch {
    // A private window may forbid it; then the lesson lasts as long as the page.
  }
};

const Progress = ({ at, onAt }: { readonly at: number; readonly onAt: (step: number) => void }) => {
  const words = say(WORDS);
  return (
    <ol class="lesson-progress" aria-label={words.progress}>
      {STEP_IDS.map((id, i) => (
        <li key={id}>
          <button
            type="button"
            class={i < at ? 'lesson-past' : ''}
            aria-current={i === at ? 'step' : undefined}
            onClick={() => onAt(i)}
          >
            <span aria-hidden="true">{i < at ? '✓' : i + 1}</span>
            <span class="lesson-progress-name">{words.steps[id].title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
};

const Done = ({ onAgain }: { readonly onAgain: () => void }) => {
  const words = say(WORDS);
  return (
    <section class="panel lesson-done">
      <h2>{words.doneTitle}</h2>
      <p>{words.doneText}</p>
      <div class="row">
        <a class="button main-button" href={linkTo('new')}>
          <Icon name="pencil" /> {words.play}
        </a>
        <a class="button" href={linkTo('rules')}>
          <Icon name="rules" /> {words.rules}
        </a>
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      </div>
    </section>
  );
};

/** How to play, by playing. */
export const LessonScreen = () => {
  const words = say(WORDS);
  const [at, setAt] = useState(keptStep);
  const go = (step: number) => {
    keepStep(step);
    setAt(step);
    scrollTo(0, 0);
  };
  return (
    <Page title={words.title}>
      <Progress at={at} onAt={go} />
      {at >= LAST ? (
        <Done onAgain={() => go(0)} />
      ) : (
        <LessonStep
          key={STEP_IDS[at]}
          id={STEP_IDS[at]}
          at={at}
          onNext={() => go(at + 1)}
          onBack={at > 0 ? () => go(at - 1) : undefined}
        />
      )}
    </Page>
  );
};
