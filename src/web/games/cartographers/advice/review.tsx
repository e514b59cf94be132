import { useState } from 'preact/hooks';
import { type Grid, SEASON_WORDS } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { GameReview, NoReview } from '../../../screens/review/review.tsx';
import type { ReviewedCourse, ReviewFindings } from '../../../screens/review/review-plan.ts';
import { judgeOn, parOn } from '../bots/thinking.ts';
import type { CartographersRecord } from '../local-table.ts';
import { isAnalyzable } from './analyzable.ts';
import { REVIEW_WORDS } from './review-messages.ts';
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
import { Seasons, type ShownBetter, turnItems } from './turns.tsx';

interface ReviewProps {
  readonly grid: Grid;
  readonly record: CartographersRecord;
  readonly seat: number;
  /** The final score of that seat. */
  readonly reached: number;
  /** Whether the address asks for the review, so that it starts at once. */
  readonly isBegun: boolean;
  readonly onShow: (shown: ShownBetter) => void;
}

/** What the drawings on the player's own sheet cost, one by one and in total. */
const courseOf = (all: readonly Reviewed[]): ReviewedCourse => {
  const words = say(REVIEW_WORDS);
  const own = all.filter(({ isOwn }) => isOwn);
  let sum = 0;
  const line = own.map(({ cost }) => {
    sum += cost;
    return sum;
  });
  const seasons = say(SEASON_WORDS).map((season, i) => ({
    season,
    count: own.filter(({ view }) => view.season === i).length,
    until: own.filter(({ view }) => view.season <= i).length,
  }));
  const label = words.chart(tenth(Math.max(0, sum)));
  return {
    label,
    line,
    costs: own.map(({ cost }) => cost),
    most: Math.max(1, ...line),
    marks: seasons.slice(0, 3).map(({ until }) => until),
    ends: seasons.map(({ season, count }) => ({ text: count > 0 ? season : '', count })),
    legend: `${label}.`,
    isLegendHidden: true,
  };
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

/** Compares every drawing with the best one found, and the game with what a good bot scores. */
export const Review = ({ grid, record, seat, reached, isBegun, onShow }: ReviewProps) => {
  const words = say(REVIEW_WORDS);
  const [name, setName] = useState<DepthName>('careful');
  const depth = DEPTHS[name];
  if (!isAnalyzable(grid)) return <NoReview why={words.cannot} />;
  const findings = (found: readonly FoundMoment[], isDone: boolean): ReviewFindings => {
    const all = drawingsIn(found);
    const isAlone = record.seats.length === 1;
    return {
      sums: isDone && <Sums review={reviewOf(found, reached)} depth={depth} isAlone={isAlone} />,
      course: all.length > 1 ? courseOf(all) : undefined,
      worst: turnItems(all, worstOf(all), onShow),
      nothing: words.nothing,
      explains: all.length > 0 ? words.bar : undefined,
      more: <Seasons all={all} onShow={onShow} />,
    };
  };
  return (
    <GameReview
      plan={{
        note: words.note,
        moments: () => momentsOf(record, seat, depth),
        look: moment => look(moment, depth),
        progress: words.progress,
        cannot: words.cannot,
        of: [record, seat, name],
        isBegun,
        depth: {
          label: words.depth,
          value: name,
          names: words.depths,
          onChange: id => setName(NAMES.find(each => each === id) ?? name),
        },
        findings,
      }}
    />
  );
};
