import { useEffect, useRef, useState } from 'preact/hooks';
import { number, say, semicolons, signed } from '../../../say.ts';
import { adviseOn } from '../bots/thinking.ts';
import type { CartographersRecord } from '../local-table.ts';
import { decisionsOf, type Reviewed, reviewedBy, reviewOf, worstOf } from './reviewing.ts';
import { placeText, speaksFor, starsText, tenth } from './speaks.ts';
import { ADVICE_WORDS } from './words.ts';
import './advice.css';

/** For each drawing: a game of 40 is looked through in a quarter of a minute. */
const REVIEW_MS = 400;

interface ReviewProps {
  readonly record: CartographersRecord;
  readonly seat: number;
  /** The stars of that seat at the end. */
  readonly reached: number;
  readonly onBatch: (batch: number) => void;
}

const HIGH = 100;

/** The promise as a line, and under it what each drawing cost. */
const ReviewChart = ({ reviewed }: { readonly reviewed: readonly Reviewed[] }) => {
  const most = Math.max(1, ...reviewed.map(({ played }) => played.stars));
  const step = HIGH / Math.max(1, reviewed.length);
  const y = (stars: number): number => HIGH - (Math.max(0, stars) / most) * HIGH;
  const points = reviewed.map(({ played }, i) => `${(i + 0.5) * step},${y(played.stars)}`);
  return (
    <svg
      class="review-chart"
      viewBox={`0 0 ${HIGH} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={say(ADVICE_WORDS).chart}
    >
      {reviewed.map(({ cost, batch }, i) => (
        <rect
          key={batch}
          class="review-cost"
          x={(i + 0.15) * step}
          width={step * 0.7}
          y={y(cost)}
          height={HIGH - y(cost)}
        />
      ))}
      <polyline class="review-line" points={points.join(' ')} />
    </svg>
  );
};

const Found = ({ reviewed, reached, all, onBatch }: FoundProps) => {
  const words = say(ADVICE_WORDS);
  const review = reviewOf(reviewed, reached);
  if (!review) return null;
  const { par, cost, luck } = review;
  const worst = worstOf(reviewed);
  return (
    <>
      {reviewed.length === all && (
        <p>
          {semicolons([
            words.par(number(Math.round(par))),
            words.reached(number(reached)),
            words.cost(starsText(cost)),
            words.luck(signed(tenth(luck))),
          ])}
          .
        </p>
      )}
      <ReviewChart reviewed={reviewed} />
      <h3>{words.worst}</h3>
      {worst.length === 0 && <p>{words.nothing}</p>}
      <ol class="bare-list advice">
        {worst.map(each => {
          const turn = number(reviewed.indexOf(each) + 1);
          return (
            <li key={each.batch}>
              <p>
                <b>{words.drawing(turn)}</b> {words.lost(`−${starsText(each.cost)}`)},{' '}
                {words.better(placeText(each.view, each.best.command))}
              </p>
              <p class="quiet">{speaksFor(each.view, each.best, each.played).join(' · ')}</p>
              <button type="button" aria-label={words.go(turn)} onClick={() => onBatch(each.batch)}>
                {words.show}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
};

interface FoundProps {
  readonly reviewed: readonly Reviewed[];
  readonly reached: number;
  /** How many drawings there were. */
  readonly all: number;
  readonly onBatch: (batch: number) => void;
}

/** Looks through a finished game, drawing by drawing, when somebody wants to know. */
export const Review = ({ record, seat, reached, onBatch }: ReviewProps) => {
  const words = say(ADVICE_WORDS);
  const [reviewed, setReviewed] = useState<readonly Reviewed[]>([]);
  const [all, setAll] = useState(0);
  const [state, setState] = useState<'asked' | 'running' | 'done' | 'failed'>('asked');
  const run = useRef(0);
  // Another map is another review, and nobody is waited for who has left.
  useEffect(() => {
    setReviewed([]);
    setState('asked');
    return () => {
      run.current += 1;
    };
  }, [record, seat]);
  const start = async (): Promise<void> => {
    const own = ++run.current;
    const decisions = decisionsOf(record.log, seat);
    setAll(decisions.length);
    setState('running');
    setReviewed([]);
    try {
      for (const decision of decisions) {
        const advice = await adviseOn(decision.view, { count: 1, ms: REVIEW_MS, about: decision.command });
        if (run.current !== own) return;
        const found = reviewedBy(decision, advice);
        if (found) setReviewed(before => [...before, found]);
        else setAll(count => count - 1);
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
  const isEmpty = state === 'done' && reviewed.length === 0;
  return (
    <section class="panel">
      <h2>{words.review}</h2>
      <p class="quiet">{words.reviewNote}</p>
      <Found reviewed={reviewed} reached={reached} all={state === 'done' ? all : -1} onBatch={onBatch} />
      <p role="status">
        {state === 'running' && words.progress(number(reviewed.length), number(all))}
        {state === 'failed' && words.failed}
        {isEmpty && words.cannot}
      </p>
      {state === 'running' ? (
        <button type="button" onClick={stop}>
          {words.stop}
        </button>
      ) : (
        state !== 'done' && (
          <button type="button" onClick={() => void start()}>
            {words.start}
          </button>
        )
      )}
    </section>
  );
};
