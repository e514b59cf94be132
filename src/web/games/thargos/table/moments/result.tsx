import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  type Attribute,
  colorsOf,
  type Instance,
  missionAttrs,
  tieCard,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { listed, number, say, signed, text } from '../../../../i18n.ts';
import { Art } from '../../../../ui/art.tsx';
import { back } from '../../art/pieces.ts';
import { Line } from '../board/line.tsx';
import { compared } from '../board/track-totals.ts';
import { Cite } from '../chronicle/cite.tsx';
import { CONFLICT_WORDS } from '../conflict/conflict-messages.ts';
import { ConflictSteps, TieRule } from '../conflict/fighters.tsx';
import { type SideName, type Sum, sumOf, worthOf } from '../conflict/sums.ts';
import type { TableProps } from '../model.ts';
import { nameOf } from '../moves.ts';
import { textsAt } from '../story/story-facts.ts';
import { Arena } from './arena.tsx';
import { Dice } from './dice.tsx';
import { EventItems, hasText } from './event-text.tsx';
import { MomentBar } from './moment-bar.tsx';
import type { Moment } from './moments.ts';
import { isOurs, type Reveal, revealOf, turnedUp, useTurning } from './reveal.ts';
import type { Showing } from './sights.ts';
import './result.css';

interface ResultProps {
  readonly moment: Moment;
  /** The current view, which contains the revealed cards. */
  readonly view: View;
  readonly names: readonly string[];
  /** Whether a bar shows the consequences, so that this component omits them. */
  readonly isBarBelow?: boolean;
  /** How far the reveal is. By default everything is revealed. */
  readonly reveal?: Pick<Reveal, 'turns' | 'up' | 'isDone'>;
}

const ALL: NonNullable<ResultProps['reveal']> = { turns: [], up: 0, isDone: true };

interface TurnedProps {
  readonly view: View;
  readonly cards: readonly Instance[];
  readonly up: number;
  readonly seat: number | null;
}

/** Modifiers that are revealed from left to right. Screen readers skip those that aren't revealed yet. */
const Turned = ({ view, cards, up, seat }: TurnedProps) =>
  cards.length === 0 ? (
    <span class="th-nothing">–</span>
  ) : (
    <span class="th-side-by-side in-lines th-turning">
      {cards.map((card, i) => {
        const isUp = i < up;
        return (
          <span key={card} class={`th-part ${isUp ? '' : 'is-down'}`} aria-hidden={isUp ? undefined : 'true'}>
            <span class={`th-flip ${isUp ? 'is-up' : ''}`}>
              <Art class="tp-back" svg={back()} />
              {isUp && <b>{signed(worthOf(view, [card], seat))}</b>}
            </span>
            {/* The name takes up its space before the card flips, so that nothing moves then. */}
            <small>{nameOf(view, card)}</small>
          </span>
        );
      })}
    </span>
  );

interface ResultLineProps {
  readonly moment: Moment;
  readonly view: View;
  readonly colour: Attribute;
  readonly totals: NonNullable<Moment['totals']>;
  readonly reveal: NonNullable<ResultProps['reveal']>;
}

/** Says who leads a color: "you" or the opponent to the two players, "attacker" or "defender" to others. */
const leadOf = ({ before, conflict }: Moment, isWon: boolean): string => {
  const words = say(CONFLICT_WORDS);
  const { viewer } = before;
  if (viewer !== conflict.attacker && viewer !== conflict.defender) return isWon ? words.leads : words.holds;
  return (viewer === conflict.attacker) === isWon ? words.youLead : words.theyLead;
};

/** The title of the result. It calls the reader "you" if they attacked or defended. */
const titleOf = (moment: Moment): string => {
  const words = say(CONFLICT_WORDS);
  const { before, conflict, success } = moment;
  const ours = isOurs(moment);
  if (ours === undefined) return success ? words.success : words.failure;
  if (before.viewer === conflict.attacker) return ours ? words.youWin : words.youFail;
  if (moment.isForced) return words.youCannot;
  if (moment.isConceded) return words.youLetGo;
  return ours ? words.youHold : words.youLose;
};

/** HT-5.8: whether the defender won ties because of a card, either visible before or revealed. */
const isTieHeld = ({ before, conflict, totals, success }: Moment): boolean => {
  if (tieCard(before)) return true;
  const colours = colorsOf(missionAttrs(before, conflict.mission));
  return !success && totals !== null && colours.every(c => totals.attack[c] >= totals.defence[c]);
};

/** A color's CSS class during the reveal: in progress, still waiting, or neither. */
const lookOf = ({ turns, up, isDone }: NonNullable<ResultProps['reveal']>, colour: Attribute): string => {
  if (isDone) return '';
  const first = turns.findIndex(turn => turn.colour === colour);
  if (turns[up - 1]?.colour === colour) return 'is-now';
  return first < 0 || first >= up ? 'is-waiting' : '';
};

const ResultLine = ({ moment, view, colour, totals, reveal }: ResultLineProps) => {
  const { conflict, shown, dice } = moment;
  const at = ATTRIBUTES.indexOf(colour);
  const sideOf = (side: SideName) => {
    const sum: Sum = sumOf(view, conflict, colour, side);
    const seat = side === 'attack' ? conflict.attacker : conflict.defender;
    const cards = shown?.[side][at] ?? [];
    const rolled = side === 'defence' ? dice?.[at] : undefined;
    const turned = turnedUp(reveal.turns, reveal.up, colour, side);
    const up = reveal.isDone ? cards.length : turned;
    const isRolled = rolled !== undefined && (reveal.isDone || turned > 0);
    const added = rolled ? rolled.reduce((a, b) => a + b, 0) : worthOf(view, cards, seat);
    // Effects during the reveal change totals. The difference appears as an additional part, together with the result.
    const open = rolled ? sum.mission : sum.open;
    const rest = reveal.isDone ? totals[side][colour] - open - added : 0;
    const more = rest === 0 ? [] : [{ amount: rest }];
    const soFar = rolled ? (isRolled ? added : 0) : worthOf(view, cards.slice(0, up), seat);
    return {
      sum: rolled ? { ...sum, advantages: [], track: more } : { ...sum, track: [...sum.track, ...more] },
      cards: rolled ? (
        isRolled && <Dice colour={colour} values={rolled} />
      ) : (
        <Turned view={view} cards={cards} up={up} seat={seat} />
      ),
      isRolled: rolled !== undefined,
      total: open + soFar + rest,
      range: undefined,
    };
  };
  const [attack, defence] = [totals.attack[colour], totals.defence[colour]];
  const { isWon, sign } = compared(attack, defence, isTieHeld(moment));
  return (
    <Line
      view={view}
      colour={colour}
      attack={sideOf('attack')}
      defence={sideOf('defence')}
      verdict={
        reveal.isDone && (
          <>
            {isWon && <span aria-hidden="true">◂ </span>}
            {number(attack)} {sign} {number(defence)}
            {!isWon && <span aria-hidden="true"> ▸</span>}
            <small> {leadOf(moment, isWon)}</small>
          </>
        )
      }
      isDeciding={reveal.isDone && !isWon}
      look={lookOf(reveal, colour)}
    />
  );
};

/** HT-5.8: the totals in every color as text, for screen readers. */
const SpokenTotals = ({ moment }: { readonly moment: Moment }) => {
  const { attacker, defender, conceded, forced } = say(CONFLICT_WORDS);
  const { before, conflict, totals, isConceded, isForced } = moment;
  if (!totals) return isConceded ? <p class="hidden">{isForced ? forced : conceded}</p> : null;
  const lines = colorsOf(missionAttrs(before, conflict.mission)).map(colour => {
    const [attack, defence] = [totals.attack[colour], totals.defence[colour]];
    const { isWon } = compared(attack, defence, isTieHeld(moment));
    const sums = `${attacker} ${number(attack)}, ${defender} ${number(defence)}`;
    return `${listed(text(ATTRIBUTE_NAMES[colour]), sums)}, ${leadOf(moment, isWon)}.`;
  });
  return <p class="hidden">{lines.join(' ')}</p>;
};

/** What happened because of the result, each item with its rule. */
const Consequences = ({ moment: { after }, view, names }: ResultProps) =>
  after.some(happening => hasText({ happening, view, names })) ? (
    <ul class="th-consequences in-lines bare-list">
      <EventItems happenings={after} view={view} names={names} />
    </ul>
  ) : null;

const Tale = ({ moment: { conflict, success }, view }: Pick<ResultProps, 'moment' | 'view'>) => {
  const { node } = conflict;
  const told = success && node !== null ? textsAt(view, node).won : undefined;
  return told ? <p class="th-tale">{text(told)}</p> : null;
};

/** A conflict's result: cards, sums and consequences. */
export const Result = ({ moment, view, names, isBarBelow = false, reveal = ALL }: ResultProps) => {
  const words = say(CONFLICT_WORDS);
  const { conflict, before, totals, isConceded } = moment;
  const seen: View = { ...before, faces: view.faces };
  return (
    <section
      data-part="conflict"
      class={`th-conflict th-result th-reveal ${reveal.isDone ? '' : 'is-turning'}`}
      aria-labelledby="th-result-title"
    >
      <header class="th-conflict-head row">
        <ConflictSteps at={3} />
        <TieRule view={seen} />
      </header>
      <Arena
        moment={moment}
        view={seen}
        names={names}
        reveal={reveal}
        title={reveal.isDone ? titleOf(moment) : words.reveal}
      />
      {reveal.isDone && <Tale moment={moment} view={view} />}
      {isConceded && <p class="th-rule">{moment.isForced ? words.forced : words.conceded}</p>}
      {moment.dice && (
        <p class="th-rule">
          {words.pushback} <Cite told={{ rule: 'HT-9.6' }} view={seen} class="th-cite" />
        </p>
      )}
      {totals &&
        colorsOf(missionAttrs(seen, conflict.mission)).map(colour => (
          <ResultLine
            key={colour}
            moment={moment}
            view={seen}
            colour={colour}
            totals={totals}
            reveal={reveal}
          />
        ))}
      {!isBarBelow && reveal.isDone && <Consequences moment={moment} view={view} names={names} />}
    </section>
  );
};

interface ResultPartProps extends TableProps {
  readonly moment: Moment;
  readonly showing: Showing;
}

/** A conflict's result at the table. The bar shows the consequences, so that they are visible without scrolling. */
export const ResultBoard = ({ model, names, moment, showing }: ResultPartProps) => (
  <Result
    moment={moment}
    view={model.view.value}
    names={names}
    isBarBelow
    reveal={revealOf(moment, showing.up)}
  />
);

const BACK = { en: 'Back to the conflict', fr: 'Retour au conflit' };

export const ResultBar = ({
  model,
  names,
  moment,
  showing,
  onDone,
}: ResultPartProps & { readonly onDone: () => void }) => {
  const reveal = revealOf(moment, showing.up);
  useTurning(moment, reveal, showing.isTold);
  return (
    <MomentBar
      showing={showing}
      title={reveal.isDone ? titleOf(moment) : say(CONFLICT_WORDS).reveal}
      back={text(BACK)}
      onDone={onDone}
      {...(!reveal.isDone && { onHurry: reveal.finish })}
    >
      {reveal.isDone && <SpokenTotals moment={moment} />}
      {reveal.isDone && <Consequences moment={moment} view={model.view.value} names={names} />}
    </MomentBar>
  );
};
