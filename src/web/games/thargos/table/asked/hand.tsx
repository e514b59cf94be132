import { design } from '../../../../../games/thargos/board/library.ts';
import type { Instance, View } from '../../../../../games/thargos/types.ts';
import { number, say, text } from '../../../../say.ts';
import { CardFace, ModChips, modsOf } from '../../card/card-face.tsx';
import { Badged, Mark, Seal } from '../../card/pieces.tsx';
import { softly } from '../../card/soft.ts';
import { cardText } from '../../card/text.ts';
import type { Model } from '../model.ts';
import { useOf } from '../moves.ts';
import { ATTRIBUTE_KEYS, WORDS } from '../words.ts';
import { pickableIn, touch } from './picking.ts';

interface HandProps {
  readonly model: Model;
  readonly view: View;
}

interface HandCardProps extends HandProps {
  readonly card: Instance;
}

/** A card of the hand: its face on a desk; on a phone its spine, and what it says once it is taken up. */
const HandCard = ({ model, view, card }: HandCardProps) => {
  const words = say(WORDS);
  const id = view.faces[card];
  if (!id) return null;
  const found = design(view.config, id).card;
  const held = model.held.value;
  const isHeld = held?.type === 'card' && held.card === card;
  const laid = model.laid.value.find(other => other.card === card);
  const use = useOf(model.options.value, card);
  const mods = found.type === 'hero' ? {} : modsOf(found);
  // What adds numbers shows them.
  const isPlain = !Object.values(mods).some(Boolean);
  const isAsked = pickableIn(model).includes(card);
  const isPicked = model.picked.value.includes(card);
  const tagOf = () =>
    laid
      ? words.laidOn(ATTRIBUTE_KEYS[laid.colour])
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
        <span class="th-face">
          <CardFace card={found} size="hand" />
        </span>
        <span class={`th-spine is-${found.type}`}>
          <b>{found.type === 'hero' ? '' : number(found.pam)}</b>
          {found.type === 'mission' ? <Seal vp={found.vp} isBare /> : <Mark name={found.type} />}
          <span class="th-adds">
            <ModChips mods={mods} />
          </span>
          <span class={isHeld ? 'th-open' : 'th-named'}>
            <b>
              <Badged card={found} name={isHeld ? text(found.name) : softly(text(found.name))} />
            </b>
            <small>{cardText(found) || (isPlain ? words.noEffect : '')}</small>
          </span>
        </span>
        <span class={`th-use ${(use || isAsked) && !laid ? 'is-usable is-gold' : ''}`}>{tagOf()}</span>
      </button>
    </li>
  );
};

export const Hand = ({ model, view }: HandProps) => (
  <ul class="th-hand bare-list" aria-label={say(WORDS).hand}>
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
