import {
  ATTRIBUTE_NAMES,
  type Attribute,
  type Instance,
  type PamRule,
  type Placed,
  type View,
} from '../../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../../i18n.ts';
import { shortcuts } from '../../../../settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { AttributeSign, Mark } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { CONFLICT_WORDS } from '../conflict/conflict-messages.ts';
import { mayLay } from '../conflict/pam-moves.ts';
import { worthOf } from '../conflict/sums.ts';
import { ATTRIBUTE_KEYS } from '../messages.ts';
import { nameOf, shortName } from '../moves.ts';

interface SlotProps {
  readonly view: View;
  readonly rule: PamRule;
  readonly colour: Attribute;
  readonly laid: readonly Placed[];
  readonly isDefense: boolean;
  readonly card: Instance | undefined;
  readonly onDrop: () => void;
  readonly onTakeBack: (card: Instance) => void;
}

/** The slot for the player's cards on a color. If the player may place no card there, the slot says why. */
export const Slot = ({ view, rule, colour, laid, isDefense, card: held, onDrop, onTakeBack }: SlotProps) => {
  const words = say(CONFLICT_WORDS);
  const own = laid.filter(card => card.colour === colour);
  if (!rule.colours.includes(colour))
    return (
      <p class="th-slot is-locked">
        <Mark name="lock" /> {isDefense ? words.locked : words.lockedNobody}
      </p>
    );
  const isFull = !mayLay(rule, laid, colour);
  const isLacking = laid.length > 0 && own.length < rule.least;
  // If the player has placed cards and the rule is met, the slot shows only the color and its key.
  const isBrief = own.length > 0 && !isLacking && !isFull;
  const says = (): string => {
    if (isLacking) return words.needs(rule.least);
    if (isFull && rule.most) return words.most(rule.most[colour]);
    return held === undefined
      ? words.first
      : words.drop(shortName(view, held), text(ATTRIBUTE_NAMES[colour]));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a drop target; the buttons inside it do the same for keyboards.
    <div
      class={`th-slot ${isLacking ? 'is-needed' : ''} ${isBrief ? 'is-brief' : ''}`}
      onDragOver={event => {
        if (!isFull) event.preventDefault();
      }}
      onDrop={event => {
        event.preventDefault();
        if (!isFull) onDrop();
      }}
    >
      {own.map(({ card }) => {
        const worth = `+${number(worthOf(view, [card], Number(view.viewer)))}`;
        return (
          <Button
            key={card}
            class="th-laid"
            onClick={() => onTakeBack(card)}
            aria-label={words.remove(`${worth} ${nameOf(view, card)}`)}
            title={nameOf(view, card)}
          >
            <b>{worth}</b> <span>{softly(nameOf(view, card))}</span>
          </Button>
        );
      })}
      <Button class="th-drop" disabled={held === undefined || isFull} onClick={onDrop}>
        <AttributeSign attribute={colour} /> <span class={isBrief ? 'hidden' : 'th-drop-says'}>{says()}</span>
        {held !== undefined && !isFull && shortcuts.value === 'on' && <kbd>{ATTRIBUTE_KEYS[colour]}</kbd>}
      </Button>
    </div>
  );
};
