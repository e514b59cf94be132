import {
  type Attribute,
  type Conflict,
  diceFor,
  type Instance,
  openTotals,
  opposingAttrs,
  tieCard,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { say } from '../../../../i18n.ts';
import { CardBack } from '../../card/pieces.tsx';
import { Line } from '../board/line.tsx';
import { Slot } from '../board/slot.tsx';
import type { LookProps, Model, TableProps } from '../model.ts';
import { nameOf } from '../moves.ts';
import { chanceText } from './chance-text.ts';
import { CONFLICT_WORDS } from './conflict-messages.ts';
import { ConflictSteps, Fighters, TieRule } from './fighters.tsx';
import { mayLay, type PamOptions, pamOptions } from './pam-moves.ts';
import { ruleText } from './rule-text.ts';
import { isSettled, stepAt } from './settled.ts';
import {
  chanceWith,
  givenOn,
  hiddenRange,
  isAgainstDice,
  type SideName,
  sumOf,
  verdictOf,
  worthOf,
} from './sums.ts';

/** Face-down cards: by name if the viewer knows them, otherwise as card backs with the range of their possible sum. */
const Hidden = ({
  view,
  conflict,
  side,
  seat,
  count,
  own,
}: {
  readonly view: View;
  readonly conflict: Conflict;
  readonly side: SideName;
  readonly seat: number | null;
  readonly count: number;
  readonly own: readonly Instance[];
}) => {
  const words = say(CONFLICT_WORDS);
  const unknown = count - own.length;
  if (count === 0) return <span class="th-nothing">{words.noCard}</span>;
  return (
    <span class="th-side-by-side in-lines">
      {own.map(card => (
        <span key={card} class="th-part">
          <b>+{worthOf(view, [card], seat)}</b>
          <small>{nameOf(view, card)}</small>
        </span>
      ))}
      {unknown > 0 && (
        <span class="th-part" data-side={side}>
          <CardBack count={unknown} />
          <small>{words.hiddenRange(...hiddenRange(view, conflict, side, unknown))}</small>
        </span>
      )}
    </span>
  );
};

const titleOf = ({ people }: Model, { viewer }: View, { attacker, defender }: Conflict): string => {
  const words = say(CONFLICT_WORDS);
  // Without people there is no "you": in a replay, the reader sees a player's view but doesn't play.
  if (people.length === 0) return words.watching;
  if (defender === viewer) return words.attacked;
  return attacker === viewer ? words.attacking : words.watching;
};

export const ConflictPanel = ({ model, names, onLook }: TableProps & Partial<LookProps>) => {
  const view = model.view.value;
  const { conflict } = view;
  if (!conflict) return null;
  const placing = pamOptions(model.options.value);
  const title = titleOf(model, view, conflict);
  return (
    <section class="th-conflict" data-part="conflict" aria-label={title}>
      <header class={`th-conflict-head row ${conflict.defender === view.viewer ? 'is-attacked' : ''}`}>
        <h2>{title}</h2>
        <ConflictSteps at={stepAt(view)} />
        <TieRule view={view} />
      </header>
      <Fighters view={view} conflict={conflict} names={names} onLook={onLook} />
      {openTotals(view).colours.map(colour => (
        <ColorLine key={colour} model={model} conflict={conflict} colour={colour} placing={placing} />
      ))}
      {isAgainstDice(conflict) && conflict.attacker === view.viewer && (
        <p class="th-rule">
          {say(CONFLICT_WORDS).chance(chanceText(chanceWith(view, conflict, model.laid.value)))}
        </p>
      )}
      {placing && <p class="th-rule">{ruleText(view, placing)}</p>}
    </section>
  );
};

interface ColorLineProps {
  readonly model: Model;
  readonly conflict: Conflict;
  readonly colour: Attribute;
  readonly placing: PamOptions | undefined;
}

const ColorLine = ({ model, conflict, colour, placing }: ColorLineProps) => {
  const words = say(CONFLICT_WORDS);
  const view = model.view.value;
  const laid = model.laid.value;
  const held = model.held.value;
  const isDefense = placing?.type === 'defend';
  const card = held?.type === 'card' && !laid.some(other => other.card === held.card) ? held.card : undefined;
  const sideOf = (side: SideName) => {
    const sum = sumOf(view, conflict, colour, side);
    const seat = side === 'attack' ? conflict.attacker : conflict.defender;
    const isChoosing = placing !== undefined && (side === 'defence') === isDefense;
    const own = isChoosing
      ? laid.filter(each => each.colour === colour).map(each => each.card)
      : givenOn(view, side, colour);
    const hidden = isChoosing ? 0 : conflict[side][colour] - own.length;
    const total = sum.open + worthOf(view, own, seat);
    const cards =
      isChoosing && placing ? (
        <Slot
          view={view}
          rule={placing.rule}
          colour={colour}
          laid={laid}
          isDefense={isDefense}
          card={card}
          onDrop={() => {
            const now = model.held.peek();
            if (now?.type !== 'card' || !mayLay(placing.rule, laid, colour)) return;
            model.laid.value = [...laid.filter(each => each.card !== now.card), { card: now.card, colour }];
            model.held.value = undefined;
          }}
          onTakeBack={gone => {
            model.laid.value = laid.filter(other => other.card !== gone);
          }}
        />
      ) : (
        <Hidden
          view={view}
          conflict={conflict}
          side={side}
          seat={seat}
          count={conflict[side][colour]}
          own={own}
        />
      );
    const [least, most] = hiddenRange(view, conflict, side, hidden);
    return { sum, cards, total, range: [total + least, total + most] as const };
  };
  const dice = isAgainstDice(conflict) ? diceFor(opposingAttrs(view, conflict.mission)) : [];
  const rolls = dice.find(({ attribute }) => attribute === colour);
  const attack = sideOf('attack');
  const defence = rolls
    ? {
        ...sideOf('defence'),
        isRolled: true,
        cards: <b>{words.diceCount(rolls.dice)}</b>,
        range: [rolls.least, rolls.most] as const,
      }
    : sideOf('defence');
  const verdict = verdictOf(attack.range, defence.range, tieCard(view) !== undefined);
  return (
    <Line
      view={view}
      colour={colour}
      attack={attack}
      defence={defence}
      verdict={(isSettled(view, conflict, colour, verdict, laid.length) ? words.now : words.soFar)[verdict]}
      isDeciding={verdict === 'holds' || verdict === 'tieHeld'}
      isLive={model.people.length > 0}
    />
  );
};
