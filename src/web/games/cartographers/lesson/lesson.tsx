import { useState } from 'preact/hooks';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import '../table/table.css';
import '../table/rooms.css';
import '../replay/replay.css';
import './lesson.css';
import { LessonStep } from './lesson-step.tsx';
import { STEP_IDS } from './situations.ts';
import { WORDS } from './words.ts';

const KEY = 'alidade.lesson';
const DONE_KEY = 'alidade.lesson.done';
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

const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window may forbid it; then the lesson lasts as long as the page.
  }
};

/** The steps that were really done: one may also skip some, or begin in the middle. */
const keptDone = (): readonly string[] => {
  try {
    return (localStorage.getItem(DONE_KEY) ?? '').split(' ').filter(id => id !== '');
  } catch {
    return [];
  }
};

interface ProgressProps {
  readonly at: number;
  readonly done: readonly string[];
  readonly onAt: (step: number) => void;
}

const Progress = ({ at, done, onAt }: ProgressProps) => {
  const words = say(WORDS);
  return (
    <ol class="lesson-progress" aria-label={words.progress}>
      {STEP_IDS.map((id, i) => (
        <li key={id}>
          <button
            type="button"
            class={done.includes(id) ? 'lesson-past' : ''}
            aria-current={i === at ? 'step' : undefined}
            onClick={() => onAt(i)}
          >
            <span aria-hidden="true">{done.includes(id) ? '✓' : i + 1}</span>
            <span class="lesson-progress-name">{words.steps[id].title}</span>
            {done.includes(id) && <span class="hidden">{words.past}</span>}
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
  const [done, setDone] = useState(keptDone);
  const won = (id: string) => {
    if (done.includes(id)) return;
    keep(DONE_KEY, [...done, id].join(' '));
    setDone([...done, id]);
  };
  const go = (step: number) => {
    keep(KEY, String(step));
    setAt(step);
    scrollTo(0, 0);
  };
  return (
    <Page title={words.title}>
      <Progress at={at} done={done} onAt={go} />
      {at >= LAST ? (
        <Done onAgain={() => go(0)} />
      ) : (
        <LessonStep
          key={STEP_IDS[at]}
          id={STEP_IDS[at]!}
          at={at}
          onWon={() => won(STEP_IDS[at]!)}
          onNext={() => go(at + 1)}
          onBack={at > 0 ? () => go(at - 1) : undefined}
        />
      )}
    </Page>
  );
};
