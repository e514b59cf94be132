import { ReviewChart } from '../../../advice/chart.tsx';
import { LookThrough } from '../../../advice/look-through.tsx';
import { HELP_WORDS } from '../../../advice/words.ts';
import { number, say, semicolons, signed } from '../../../say.ts';
import { adviseOn } from '../bots/thinking.ts';
import type { CartographersRecord } from '../local-table.ts';
import { type DrawnChoice, decisionsOf, type Reviewed, reviewedBy, reviewOf, worstOf } from './reviewing.ts';
import { cellsIn, placeText, speaksFor, starsText, tenth } from './speaks.ts';
import { ADVICE_WORDS } from './words.ts';

/**
 * For each drawing: a game of 40 takes a quarter of a minute. In nodes, so that a slow device takes longer and does not
 * blame a drawing by chance: the same game is always told the same.
 */
const REVIEW_NODES = 1_200_000;

/** A drawing, and what would have been better. */
export interface ShownBetter {
  readonly batch: number;
  readonly cells: readonly number[];
  readonly told: string;
}

interface ReviewProps {
  readonly record: CartographersRecord;
  readonly seat: number;
  /** The stars of that seat at the end. */
  readonly reached: number;
  readonly onShow: (shown: ShownBetter) => void;
}

interface FoundProps extends Pick<ReviewProps, 'reached' | 'onShow'> {
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

const Found = ({ reviewed, reached, isDone, onShow }: FoundProps) => {
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
      <p class="quiet" aria-hidden="true">
        {words.chart}.
      </p>
      <h3>{help.worst}</h3>
      {isDone && worst.length === 0 && <p>{words.nothing}</p>}
      <ol class="bare-list advice">
        {worst.map(each => {
          const turn = number(reviewed.indexOf(each) + 1);
          const { batch, view, best, cost } = each;
          const told = `${words.lost(`−${starsText(cost)}`)}, ${help.better(placeText(view, best.command))}`;
          return (
            <li key={batch}>
              <p>
                <b>{words.drawing(turn)}</b> {told}
              </p>
              <p class="quiet">{speaksFor(view, best, each.played).join(' · ')}</p>
              <button
                type="button"
                aria-label={words.go(turn)}
                onClick={() => onShow({ batch, cells: cellsIn(best.command), told })}
              >
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
export const Review = ({ record, seat, reached, onShow }: ReviewProps) => {
  const words = say(ADVICE_WORDS);
  const look = async (decision: DrawnChoice): Promise<Reviewed | undefined> =>
    reviewedBy(
      decision,
      await adviseOn(decision.view, {
        count: 1,
        spend: { nodes: REVIEW_NODES },
        about: decision.command,
      }),
    );
  return (
    <LookThrough
      note={words.reviewNote}
      moments={() => decisionsOf(record.log, seat)}
      look={look}
      progress={words.progress}
      cannot={words.cannot}
      of={[record, seat]}
    >
      {(reviewed, isDone) => <Found reviewed={reviewed} reached={reached} isDone={isDone} onShow={onShow} />}
    </LookThrough>
  );
};
