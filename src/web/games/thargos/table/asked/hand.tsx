import { ATTRIBUTE_NAMES, type Instance, type View } from '../../../../../games/thargos/ui.ts';
import { say, text } from '../../../../i18n.ts';
import { layout } from '../../../../settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFace } from '../../card/card-face.tsx';
import { Spine } from '../../card/spine.tsx';
import { cardText } from '../../card/text.ts';
import { cardOf } from '../cards.ts';
import { idlePart } from '../idle.ts';
import { WORDS } from '../messages.ts';
import type { Model } from '../model.ts';
import { offeredCopy, useOf } from '../moves.ts';
import { pickableIn, touch } from './picking.ts';

interface HandProps {
  readonly model: Model;
  readonly view: View;
}

interface HandCardProps extends HandProps {
  readonly card: Instance;
}

/** A card in the hand: the whole card on a desktop, otherwise its short form. */
const HandCard = ({ model, view, card }: HandCardProps) => {
  const words = say(WORDS);
  const found = cardOf(view, card);
  if (!found) return null;
  const held = model.held.value;
  const isHeld = held?.type === 'card' && held.card === card;
  const laid = model.laid.value.find(other => other.card === card);
  const possible = useOf(view, model.options.value, card);
  // An Action without any effect now can be played, but gets no "play" tag.
  const use = possible === 'play' && idlePart(view, card)?.isAll ? undefined : possible;
  const pickable = pickableIn(model);
  const isAsked = pickable.includes(offeredCopy(view, pickable, card));
  const isPicked = model.picked.value.includes(card);
  const tagOf = () =>
    laid
      ? words.laidOn(text(ATTRIBUTE_NAMES[laid.colour]))
      : isAsked
        ? words.pickTag
        : { play: words.playTag, attach: words.attachTag, place: words.placeTag, none: words.pamTag }[
            use ?? 'none'
          ];
  const isUsable = (use !== undefined || isAsked) && !laid;
  const take = (): void => {
    if (touch(model, card)) return;
    model.held.value = isHeld || laid ? undefined : { type: 'card', card };
  };
  return (
    <li
      data-part="hand-card"
      class={`th-hand-card ${isHeld ? 'is-held' : ''} ${isPicked ? 'is-picked' : ''} ${laid ? 'is-laid' : ''}`}
      draggable={!laid}
      onDragStart={() => {
        model.held.value = { type: 'card', card };
      }}
    >
      <Button
        aria-pressed={isHeld || isPicked}
        title={cardText(found)}
        disabled={laid !== undefined}
        onClick={take}
      >
        {layout.value === 'desk' ? (
          <span class="th-face">
            <CardFace card={found} size="hand" />
          </span>
        ) : (
          <Spine card={found} isHeld={isHeld} hasFactions={view.config.factions} />
        )}
        <span class={`th-use ${isUsable ? 'is-usable is-gold' : ''}`} data-usable={isUsable}>
          {tagOf()}
        </span>
      </Button>
    </li>
  );
};

/** CSS classes that depend on the number of cards in the hand, and on whether one is selected. */
export const handLook = ({ model, view }: HandProps): string => {
  const { length } = view.hand;
  const isOpen = model.held.value?.type === 'card';
  const looks = {
    'is-open': isOpen,
    'is-many': length > 3,
    'is-four': length === 4,
    'is-over': length > 6,
    'is-crammed': length > 5,
  };
  return Object.entries(looks)
    .flatMap(([look, isSo]) => (isSo ? [look] : []))
    .join(' ');
};

export const Hand = ({ model, view }: HandProps) => (
  <ul class={`th-hand bare-list ${handLook({ model, view })}`} aria-label={say(WORDS).hand}>
    {view.hand.map(card => (
      <HandCard key={card} model={model} view={view} card={card} />
    ))}
    {model.uncover && (
      <li class="th-covered">
        <Button onClick={model.uncover}>{say(WORDS).uncover}</Button>
      </li>
    )}
  </ul>
);
