import type { Seat } from '../../../../engine/game.ts';
import { isDraw } from '../../../../games/thargos/modes.ts';
import type { Result } from '../../../../games/thargos/types.ts';
import { ReviewChart } from '../../../advice/chart.tsx';
import { LookThrough } from '../../../advice/look-through.tsx';
import { HELP_WORDS } from '../../../advice/words.ts';
import { number, say } from '../../../say.ts';
import type { ThargosRecord } from '../local-table.ts';
import { besideOn, revealOn, splitsOn } from './asking.ts';
import { Conflicts } from './conflicts.tsx';
import { hundredths } from './hundredths.ts';
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
import { ADVICE_WORDS } from './words.ts';
import { worstNote } from './worst-note.ts';

/** For each answer: about a quarter of a second, and the same review again on any device. */
const NODES = 1500;

interface ReviewProps {
  readonly record: ThargosRecord;
  readonly seat: Seat;
  readonly result: Result;
  readonly names: readonly string[];
  /** The seat that is addressed as "you". */
  readonly you: Seat | undefined;
  readonly onBatch: (batch: number) => void;
  /** Whoever came for it need not ask again. */
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

interface PlaysProps extends Omit<ReviewProps, 'record' | 'isBegun' | 'you'> {
  readonly whoIs: WhoIs;
  readonly plays: readonly ReviewedPlay[];
}

/** Where the game was won or lost: what would have been better there, if anything. */
const TurningPoint = ({ plays, result, seat, names, whoIs, onBatch }: PlaysProps) => {
  const words = say(ADVICE_WORDS);
  const help = say(HELP_WORDS);
  const isWon = result.places[seat] === 1;
  const turning = turningOf(plays, isWon, 1 / names.length);
  // A draw was neither won nor lost.
  if (!turning || isDraw(plays[0]!.view, result)) return null;
  const { play } = turning;
  const turn = number(play.turn);
  const better = worstPlays([play]).length > 0 && words.better(playText(play.view, play.best.command, names));
  return (
    <ul class="bare-list advice">
      <li>
        <p>
          <b>{turningText(turning, isWon, whoIs)}</b>
        </p>
        <p class="quiet">{better || (isWon ? '' : words.notYours)}</p>
        <button type="button" aria-label={words.go(turn)} onClick={() => onBatch(play.batch)}>
          {help.show}
        </button>
      </li>
    </ul>
  );
};

interface WorstProps extends Pick<PlaysProps, 'plays' | 'names' | 'whoIs' | 'onBatch'> {
  readonly isDone: boolean;
}

const Worst = ({ plays, names, whoIs, onBatch, isDone }: WorstProps) => {
  const words = say(ADVICE_WORDS);
  const help = say(HELP_WORDS);
  const worst = worstPlays(plays);
  const note = worstNote({ plays, isDone });
  if (worst.length === 0 && !note) return null;
  return (
    <>
      <h3>{help.worst}</h3>
      {note && <p>{note}</p>}
      <ol class="bare-list advice">
        {worst.map(play => {
          const { batch, turn, view, command, best, cost } = play;
          return (
            <li key={batch}>
              <p>
                <b>{words.when(number(turn), whoIs(view.turn.seat))}</b> {playText(view, command, names)}{' '}
                <span class="quiet">({words.cost(hundredths(cost))})</span>
              </p>
              <p>{words.better(playText(view, best.command, names))}</p>
              <button type="button" aria-label={words.go(number(turn))} onClick={() => onBatch(batch)}>
                {help.show}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
};

const Plays = ({ plays, ...rest }: PlaysProps) => {
  const words = say(ADVICE_WORDS);
  const { names, seat, whoIs } = rest;
  const turnAt = (i: number): string => words.turn(number(plays.at(i)!.turn));
  return (
    <>
      <ReviewChart
        label={words.chart(whoIs(seat))}
        line={plays.map(({ played }) => played.worth)}
        costs={plays.map(({ cost }) => cost)}
        most={1}
        even={1 / names.length}
      />
      <p class="advice-ends quiet">
        <span>{turnAt(0)}</span>
        <span>{turnAt(-1)}</span>
      </p>
      <p class="quiet">{words.legend}</p>
    </>
  );
};

/** Every conflict as it could be known, and every answer of a seat beside the best that is found. */
export const Review = ({ record, isBegun, you, ...props }: ReviewProps) => {
  const words = say(ADVICE_WORDS);
  const { seat, names } = props;
  const whoIs: WhoIs = each => (each === you ? undefined : names[each]);
  const rest = { ...props, whoIs };
  return (
    <LookThrough
      note={words.note(whoIs(seat))}
      moments={() => momentsOf(record.log, seat)}
      look={lookAt}
      progress={words.progress}
      cannot={words.cannot}
      of={[record, seat]}
      isBegun={isBegun}
    >
      {(found: readonly ReviewedMoment[], isDone) => {
        const plays = found.filter(each => each.type === 'play');
        const conflicts = adviseOnce(
          found.filter(each => each.type === 'conflict'),
          plays,
        );
        return (
          <>
            {plays.length > 0 && <Plays plays={plays} {...rest} />}
            {isDone && plays.length > 0 && <TurningPoint plays={plays} {...rest} />}
            {plays.length > 0 && <Worst plays={plays} isDone={isDone} {...rest} />}
            {conflicts.length > 0 && <Conflicts conflicts={conflicts} {...rest} />}
          </>
        );
      }}
    </LookThrough>
  );
};
