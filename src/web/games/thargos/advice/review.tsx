import type { Seat } from '../../../../engine/game.ts';
import { isDraw, type Result } from '../../../../games/thargos/ui.ts';
import { number, say } from '../../../i18n.ts';
import { GameReview } from '../../../screens/review/review.tsx';
import type { ReviewedCourse, ReviewFindings, ReviewItem } from '../../../screens/review/review-plan.ts';
import type { ThargosRecord } from '../local-table.ts';
import { besideOn, revealOn, splitsOn } from './asking.ts';
import { Conflicts } from './conflicts.tsx';
import { hundredths } from './hundredths.ts';
import { ADVICE_WORDS } from './messages.ts';
import { playText } from './play-text.ts';
import {
  adviseOnce,
  type ConflictMoment,
  momentsOf,
  playBeside,
  type ReviewedConflict,
  type ReviewedMoment,
  type ReviewedPlay,
  type ReviewMoment,
  turningOf,
  type WhoIs,
  worstPlays,
} from './reviewing.ts';
import { turningText } from './turning-text.ts';

/** Per decision, about a quarter of a second. A fixed count gives the same review on every device. */
const NODES = 1500;

interface ReviewProps {
  readonly record: ThargosRecord;
  readonly seat: Seat;
  readonly result: Result;
  readonly names: readonly string[];
  /** The seat addressed as "you". */
  readonly you: Seat | undefined;
  readonly onBatch: (batch: number) => void;
  /** Whether the address asks for the review, so that it starts at once. */
  readonly isBegun: boolean;
}

const conflictOn = async (moment: ConflictMoment): Promise<ReviewedConflict> => {
  const { attacker, defender, attack, defence } = moment;
  const [forAttacker, forDefender, attackSplits, defenceSplits] = await Promise.all([
    attacker && revealOn(attacker),
    defender && revealOn(defender),
    attack && splitsOn(attack.view, attack.laid),
    defence && splitsOn(defence.view, defence.laid),
  ]);
  return {
    ...moment,
    ...(forAttacker !== undefined && { forAttacker }),
    ...(forDefender !== undefined && { forDefender }),
    ...(attackSplits && { attackSplits }),
    ...(defenceSplits && { defenceSplits }),
  };
};

const lookAt = async (moment: ReviewMoment): Promise<ReviewedMoment | undefined> =>
  moment.type === 'conflict'
    ? conflictOn(moment)
    : playBeside(moment, await besideOn(moment.view, moment.command, NODES));

interface Told extends Pick<ReviewProps, 'seat' | 'names' | 'result' | 'onBatch'> {
  readonly whoIs: WhoIs;
}

/** The decision at which the game was won or lost, and what was better there. */
const turningItem = (
  plays: readonly ReviewedPlay[],
  { result, seat, names, whoIs, onBatch }: Told,
): ReviewItem | undefined => {
  const words = say(ADVICE_WORDS);
  const isWon = result.places[seat] === 1;
  const turning = turningOf(plays, isWon, 1 / names.length);
  // A draw was neither won nor lost.
  if (!turning || isDraw(plays[0]!.view, result)) return undefined;
  const { play } = turning;
  const better = worstPlays([play]).length > 0 && words.better(playText(play.view, play.best.command, names));
  return {
    key: play.batch,
    title: turningText(turning, isWon, whoIs),
    lines: <p class="quiet">{better || (isWon ? '' : words.notYours)}</p>,
    go: words.go(number(play.turn)),
    onShow: () => onBatch(play.batch),
  };
};

const worstItem = (play: ReviewedPlay, { names, whoIs, onBatch }: Told): ReviewItem => {
  const words = say(ADVICE_WORDS);
  const { batch, turn, view, command, best, cost } = play;
  return {
    key: batch,
    title: words.when(number(turn), whoIs(view.turn.seat)),
    text: (
      <>
        {` ${playText(view, command, names)} `}
        <span class="quiet">({words.cost(hundredths(cost))})</span>
      </>
    ),
    lines: <p>{words.better(playText(view, best.command, names))}</p>,
    go: words.go(number(turn)),
    onShow: () => onBatch(batch),
  };
};

/** The chance to win after each decision. */
const courseOf = (plays: readonly ReviewedPlay[], { seat, names, whoIs }: Told): ReviewedCourse => {
  const words = say(ADVICE_WORDS);
  const ends = [plays[0]!, plays.at(-1)!];
  return {
    label: words.chart(whoIs(seat)),
    line: plays.map(({ played }) => played.worth),
    costs: plays.map(({ cost }) => cost),
    most: 1,
    even: 1 / names.length,
    ends: ends.map(({ turn }) => ({ text: words.turn(number(turn)) })),
    legend: words.legend,
  };
};

const findingsOf = (found: readonly ReviewedMoment[], isDone: boolean, told: Told): ReviewFindings => {
  const plays = found.filter(each => each.type === 'play');
  const conflicts = adviseOnce(
    found.filter(each => each.type === 'conflict'),
    plays,
  );
  const isAny = plays.length > 0;
  return {
    course: isAny ? courseOf(plays, told) : undefined,
    turning: isDone && isAny ? turningItem(plays, told) : undefined,
    worst: worstPlays(plays).map(play => worstItem(play, told)),
    nothing: isAny ? say(ADVICE_WORDS).nothing : undefined,
    more: conflicts.length > 0 && (
      <Conflicts conflicts={conflicts} whoIs={told.whoIs} onBatch={told.onBatch} />
    ),
  };
};

/** Shows the odds of every conflict, and compares the decisions of a seat with the best ones found. */
export const Review = ({ record, isBegun, you, ...props }: ReviewProps) => {
  const words = say(ADVICE_WORDS);
  const { seat, names } = props;
  const whoIs: WhoIs = each => (each === you ? undefined : names[each]);
  return (
    <GameReview<ReviewMoment, ReviewedMoment>
      plan={{
        note: words.note(whoIs(seat)),
        moments: () => momentsOf(record.log, seat),
        look: lookAt,
        progress: words.progress,
        cannot: words.cannot,
        of: [record, seat],
        isBegun,
        findings: (found, isDone) => findingsOf(found, isDone, { ...props, whoIs }),
      }}
    />
  );
};
