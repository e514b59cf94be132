import { ReviewChart } from '../../../advice/chart.tsx';
import { LookThrough } from '../../../advice/look-through.tsx';
import { HELP_WORDS } from '../../../advice/words.ts';
import { number, say, semicolons, signed } from '../../../say.ts';
import { adviseOn } from '../bots/thinking.ts';
import type { CartographersRecord } from '../local-table.ts';
import { type DrawnChoice, decisionsOf, type Reviewed, reviewedBy, reviewOf, worstOf } from './reviewing.ts';
import { placeText, speaksFor, starsText, tenth } from './speaks.ts';
import { ADVICE_WORDS } from './words.ts';

/** For each drawing: a game of 40 is looked through in a quarter of a minute. */
const REVIEW_MS = 400;

interface ReviewProps {
  readonly record: CartographersRecord;
  readonly seat: number;
  /** The stars of that seat at the end. */
  readonly reached: number;
  readonly onBatch: (batch: number) => void;
}

interface FoundProps extends Pick<ReviewProps, 'reached' | 'onBatch'> {
  readonly reviewed: readonly Reviewed[];
  /** Whether the whole game was looked through. */
  readonly isDone: boolean;
}

const Sums = ({ reviewed, reached }: Pick<FoundProps, 'reviewed' | 'reached'>) => {
  const words = say(ADVICE_WORDS);
  const review = reviewOf(reviewed, reached);
  if (!review) return null;
  return (
    <p>
      {semicolons([
        words.par(number(Math.round(review.par))),
        words.reached(number(reached)),
        words.cost(starsText(review.cost)),
        words.luck(signed(tenth(review.luck))),
      ])}
      .
    </p>
  );
};

const Found = ({ reviewed, reached, isDone, onBatch }: FoundProps) => {
  const words = say(ADVICE_WORDS);
  const help = say(HELP_WORDS);
  const worst = worstOf(reviewed);
  const stars = reviewed.map(({ played }) => played.stars);
  return (
    <>
      {isDone && <Sums reviewed={reviewed} reached={reached} />}
      <ReviewChart
        label={words.chart}
        line={stars}
        costs={reviewed.map(({ cost }) => cost)}
        most={Math.max(1, ...stars)}
      />
      <h3>{help.worst}</h3>
      {worst.length === 0 && <p>{words.nothing}</p>}
      <ol class="bare-list advice">
        {worst.map(each => {
          const turn = number(reviewed.indexOf(each) + 1);
          return (
            <li key={each.batch}>
              <p>
                <b>{words.drawing(turn)}</b> {words.lost(`−${starsText(each.cost)}`)},{' '}
                {help.better(placeText(each.view, each.best.command))}
              </p>
              <p class="quiet">{speaksFor(each.view, each.best, each.played).join(' · ')}</p>
              <button type="button" aria-label={words.go(turn)} onClick={() => onBatch(each.batch)}>
                {help.show}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
};

/** Every drawing of a map beside the best that is found. */
export const Review = ({ record, seat, reached, onBatch }: ReviewProps) => {
  const words = say(ADVICE_WORDS);
  const look = async (decision: DrawnChoice): Promise<Reviewed | undefined> =>
    reviewedBy(decision, await adviseOn(decision.view, { count: 1, ms: REVIEW_MS, about: decision.command }));
  return (
    <LookThrough
      note={words.reviewNote}
      moments={() => decisionsOf(record.log, seat)}
      look={look}
      progress={words.progress}
      cannot={words.cannot}
      of={[record, seat]}
    >
      {(reviewed, isDone) => (
        <Found reviewed={reviewed} reached={reached} isDone={isDone} onBatch={onBatch} />
      )}
    </LookThrough>
  );
};
