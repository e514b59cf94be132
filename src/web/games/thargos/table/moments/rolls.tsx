import { ATTITUDES, type Attitude, type View } from '../../../../../games/thargos/ui.ts';
import { listed, say } from '../../../../i18n.ts';
import { useLive } from '../../../../ui/live.ts';
import { pilesWith, RIVAL_WORDS } from '../board/rival-piles.ts';
import { Cite } from '../chronicle/cite.tsx';
import type { TableProps } from '../model.ts';
import { DiceOf } from './dice.tsx';
import { EventText, hasText } from './event-text.tsx';
import { MomentBar } from './moment-bar.tsx';
import { RivalSteps } from './rival-steps.tsx';
import type { Rolled, RollStep, Rolls } from './rolls.ts';
import { ROLLS_WORDS } from './rolls-messages.ts';
import type { Showing } from './sights.ts';

interface Row {
  readonly faces: string;
  readonly says: string;
  readonly isIt: boolean;
}

/** HT-11.2: which attitude each face of the die selects. */
const attitudeRows = (view: View, value: number): Row[] => {
  const words = say(ROLLS_WORDS);
  const { attitudeMap } = view.config.solo;
  const facesOf = (attitude: Attitude): number[] =>
    attitudeMap.flatMap((each, i) => (each === attitude ? [i + 1] : []));
  const sizesOf = (attitude: Attitude): string => {
    const { attack, defence } = pilesWith(view, attitude);
    return say(RIVAL_WORDS).piles(attack, defence);
  };
  return ATTITUDES.map(attitude => ({
    faces: facesOf(attitude).join(', '),
    says: `${words.attitude[attitude]} (${sizesOf(attitude)})`,
    isIt: attitudeMap[value - 1] === attitude,
  })).filter(({ faces }) => faces !== '');
};

/** HT-11.4: the rows of the Rival's decision table for this roll; none if an effect caused the roll. */
const rowsOf = (view: View, { what, values: [value = 0] }: Rolled): Row[] => {
  const words = say(ROLLS_WORDS);
  if (what === 'attitude') return attitudeRows(view, value);
  if (what !== 'attach' && what !== 'attempt' && what !== 'oppose') return [];
  const [one, six] = words.means[what];
  const isHero = what === 'oppose' || view.story !== null;
  const places = isHero ? words.heroes : words.places[what];
  const isPlace = value > 1 && value < 6;
  const place = isHero ? words.hero : words.track;
  return [
    { faces: '1', says: one, isIt: value === 1 },
    { faces: '2–5', says: isPlace ? listed(places, place(value - 1)) : places, isIt: isPlace },
    { faces: '6', says: six, isIt: value === 6 },
  ];
};

/** The rule that explains a roll. HT-12.4: in a story, attempts have their own decision table. */
const ruleOf = (what: string, { story }: View): string => {
  if (what === 'attitude') return 'HT-11.2';
  return what === 'oppose' || (what === 'attempt' && story) ? 'HT-12.4' : 'HT-11.4';
};

interface StepProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly step: RollStep;
  /** Whether the rolled result was impossible, so that the die is rolled again. */
  readonly isAgain: boolean;
}

const Step = ({ view, names, step: { roll, happenings }, isAgain }: StepProps) => {
  const words = say(ROLLS_WORDS);
  const rows = roll ? rowsOf(view, roll) : [];
  const asks = roll && Object.entries(words.asks).find(([what]) => what === roll.what)?.[1];
  return (
    <li class="th-roll">
      {roll && asks && <DiceOf event={roll} />}
      <div class="th-roll-body">
        {roll && asks && (
          <p>
            <span class="th-roll-asks">{asks}</span>{' '}
            <Cite told={{ rule: ruleOf(roll.what, view) }} view={view} class="th-cite" />
          </p>
        )}
        {roll && !asks && <EventText happening={{ event: roll }} view={view} names={names} />}
        {rows.length > 0 && (
          <ul class="th-roll-table in-lines bare-list">
            {rows.map(({ faces, says, isIt }) => (
              <li key={faces} class={isIt ? 'is-gold' : ''} aria-current={isIt ? 'true' : undefined}>
                <b>{faces}</b> {says}
              </li>
            ))}
          </ul>
        )}
        {isAgain && <p>{words.again}</p>}
        {happenings.map((happening, i) => (
          <EventText key={i} happening={happening} view={view} names={names} />
        ))}
      </div>
    </li>
  );
};

/**
 * Whether the die is rolled again because the result wasn't possible. A six for an attempt doesn't count, because the
 * decision table itself requires a second roll for it.
 */
const isAgain = ({ steps }: Rolls, at: number): boolean => {
  const roll = steps[at]!.roll;
  const next = steps[at + 1]?.roll;
  if (!roll || roll.what !== next?.what || steps[at]!.happenings.length > 0) return false;
  return (roll.what === 'attach' || roll.what === 'attempt') && !isMore(roll);
};

const isMore = ({ what, values }: Rolled): boolean => what === 'attempt' && values[0] === 6;

interface RollsBoardProps extends TableProps {
  readonly rolls: Rolls;
}

export const RollsBoard = ({ model, names, rolls }: RollsBoardProps) => {
  const words = say(ROLLS_WORDS);
  const live = useLive();
  const view = model.view.value;
  const shown = rolls.steps.flatMap((step, at) =>
    step.roll || step.happenings.some(happening => hasText({ happening, view, names })) ? [{ step, at }] : [],
  );
  return (
    <section class="th-rolls th-result" aria-labelledby="th-rolls-title">
      <h2 id="th-rolls-title" class="hidden">
        {rolls.isRival ? words.rivalTurn : words.dice}
      </h2>
      <div {...live}>
        <ol class="bare-list">
          {shown.map(({ step, at }) => (
            <Step key={at} view={view} names={names} step={step} isAgain={isAgain(rolls, at)} />
          ))}
        </ol>
      </div>
      {view.solo && (
        <details class="th-roll-how">
          <summary>{words.how}</summary>
          <RivalSteps isStory={view.story !== null} />
        </details>
      )}
    </section>
  );
};

interface RollsBarProps {
  readonly rolls: Rolls;
  readonly showing: Showing;
  readonly onDone: () => void;
}

export const RollsBar = ({ rolls, showing, onDone }: RollsBarProps) => {
  const words = say(ROLLS_WORDS);
  return (
    <MomentBar
      showing={showing}
      title={rolls.isRival ? words.rivalTurn : words.dice}
      back={words.back}
      onDone={onDone}
    />
  );
};
