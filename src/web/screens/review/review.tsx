import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { number, say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Select } from '../../ui/select.tsx';
import { stayAt } from '../../ui/stay-at.ts';
import './review.css';
import { ReviewChart } from './chart.tsx';
import { HELP_MESSAGES } from './messages.ts';
import { ReviewList } from './review-list.tsx';
import type { DepthChoice, ReviewedCourse, ReviewFindings, ReviewPlan } from './review-plan.ts';
import { worstNote } from './worst-note.ts';

const Course = ({ ends, legend, isLegendHidden = false, ...chart }: ReviewedCourse) => {
  const hidden = isLegendHidden ? ({ 'aria-hidden': true } as const) : {};
  return (
    <>
      <ReviewChart {...chart} />
      <p class="advice-ends quiet" {...hidden}>
        {ends.map(({ text, count }, i) => (
          <span key={i} {...(count !== undefined && { style: { '--many': `${count} 1 0` } })}>
            {text}
          </span>
        ))}
      </p>
      <p class="quiet" {...hidden}>
        {legend}
      </p>
    </>
  );
};

interface FindingsProps {
  readonly findings: ReviewFindings;
  readonly isDone: boolean;
}

const Findings = ({ findings, isDone }: FindingsProps) => {
  const { sums, course, turning, worst, explains, more } = findings;
  const note = worstNote(findings, isDone);
  return (
    <>
      {sums}
      {course && <Course {...course} />}
      {turning && <ReviewList items={[turning]} />}
      {(worst.length > 0 || note) && <h3>{say(HELP_MESSAGES).worst}</h3>}
      {note && <p>{note}</p>}
      {explains && <p class="quiet">{explains}</p>}
      {worst.length > 0 && <ReviewList items={worst} />}
      {more}
    </>
  );
};

const DepthField = ({ label, value, names, onChange }: DepthChoice) => (
  <p>
    <label>
      {label}{' '}
      <Select
        value={value}
        onValue={onChange}
        options={Object.entries(names).map(([id, name]) => ({ value: id, name }))}
      />
    </label>
  </p>
);

/** Analyzes one moment after the other, until all are done or the player stops it. */
const useAnalysis = <Moment, Found>({
  moments,
  look,
  of,
}: Pick<ReviewPlan<Moment, Found>, 'moments' | 'look' | 'of'>) => {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [done, setDone] = useState({ count: 0, all: 0 });
  const [state, setState] = useState<'asked' | 'running' | 'done' | 'failed'>('asked');
  const run = useRef(0);
  // Before the next frame: a review that starts right after the choice must not be reset.
  useLayoutEffect(() => {
    setFound([]);
    setState('asked');
    return () => {
      run.current += 1;
    };
  }, of);
  const start = async (): Promise<void> => {
    const own = ++run.current;
    const list = moments();
    setDone({ count: 0, all: list.length });
    setState('running');
    setFound([]);
    try {
      for (const [i, moment] of list.entries()) {
        const more = await look(moment);
        if (run.current !== own) return;
        if (more) setFound(before => [...before, more]);
        setDone({ count: i + 1, all: list.length });
      }
      setState('done');
    } catch {
      if (run.current === own) setState('failed');
    }
  };
  const stop = (): void => {
    run.current += 1;
    setState('asked');
  };
  return { found, done, state, start, stop };
};

/** Analyzes a finished game when the player asks for it. */
export const GameReview = <Moment, Found>({ plan }: { readonly plan: ReviewPlan<Moment, Found> }) => {
  const words = say(HELP_MESSAGES);
  const { found, done, state, start, stop } = useAnalysis(plan);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!plan.isBegun || !panel.current) return undefined;
    void start();
    return stayAt(panel.current);
  }, []);
  const isDone = state === 'done';
  const isRunning = state === 'running';
  return (
    <section class="panel" ref={panel}>
      <h2>{words.review}</h2>
      <p class="review-note quiet">{plan.note}</p>
      {/* Above the findings, which change while it runs. */}
      <p role="status">
        {isRunning && plan.progress(number(done.count), number(done.all))}
        {state === 'failed' && words.failed}
        {isDone && found.length === 0 && plan.cannot}
      </p>
      {isRunning && <Meter class="review-progress" max={done.all} value={done.count} />}
      {!isRunning && plan.depth && <DepthField {...plan.depth} />}
      {/* One element for both, so that the focus stays on it. */}
      {!isDone && (
        <Button onClick={isRunning ? stop : () => void start()}>
          {isRunning ? words.stop : words.start}
        </Button>
      )}
      {found.length > 0 && <Findings findings={plan.findings(found, isDone)} isDone={isDone} />}
    </section>
  );
};

/** Shown where a game can't be analyzed. */
export const NoReview = ({ why }: { readonly why: string }) => (
  <section class="panel">
    <h2>{say(HELP_MESSAGES).review}</h2>
    <p>{why}</p>
  </section>
);
