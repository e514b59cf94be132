import type { ComponentChildren } from 'preact';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../../../games/thargos/attributes.ts';
import type { HeroCard, MissionCard, Mods } from '../../../../games/thargos/cards/card.ts';
import type { FaceName } from '../../../../games/thargos/types.ts';
import { number, say, signed, text } from '../../../say.ts';
import { Art } from '../../../ui/art.tsx';
import { portrait } from '../art/portrait.ts';
import { Chip, Mark, Seal, Shield } from './pieces.tsx';
import { cardText } from './text.ts';
import './strips.css';
import { WORDS } from './words.ts';

/**
 * The ledger: a track is a column of sums. Power, Mind and Mysticism have each a fixed column at the right edge,
 * and whatever adds to one shows it there, so that one adds downwards and sees why.
 */

/** Before the comma or the dash: the short name of a hero, for the table. */
export const shortName = (name: string): string => name.split(/,| – /)[0];

/** What the mission of the track asks for; all, where nothing is asked yet. */
type Asks = Mods | undefined;
const isAsked = (asks: Asks, attribute: Attribute): boolean => !asks || (asks[attribute] ?? 0) !== 0;

/** The three columns of a row. */
export const Cells = ({ of }: { readonly of: (attribute: Attribute) => ComponentChildren }) => (
  <>
    {ATTRIBUTES.map(attribute => (
      <span key={attribute} class="ts-cell">
        {of(attribute)}
      </span>
    ))}
  </>
);

interface HeroProps {
  readonly card: HeroCard;
  readonly face: FaceName;
  /** What counts now; the printed values if left out. */
  readonly attrs?: Attributes | undefined;
  readonly asks?: Asks;
  /** Beside the name: uses left, rolled dice. */
  readonly children?: ComponentChildren;
}

export const HeroStrip = ({ card, face, attrs, asks, children }: HeroProps) => {
  const words = say(WORDS);
  const isWounded = face === 'wounded';
  const printed = card.faces[face].attrs;
  const values = attrs ?? ('roll' in printed ? undefined : printed);
  return (
    <span class={`ts-hero ${isWounded ? 'is-wounded' : ''}`}>
      <span class="ts-niche">
        <Art svg={portrait({ id: card.id, faction: card.faction, isWounded })} />
        {card.faction && <Shield faction={card.faction} />}
      </span>
      <span class="ts-who">
        <b class="ts-name">{shortName(text(card.name))}</b>
        {isWounded && (
          <span class="ts-wounded">
            <Mark name="crack" /> {words.wounded}
          </span>
        )}
        <span class="ts-text">{cardText(card, face) || words.noEffect}</span>
        {children}
      </span>
      <Cells
        of={attribute => (
          <Chip
            attribute={attribute}
            says={values ? number(values[attribute]) : '?'}
            mode={isAsked(asks, attribute) ? 'counts' : 'idle'}
          />
        )}
      />
    </span>
  );
};

interface RowProps {
  /** A card at the hero's side, or what holds only for now: a combination, an attack, a lasting effect. */
  readonly kind: 'advantage' | 'action' | 'effect';
  readonly name: string;
  readonly mods: Mods;
  readonly asks?: Asks;
  /** The whole of it, for those who point at it. */
  readonly title?: string | undefined;
}

/** Something that adds to a hero, or stands ready to. */
export const RowStrip = ({ kind, name, mods, asks, title }: RowProps) => (
  <span class={`ts-row ts-${kind}`} title={title}>
    <span class="ts-label">
      {kind === 'effect' ? <b aria-hidden="true">+</b> : <Mark name={kind} />}
      {kind === 'effect' ? <em>{name}</em> : <span>{name}</span>}
    </span>
    <Cells
      of={attribute =>
        mods[attribute] ? (
          <Chip
            attribute={attribute}
            says={signed(mods[attribute])}
            mode={isAsked(asks, attribute) ? 'adds' : 'idle'}
          />
        ) : null
      }
    />
  </span>
);

interface TotalProps {
  readonly who: string;
  readonly totals: Attributes;
  readonly asks?: Asks;
}

export const TotalStrip = ({ who, totals, asks }: TotalProps) => (
  <span class="ts-total">
    <span class="ts-label">{who}</span>
    <Cells
      of={attribute => (
        <b class={isAsked(asks, attribute) ? '' : 'is-idle'}>
          <span class="hidden">{say(WORDS).attribute[attribute]} </span>
          {number(totals[attribute])}
        </b>
      )}
    />
  </span>
);

interface MissionProps {
  readonly card: MissionCard;
  /** What it adds to the defender now; as printed if left out. */
  readonly attrs?: Mods | undefined;
}

export const MissionStrip = ({ card, attrs = card.attrs }: MissionProps) => (
  <span class="ts-mission">
    <Seal vp={card.vp} />
    <span class="ts-who">
      <b class="ts-name">{text(card.name)}</b>
      <span class="ts-text">{cardText(card) || say(WORDS).noEffect}</span>
    </span>
    <Cells
      of={attribute =>
        attrs[attribute] === undefined ? null : (
          <Chip attribute={attribute} says={signed(attrs[attribute])} mode="counts" />
        )
      }
    />
  </span>
);

interface VerdictProps {
  /** Who leads, or what is lacking. */
  readonly children: ComponentChildren;
  readonly of: (attribute: Attribute) => ComponentChildren;
  readonly isLeading: boolean;
}

/** Below the Mission: how an attempt would stand with what lies open. */
export const VerdictStrip = ({ children, of, isLeading }: VerdictProps) => (
  <span class={`ts-verdict ${isLeading ? 'is-leading' : ''}`}>
    <span>{children}</span>
    <Cells of={of} />
  </span>
);
