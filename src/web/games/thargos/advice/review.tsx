import type { Seat } from '../../../../engine/game.ts';
import type { Result } from '../../../../games/thargos/types.ts';
import { ReviewChart } from '../../../advice/chart.tsx';
import { LookThrough } from '../../../advice/look-through.tsx';
import { HELP_WORDS } from '../../../advice/words.ts';
import { number, say } from '../../../say.ts';
import type { ThargosRecord } from '../local-table.ts';
import { besideOn, revealOn, splitsOn } from './asking.ts';
import { Conflicts } from './conflicts.tsx';
import { hundredths, playText } from './play-text.ts';
import {
  type ConflictMoment,
  momentsOf,
  playBeside,
  type ReviewedConflict,
  type ReviewedMoment,
  type ReviewedPlay,
  type ReviewMoment,
  roundOf,
  turningOf,
  worstPlays,
} from './reviewing.ts';
import { ADVICE_WORDS } from './words.ts';

/** For each answer: about a quarter of a second, and the same review again on any device. */
const NODES = 1500;

interface ReviewProps {
  readonly record: ThargosRecord;
  readonly seat: Seat;
  readonly result: Result;
  readonly names: readonly string[];
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

interface PlaysProps extends Omit<ReviewProps, 'record' | 'isBegun'> {
  readonly plays: readonly ReviewedPlay[];
}

/** Where the game was won or lost: what would have been better there, if anything. */
const TurningPoint = ({ plays, result, seat, names, onBatch }: PlaysProps) => {
  const words = say(ADVICE_WORDS);
  const help = say(HELP_WORDS);
  const isWon = result.places[seat] === 1;
  const turning = turningOf(plays, isWon, 1 / names.length);
  if (!turning) return null;
  const { play, before, after } = turning;
  const turn = number(play.turn);
  const better = worstPlays([play]).length > 0 && words.better(playText(play.view, play.best.command, names));
  const within = words.within(turn, number(roundOf(play)));
  return (
    <ul class="bare-list advice">
      <li>
        <p>
          <b>{(isWon ? words.wonIn : words.lostIn)(within, hundredths(before), hundredths(after))}</b>
        </p>
        <p class="quiet">{better || (isWon ? '' : words.notYours)}</p>
        <button type="button" aria-label={words.go(turn)} onClick={() => onBatch(play.batch)}>
          {help.show}
        </button>
      </li>
    </ul>
  );
};

const Worst = ({ plays, names, onBatch }: Pick<PlaysProps, 'plays' | 'names' | 'onBatch'>) => {
  const words = say(ADVICE_WORDS);
  const help = say(HELP_WORDS);
  const worst = worstPlays(plays);
  return (
    <>
      <h3>{help.worst}</h3>
      {worst.length === 0 && <p>{words.nothing}</p>}
      <ol class="bare-list advice">
        {worst.map(play => {
          const { batch, turn, view, command, best, cost } = play;
          return (
            <li key={batch}>
              <p>
                <b>{words.when(number(turn), number(roundOf(play)))}</b> {playText(view, command, names)}{' '}
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
  const { names, seat } = rest;
  const turnAt = (i: number): string => words.turn(number(plays.at(i)!.turn));
  return (
    <>
      <ReviewChart
        label={words.chart(names[seat]!)}
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
export const Review = ({ record, isBegun, ...rest }: ReviewProps) => {
  const words = say(ADVICE_WORDS);
  const { seat, names, onBatch } = rest;
  return (
    <LookThrough
      note={words.note(names[seat]!)}
      moments={() => momentsOf(record.log, seat)}
      look={lookAt}
      progress={words.progress}
      cannot={words.cannot}
      of={[record, seat]}
      isBegun={isBegun}
    >
      {(found: readonly ReviewedMoment[], isDone) => {
        const plays = found.filter(each => each.type === 'play');
        const conflicts = found.filter(each => each.type === 'conflict');
        return (
          <>
            {plays.length > 0 && <Plays plays={plays} {...rest} />}
            {isDone && plays.length > 0 && <TurningPoint plays={plays} {...rest} />}
            {plays.length > 0 && <Worst plays={plays} names={names} onBatch={onBatch} />}
            {conflicts.length > 0 && <Conflicts conflicts={conflicts} names={names} onBatch={onBatch} />}
          </>
        );
      }}
    </LookThrough>
  );
};
