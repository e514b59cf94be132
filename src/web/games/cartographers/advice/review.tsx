import { useEffect, useState } from 'preact/hooks';
import { keysOf, sum } from '../../../../engine/util.ts';
import {
  type Command,
  type Grid,
  cartographers as game,
  rulesOf,
  SEASON_WORDS,
} from '../../../../games/cartographers/ui.ts';
import { colon, number, say, signed } from '../../../i18n.ts';
import { HELP_MESSAGES } from '../../../screens/review/messages.ts';
import { GameReview, ReviewList } from '../../../screens/review/review.tsx';
import type { ReviewedCourse, ReviewFindings, ReviewItem } from '../../../screens/review/review-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareBar } from '../../../ui/meter.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { drawGhost } from '../art/ghost.ts';
import { judgeOn, parOn } from '../bots/thinking.ts';
import type { CartographersRecord } from '../local-table.ts';
import { MapPicture } from '../score/map-picture.tsx';
import { heldBy } from '../table/hand.ts';
import { cardName } from '../table/question.ts';
import { isAnalyzable } from './analyzable.ts';
import { handFor } from './hand-for.ts';
import { REVIEW_WORDS } from './review-messages.ts';
import {
  DEPTHS,
  type Depth,
  type DepthName,
  drawingsIn,
  endsOf,
  type FoundMoment,
  type GameSums,
  isAboutAsGood,
  isAsGood,
  momentsOf,
  type Reviewed,
  type ReviewMoment,
  reviewOf,
  shareOf,
  worstOf,
} from './reviewing.ts';
import { placeText, speaksFor, tenth } from './speaks.ts';

/** The drawing whose two maps the player opened in the review. */
interface ShownBetter {
  readonly batch: number;
  readonly told: string;
  readonly of: Reviewed | undefined;
  /** The button that opened the maps. It gets the focus back when they close. */
  readonly from: HTMLElement;
}

type OnShow = (shown: ShownBetter) => void;

const toldOf = (of: Reviewed): string => {
  const words = say(REVIEW_WORDS);
  const { view, best, cost } = of;
  if (of.best.command === of.played.command || cost === 0) return words.best;
  if (isAsGood(of)) return words.asGood;
  if (isAboutAsGood(of)) return words.aboutAsGood;
  const better = say(HELP_MESSAGES).better(placeText(view, best.command));
  return `${words.lost(tenth(-cost))}, ${better}`;
};

/** A bar from the worst to the best possible drawing, with a mark for the player's drawing. */
const Possible = ({ of }: { readonly of: Reviewed }) => {
  const words = say(REVIEW_WORDS);
  const share = shareOf(of);
  if (share === undefined) return null;
  const [worst, best] = endsOf(of).map(tenth);
  const told = of.isOwn ? words.possible : words.possibleThere;
  return (
    <div class="advice-possible quiet" role="img" aria-label={told(worst!, tenth(of.played.stars), best!)}>
      <span>{worst}</span>
      <ShareBar to={share} mark={share} />
      <span>{best}</span>
    </div>
  );
};

/** The list entry of a drawing; `turn` is the number of the drawing in the game. */
const itemOf = (of: Reviewed, turn: number, onShow: OnShow): ReviewItem => {
  const words = say(REVIEW_WORDS);
  const { batch, view, best, played } = of;
  const card = 'card' in view.phase ? cardName(view.phase.card) : '';
  const told = toldOf(of);
  const isBetter = !isAboutAsGood(of);
  return {
    key: batch,
    title: words.drawing(number(turn), card),
    text: `${of.isOwn ? '' : ` (${words.ambush})`}${colon()} ${told}`,
    lines: isBetter && <p class="quiet">{speaksFor(view, best, played).join(' · ')}</p>,
    go: words.go(number(turn)),
    onShow: from => onShow({ batch, told, of: isBetter ? of : undefined, from }),
    below: <Possible of={of} />,
  };
};

/** List entries for some of a game's drawings, each numbered by its position among all drawings. */
const turnItems = (all: readonly Reviewed[], shown: readonly Reviewed[], onShow: OnShow): ReviewItem[] =>
  shown.map(each => itemOf(each, all.indexOf(each) + 1, onShow));

const Seasons = ({ all, onShow }: { readonly all: readonly Reviewed[]; readonly onShow: OnShow }) => {
  const words = say(REVIEW_WORDS);
  return (
    <>
      {say(SEASON_WORDS).map((season, i) => {
        const shown = all.filter(({ view }) => view.season === i);
        if (shown.length === 0) return null;
        const cost = sum(shown.filter(({ isOwn }) => isOwn).map(each => each.cost));
        return (
          <details key={season} class="review-season">
            <summary>{words.every(season, shown.length, tenth(-Math.max(0, cost)))}</summary>
            <ReviewList items={turnItems(all, shown, onShow)} />
          </details>
        );
      })}
    </>
  );
};

interface SumsProps {
  readonly review: GameSums;
  readonly depth: Depth;
  readonly isAlone: boolean;
}

/** Compares the final score with a bot's. The numbers are rounded to whole stars so that they add up. */
const Against = ({ review: { par, reached }, depth, isAlone }: SumsProps) => {
  const words = say(REVIEW_WORDS);
  if (!par) return null;
  const bot = words.bots[depth.bot];
  const [mean, seed] = [Math.round(par.mean), Math.round(par.seed)];
  const rows: readonly (readonly [string, string])[] = [
    [words.par(bot), number(mean)],
    [words.luck(bot, seed), signed(seed - mean)],
    [words.against(bot), signed(reached - seed)],
    [words.reached, number(reached)],
  ];
  return (
    <>
      <h3 id="review-sums">{words.sums}</h3>
      <table class="figures advice-sums" aria-labelledby="review-sums">
        <tbody>
          {rows.map(([what, stars]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{stars}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        {words.parNote(depth.here, depth.elsewhere)} {!isAlone && words.company}
      </p>
    </>
  );
};

/** Compares the final score with a bot's, and says how many stars the drawings cost in total. */
const Sums = (props: SumsProps) => {
  const words = say(REVIEW_WORDS);
  const { cost, spared } = props.review;
  return (
    <>
      <Against {...props} />
      <p>
        {isAsGood({ cost }) ? words.noCost : words.cost(tenth(cost))}{' '}
        {!props.isAlone && !isAsGood({ cost: spared }) && words.spared(tenth(spared))}
      </p>
    </>
  );
};

interface ReviewProps {
  readonly grid: Grid;
  readonly record: CartographersRecord;
  readonly seat: number;
  readonly reached: number;
  /** Whether the review starts without a click, because the URL asks for it. */
  readonly isBegun: boolean;
  readonly onShow: (shown: ShownBetter) => void;
}

/** How many stars each drawing on the player's own sheet cost, and the running total. */
const courseOf = (all: readonly Reviewed[]): ReviewedCourse => {
  const words = say(REVIEW_WORDS);
  const own = all.filter(({ isOwn }) => isOwn);
  const costs = own.map(({ cost }) => cost);
  const line = costs.map((_, i) => sum(costs.slice(0, i + 1)));
  const seasons = say(SEASON_WORDS).map((season, i) => ({
    season,
    count: own.filter(({ view }) => view.season === i).length,
    until: own.filter(({ view }) => view.season <= i).length,
  }));
  const label = words.chart(tenth(Math.max(0, line.at(-1) ?? 0)));
  return {
    label,
    line,
    costs,
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

const NAMES = keysOf(DEPTHS);

/** Compares every drawing with the best one found, and the final score with a good bot's. */
export const Review = ({ grid, record, seat, reached, isBegun, onShow }: ReviewProps) => {
  const words = say(REVIEW_WORDS);
  const [name, setName] = useState<DepthName>('careful');
  const depth = DEPTHS[name];
  if (!isAnalyzable(grid)) return <Panel title={say(HELP_MESSAGES).review}>{words.cannot}</Panel>;
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

interface BetterProps {
  readonly of: Reviewed;
  /** Called when both maps are rendered, which may be late because their code loads lazily. */
  readonly onDrawn: () => void;
  readonly onClose: () => void;
}

export const BetterMaps = ({ of: { view, played, best }, onDrawn, onClose }: BetterProps) => {
  const words = say(REVIEW_WORDS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per drawing; `onDrawn` is new after every render.
  useEffect(onDrawn, [played]);
  const { map } = rulesOf(view.config);
  const options = game.options(view);
  const seat = 'sheet' in options ? options.sheet : view.viewer;
  const sheet = typeof seat === 'number' ? view.sheets[seat] : undefined;
  /** The SVG of a command's drawing, styled as not yet confirmed. */
  const inkOf = (command: Command): string => {
    const hand = handFor(view, options, command);
    const held = hand && heldBy(view, options, hand);
    const state = command.type === 'draw' ? 'fits' : 'ambush';
    return held ? drawGhost({ ...held, grid: map.grid, state }) : '';
  };
  const sides = [
    { name: words.drawn, command: played.command },
    { name: words.betterMap, command: best.command },
  ];
  return (
    <div class="replay-pair replay-map" data-part="replay-board">
      {sides.map(({ name, command }) => (
        <figure key={name}>
          {sheet && (
            <MapPicture
              scene={{ map, sheet }}
              label={`${name}${colon()} ${placeText(view, command)}`}
              above={inkOf(command)}
            />
          )}
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      <Button onClick={onClose}>{words.wholeMap}</Button>
    </div>
  );
};
