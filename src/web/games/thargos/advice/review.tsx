import type { Seat } from '../../../../engine/game.ts';
import { isDraw, type Result } from '../../../../games/thargos/ui.ts';
import { number, say } from '../../../i18n.ts';
import { GameReview, ReviewList } from '../../../screens/review/review.tsx';
import type { ReviewedCourse, ReviewFindings, ReviewItem } from '../../../screens/review/review-plan.ts';
import { besideOn, revealOn, splitsOn } from '../bots/thinking.ts';
import type { ThargosRecord } from '../local-table.ts';
import { CONFLICT_WORDS } from '../table/conflict/conflict-messages.ts';
import { nameOf } from '../table/moves.ts';
import { linesOf, sidesOf, turningText } from './conflict-text.ts';
import { ADVICE_WORDS } from './messages.ts';
import { hundredths } from './phrases.ts';
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

/** Search nodes per decision, about a quarter of a second. A fixed number gives the same review on every device. */
const NODES = 1500;

interface ReviewProps {
  readonly record: ThargosRecord;
  readonly seat: Seat;
  readonly result: Result;
  readonly names: readonly string[];
  /** The seat whose player the review addresses as "you". */
  readonly you: Seat | undefined;
  readonly onBatch: (batch: number) => void;
  /** Whether the review starts without a click, because the URL asks for it. */
  readonly isBegun: boolean;
}

const conflictOn = async (moment: ConflictMoment): Promise<ReviewedConflict> => {
  const { attacker, defender, attack, defence } = moment;
  const [forAttacker, forDefender, attackSplits, defenseSplits] = await Promise.all([
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
    ...(defenseSplits && { defenseSplits }),
  };
};

const lookAt = async (moment: ReviewMoment): Promise<ReviewedMoment | undefined> =>
  moment.type === 'conflict'
    ? conflictOn(moment)
    : playBeside(moment, await besideOn(moment.view, moment.command, NODES));

interface ReviewContext extends Pick<ReviewProps, 'seat' | 'names' | 'result' | 'onBatch'> {
  readonly whoIs: WhoIs;
}

/** The list entry of the decision that won or lost the game, with the better answer if there was one. */
const turningItem = (
  plays: readonly ReviewedPlay[],
  { result, seat, names, whoIs, onBatch }: ReviewContext,
): ReviewItem | undefined => {
  const words = say(ADVICE_WORDS);
  const isWon = result.places[seat] === 1;
  const turning = turningOf(plays, isWon, 1 / names.length);
  // A draw has no turning point.
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

const worstItem = (play: ReviewedPlay, { names, whoIs, onBatch }: ReviewContext): ReviewItem => {
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

/** A chart of the player's estimated chance to win at each of their decisions. */
const courseOf = (plays: readonly ReviewedPlay[], { seat, names, whoIs }: ReviewContext): ReviewedCourse => {
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

interface ConflictsProps {
  readonly whoIs: WhoIs;
  readonly conflicts: readonly ReviewedConflict[];
  readonly onBatch: (batch: number) => void;
}

const Conflicts = ({ conflicts, whoIs, onBatch }: ConflictsProps) => {
  const words = say(ADVICE_WORDS);
  const fought = say(CONFLICT_WORDS);
  const outcome = ({ success, isConceded }: ReviewedConflict): string => {
    if (isConceded) return fought.conceded;
    return success ? fought.success : fought.failure;
  };
  const itemOf = (found: ReviewedConflict): ReviewItem => ({
    key: found.batch,
    title: words.when(number(found.turn), whoIs(found.view.turn.seat)),
    text: ` ${nameOf(found.view, found.conflict.mission)} · ${sidesOf(found, whoIs)} · ${outcome(found)}`,
    lines: (
      <div class="quiet">
        {linesOf(found, whoIs).map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ),
    go: words.go(number(found.turn)),
    onShow: () => onBatch(found.batch),
  });
  return (
    <section aria-label={words.conflicts}>
      <h3>{words.conflicts}</h3>
      <ReviewList items={conflicts.map(itemOf)} isScrolled />
    </section>
  );
};

const findingsOf = (
  found: readonly ReviewedMoment[],
  isDone: boolean,
  told: ReviewContext,
): ReviewFindings => {
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

/** Shows the odds of every conflict, and compares a seat's decisions with the best ones found. */
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
