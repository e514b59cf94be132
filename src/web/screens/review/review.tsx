import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { number, say } from '../../i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Chart } from '../../ui/chart.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Select } from '../../ui/select.tsx';
import { HELP_MESSAGES } from './messages.ts';
import {
  type ReviewedCourse,
  type ReviewFindings,
  type ReviewItem,
  type ReviewPlan,
  worstNote,
} from './review-plan.ts';
import './review.css';

interface ListProps {
  readonly items: readonly ReviewItem[];
  /** Whether the list has a limited height and scrolls. */
  readonly isScrolled?: boolean;
}

/** A list of decisions. Each has the review's text about it and a button that shows the decision. */
export const ReviewList = ({ items, isScrolled = false }: ListProps) => (
  // A list that scrolls must be reachable by keyboard.
  <ol class={`bare-list advice ${isScrolled ? 'advice-long' : ''}`} {...(isScrolled && { tabIndex: 0 })}>
    {items.map(({ key, title, text, lines, go, onShow, below }) => (
      <li key={key}>
        <p>
          <b>{title}</b>
          {text}
        </p>
        {lines}
        <Button aria-label={go} onClick={({ currentTarget }) => onShow(currentTarget)}>
          {say(HELP_MESSAGES).show}
        </Button>
        {below}
      </li>
    ))}
  </ol>
);

const Course = ({ costs, ends, legend, isLegendHidden = false, ...chart }: ReviewedCourse) => {
  const hidden = isLegendHidden ? ({ 'aria-hidden': true } as const) : {};
  return (
    <>
      <Chart class="review-chart" bars={costs} look="cost" {...chart} />
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

interface FindingsProps extends ReviewFindings {
  readonly isDone: boolean;
}

const Findings = ({ isDone, ...findings }: FindingsProps) => {
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

/** Analyzes one moment after another, until all are done or the player stops the review. */
const useAnalysis = <Moment, Found>({
  moments,
  look,
  of,
}: Pick<ReviewPlan<Moment, Found>, 'moments' | 'look' | 'of'>) => {
  const [found, setFound] = useState<readonly Found[]>([]);
  const [done, setDone] = useState({ count: 0, all: 0 });
  const [state, setState] = useState<'asked' | 'running' | 'done' | 'failed'>('asked');
  const run = useRef(0);
  // This is a layout effect, because an effect after the next frame could reset a review that has already started.
  useLayoutEffect(() => {
    setFound([]);
    setState('asked');
    return () => {
      run.current += 1;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: `of` in the plan lists what the review depends on
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

const ACTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element and keeps it in place while content above it still grows, until the player does something.
 * Returns a function that stops this.
 */
const stayAt = (element: Element): (() => void) => {
  const observer = new ResizeObserver(() => element.scrollIntoView());
  const stop = (): void => {
    observer.disconnect();
    for (const act of ACTS) removeEventListener(act, stop);
  };
  observer.observe(document.body);
  for (const act of ACTS) addEventListener(act, stop, { passive: true });
  element.scrollIntoView();
  return stop;
};

/** The panel in which the player starts the review of a finished game and sees its findings. */
export const GameReview = <Moment, Found>({ plan }: { readonly plan: ReviewPlan<Moment, Found> }) => {
  const words = say(HELP_MESSAGES);
  const { found, done, state, start, stop } = useAnalysis(plan);
  const panel = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the panel appears
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
      {/* The progress is above the findings, so that it stays in place while they grow. */}
      <p role="status">
        {isRunning && plan.progress(number(done.count), number(done.all))}
        {state === 'failed' && words.failed}
        {isDone && found.length === 0 && plan.cannot}
      </p>
      {isRunning && <Meter class="review-progress" max={done.all} value={done.count} />}
      {!isRunning && plan.depth && (
        <p>
          <label>
            {plan.depth.label}{' '}
            <Select
              value={plan.depth.value}
              onValue={plan.depth.onChange}
              options={Object.entries(plan.depth.names).map(([value, name]) => ({ value, name }))}
            />
          </label>
        </p>
      )}
      {/* The same button starts and stops the review, so that it keeps the focus. */}
      {!isDone && (
        <Button onClick={isRunning ? stop : () => void start()}>
          {isRunning ? words.stop : words.start}
        </Button>
      )}
      {found.length > 0 && <Findings {...plan.findings(found, isDone)} isDone={isDone} />}
    </section>
  );
};
