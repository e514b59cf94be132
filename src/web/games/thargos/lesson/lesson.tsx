import { useState } from 'preact/hooks';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { useTitle } from '../../../ui/arrive.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page.tsx';
import { useBegin, WhyNotBegun } from '../begin.tsx';
import { firstDuel } from '../home/first-duel.ts';
import '../table/table.css';
import '../table/board/board.css';
import '../table/asked/hand.css';
import '../table/conflict/conflict.css';
import '../table/rooms.css';
import './lesson.css';
import { LessonStep } from './lesson-step.tsx';
import { STEP_IDS, STEPS } from './steps.ts';
import { WORDS } from './words.ts';

const KEY = 'alidade.thargos.lesson';
const LAST = STEP_IDS.length;

interface Kept {
  readonly at: number;
  /** The steps that were really done: one may also skip some, or begin in the middle. */
  readonly done: readonly string[];
}

/** Whoever leaves finds the step again; after the last one the lesson begins anew. */
const kept = (): Kept => {
  try {
    const { at, done } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    return {
      at: Number.isInteger(at) && (at as number) > 0 && (at as number) < LAST ? (at as number) : 0,
      done: Array.isArray(done) ? done.filter(id => typeof id === 'string') : [],
    };
  } catch {
    return { at: 0, done: [] };
  }
};

const keep = (value: Kept): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(value));
  } catch {
    // A private window may forbid it; then the lesson lasts as long as the page.
  }
};

const Progress = ({ at, done, go }: Kept & { readonly go: (at: number) => void }) => {
  const words = say(WORDS);
  return (
    <nav aria-label={words.progress}>
      <ol class="th-lesson-progress">
        {STEP_IDS.map((id, i) => (
          <li key={id}>
            <button
              type="button"
              aria-current={i === at ? 'step' : undefined}
              aria-label={`${i + 1}. ${words.steps[id].title}${done.includes(id) ? `, ${words.past}` : ''}`}
              title={words.steps[id].title}
              onClick={() => go(i)}
            >
              <span aria-hidden="true">{done.includes(id) ? '✓' : i + 1}</span>
              <span class="th-lesson-name">{words.steps[id].title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Done = ({ onAgain }: { readonly onAgain: () => void }) => {
  const words = say(WORDS);
  const { begin, isBusy, fault } = useBegin(() => firstDuel(words.bot));
  return (
    <Page title={words.doneTitle}>
      <p>{words.doneText}</p>
      <WhyNotBegun fault={fault.value} />
      <div class="row">
        <button type="button" class="main-button" disabled={isBusy.value} onClick={begin}>
          <Icon name="play" /> {words.play}
        </button>
        <a class="button" href={linkTo('thargos', 'rules')}>
          <Icon name="rules" /> {words.rules}
        </a>
        <button type="button" onClick={onAgain}>
          {words.again}
        </button>
      </div>
      <h2 class="th-lesson-sums">{words.learnt}</h2>
      <ol class="th-lesson-learnt">
        {STEP_IDS.map(id => (
          <li key={id}>
            <a href={linkTo('thargos', 'rules', STEPS[id].rule)}>{words.steps[id].title}</a>{' '}
            <span>{words.steps[id].sums}</span>
          </li>
        ))}
      </ol>
    </Page>
  );
};

/** How a conflict goes, by playing one. */
export const LessonScreen = () => {
  useTitle(say(WORDS).title);
  const [{ at, done }, set] = useState(kept);
  const change = (next: Kept): void => {
    keep(next);
    set(next);
  };
  const go = (step: number): void => {
    change({ at: step, done });
    scrollTo(0, 0);
  };
  if (at >= LAST) return <Done onAgain={() => go(0)} />;
  const id = STEP_IDS[at]!;
  return (
    <div class="th-lesson">
      <Progress at={at} done={done} go={go} />
      <LessonStep
        key={id}
        id={id}
        at={at}
        onWon={() => change({ at, done: [...new Set([...done, id])] })}
        onNext={() => go(at + 1)}
      />
    </div>
  );
};
