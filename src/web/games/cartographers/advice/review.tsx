import { useState } from 'preact/hooks';
import type { Grid } from '../../../../games/cartographers/board/grid.ts';
import { SEASON_WORDS } from '../../../../games/cartographers/words/names.ts';
import { ReviewChart } from '../../../advice/chart.tsx';
import { LookThrough } from '../../../advice/look-through.tsx';
import { HELP_WORDS } from '../../../advice/words.ts';
import { say } from '../../../say.ts';
import { judgeOn, parOn } from '../bots/thinking.ts';
import type { CartographersRecord } from '../local-table.ts';
import { isAnalyzable } from './analyzable.ts';
import { REVIEW_WORDS } from './review-words.ts';
import {
  DEPTHS,
  type Depth,
  type DepthName,
  drawingsIn,
  type FoundMoment,
  momentsOf,
  type Reviewed,
  type ReviewMoment,
  reviewOf,
  worstOf,
} from './reviewing.ts';
import { tenth } from './speaks.ts';
import { Sums } from './sums.tsx';
import { Seasons, type ShownBetter, Turns } from './turns.tsx';

interface ReviewProps {
  readonly grid: Grid;
  readonly record: CartographersRecord;
  readonly seat: number;
  /** The stars of that seat at the end. */
  readonly reached: number;
  /** Whether the address asks for the review, so that it starts at once. */
  readonly isBegun: boolean;
  readonly onShow: (shown: ShownBetter) => void;
}

/** What the drawings on the own sheet cost, one by one and in all. */
const Costs = ({ all }: { readonly all: readonly Reviewed[] }) => {
  const words = say(REVIEW_WORDS);
  const own = all.filter(({ isOwn }) => isOwn);
  let sum = 0;
  const line = own.map(({ cost }) => {
    sum += cost;
    return sum;
  });
  const counts = say(SEASON_WORDS).map((_, i) => own.filter(({ view }) => view.season === i).length);
  const label = words.chart(tenth(Math.max(0, sum)));
  return (
    <>
      <ReviewChart
        label={label}
        line={line}
        costs={own.map(({ cost }) => cost)}
        most={Math.max(1, ...line)}
        marks={counts.slice(0, 3).map((_, i) => own.filter(({ view }) => view.season <= i).length)}
      />
      <p class="advice-ends quiet" aria-hidden="true">
        {say(SEASON_WORDS).map((season, i) => (
          <span key={season} style={{ '--many': `${counts[i]} 1 0` }}>
            {counts[i]! > 0 && season}
          </span>
        ))}
      </p>
      <p class="quiet" aria-hidden="true">
        {label}.
      </p>
    </>
  );
};

interface FoundProps extends Omit<ReviewProps, 'isBegun'> {
  readonly found: readonly FoundMoment[];
  readonly depth: Depth;
  /** Whether the whole game was looked through. */
  readonly isDone: boolean;
}

const Found = ({ found, depth, isDone, record, reached, onShow }: FoundProps) => {
  const words = say(REVIEW_WORDS);
  const all = drawingsIn(found);
  const worst = worstOf(all);
  return (
    <>
      {isDone && <Sums review={reviewOf(found, reached)} depth={depth} isAlone={record.seats.length === 1} />}
      {all.length > 1 && <Costs all={all} />}
      {(isDone || worst.length > 0) && <h3>{say(HELP_WORDS).worst}</h3>}
      {isDone && worst.length === 0 && <p>{words.nothing}</p>}
      {all.length > 0 && <p class="quiet">{words.bar}</p>}
      <Turns all={all} shown={worst} onShow={onShow} />
      <Seasons all={all} onShow={onShow} />
    </>
  );
};

const look = async (moment: ReviewMoment, { nodes, bot }: Depth): Promise<FoundMoment | undefined> => {
  if (moment.type === 'par') {
    const games = await parOn({ of: moment.of, part: moment.part, bot });
    return games && { type: 'par', games };
  }
  const judged = await judgeOn(moment.view, { played: moment.command, nodes });
  return judged && { ...moment, ...judged };
};

const NAMES = Object.keys(DEPTHS) as readonly DepthName[];

/** Every drawing of a map beside the best that is found, and the game beside what a good bot makes of it. */
export const Review = (props: ReviewProps) => {
  const words = say(REVIEW_WORDS);
  const { record, seat } = props;
  const [name, setName] = useState<DepthName>('careful');
  const depth = DEPTHS[name];
  if (!isAnalyzable(props.grid))
    return (
      <section class="panel">
        <h2>{say(HELP_WORDS).review}</h2>
        <p>{words.cannot}</p>
      </section>
    );
  return (
    <LookThrough
      note={words.note}
      moments={() => momentsOf(record, seat, depth)}
      look={moment => look(moment, depth)}
      progress={words.progress}
      cannot={words.cannot}
      of={[record, seat, name]}
      isBegun={props.isBegun}
      choice={
        <p>
          <label>
            {words.depth}{' '}
            <select value={name} onChange={event => setName(event.currentTarget.value as DepthName)}>
              {NAMES.map(each => (
                <option key={each} value={each}>
                  {words.depths[each]}
                </option>
              ))}
            </select>
          </label>
        </p>
      }
    >
      {(found, isDone) => <Found {...props} found={found} depth={depth} isDone={isDone} />}
    </LookThrough>
  );
};
