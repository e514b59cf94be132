import type { Card } from '../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { layout } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { vignette } from '../art/vignette.ts';
import { ModChips, modsOf } from './card-face.tsx';
import { WORDS } from './messages.ts';
import { Badged, Mark, Seal, Shield } from './pieces.tsx';
import { softly } from './soft.ts';
import { cardText } from './text.ts';

interface SpineProps {
  readonly card: Card;
  readonly isHeld: boolean;
  /** HT-8.5: whether the table plays with factions. */
  readonly hasFactions: boolean;
}

/** The short form of a card, for places with little room: its values, its name, and as much of its text as fits. */
export const Spine = ({ card, isHeld, hasFactions }: SpineProps) => {
  const mods = card.type === 'hero' ? {} : modsOf(card);
  // The numbers that a card adds are an effect too.
  const isPlain = !Object.values(mods).some(Boolean);
  return (
    <span class={`th-spine is-${card.type}`}>
      <b>{card.type === 'hero' ? '' : number(card.pam)}</b>
      {card.type === 'mission' ? <Seal vp={card.vp} isBare /> : <Mark name={card.type} />}
      <span class="th-adds">
        <ModChips mods={mods} />
      </span>
      <span class={`${isHeld ? 'th-open' : 'th-named'} clamped`}>
        <b>
          {hasFactions && card.type === 'advantage' && card.faction && (
            <Shield faction={card.faction} beside={text(card.name)} />
          )}
          <Badged card={card} name={isHeld ? text(card.name) : softly(text(card.name))} />
        </b>
        <small>{cardText(card) || (isPlain ? say(WORDS).noEffect : '')}</small>
      </span>
      {/* The picture fills the space that the text leaves. */}
      {layout.value === 'tall' && card.type !== 'hero' && (
        <Art class="th-spine-art fits" svg={vignette(card)} />
      )}
    </span>
  );
};
