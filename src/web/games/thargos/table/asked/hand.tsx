import { design } from '../../../../../games/thargos/board/library.ts';
import type { Card } from '../../../../../games/thargos/cards/card.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { number, say, text } from '../../../../say.ts';
import { room } from '../../../../settings.ts';
import { CardFace, ModChips, modsOf } from '../../card/card-face.tsx';
import { Badged, Mark, Seal } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { cardText } from '../../card/text.ts';
import { WORDS as CARD_WORDS } from '../../card/words.ts';
import type { Model } from '../model.ts';
import { useOf } from '../moves.ts';
import { WORDS } from '../words.ts';
import { pickableIn, touch } from './picking.ts';

interface HandProps {
  readonly model: Model;
  readonly view: View;
}

/** A card where there is little room: what it is worth, and what it says once it is taken up. */
const Spine = ({ card, isHeld }: { readonly card: Card; readonly isHeld: boolean }) => {
  const mods = card.type === 'hero' ? {} : modsOf(card);
  // What adds numbers shows them.
  const isPlain = !Object.values(mods).some(Boolean);
  return (
    <span class={`th-spine is-${card.type}`}>
      <b>{card.type === 'hero' ? '' : number(card.pam)}</b>
      {card.type === 'mission' ? <Seal vp={card.vp} isBare /> : <Mark name={card.type} />}
      <span class="th-adds">
        <ModChips mods={mods} />
      </span>
      <span class={isHeld ? 'th-open' : 'th-named'}>
        <b>
          <Badged card={card} name={isHeld ? text(card.name) : softly(text(card.name))} />
        </b>
        <small>{cardText(card) || (isPlain ? say(WORDS).noEffect : '')}</small>
      </span>
    </span>
  );
};

interface HandCardProps extends HandProps {
  readonly card: Instance;
}

/** A card of the hand: its face on a desk, elsewhere its spine. */
const HandCard = ({ model, view, card }: HandCardProps) => {
  const words = say(WORDS);
  const id = view.faces[card];
  if (!id) return null;
  const found = design(view.config, id).card;
  const held = model.held.value;
  const isHeld = held?.type === 'card' && held.card === card;
  const laid = model.laid.value.find(other => other.card === card);
  const use = useOf(model.options.value, card);
  const isAsked = pickableIn(model).includes(card);
  const isPicked = model.picked.value.includes(card);
  const tagOf = () =>
    laid
      ? words.laidOn(say(CARD_WORDS).attribute[laid.colour])
      : isAsked
        ? words.pickTag
        : { play: words.playTag, attach: words.attachTag, place: words.placeTag, none: words.pamTag }[
            use ?? 'none'
          ];
  const take = (): void => {
    if (touch(model, card)) return;
    model.held.value = isHeld || laid ? undefined : { type: 'card', card };
  };
  return (
    <li
      class={`th-hand-card ${isHeld ? 'is-held' : ''} ${isPicked ? 'is-picked' : ''} ${laid ? 'is-laid' : ''}`}
      draggable={!laid}
      onDragStart={() => {
        model.held.value = { type: 'card', card };
      }}
    >
      <button
        type="button"
        aria-pressed={isHeld || isPicked}
        title={cardText(found)}
        disabled={laid !== undefined}
        onClick={take}
      >
        {room.value === 'desk' ? (
          <span class="th-face">
            <CardFace card={found} size="hand" />
          </span>
        ) : (
          <Spine card={found} isHeld={isHeld} />
        )}
        <span class={`th-use ${(use || isAsked) && !laid ? 'is-usable is-gold' : ''}`}>{tagOf()}</span>
      </button>
    </li>
  );
};

/** How a hand lies where there is little room: it follows from how many cards there are and whether one is open. */
export const handLook = ({ model, view }: HandProps): string => {
  const { length } = view.hand;
  const isOpen = model.held.value?.type === 'card';
  const looks = {
    'is-open': isOpen,
    'is-many': length > 3,
    'is-four': length === 4,
    'is-over': length > 6,
    'is-crammed': isOpen && length > 5,
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
        <button type="button" onClick={model.uncover}>
          {say(WORDS).uncover}
        </button>
      </li>
    )}
  </ul>
);
