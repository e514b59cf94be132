import type { ComponentChildren } from 'preact';
import {
  ATTRIBUTES,
  type Attribute,
  type Attributes,
  type Card,
  type FaceName,
  type HeroCard,
  type MissionCard,
  type Mods,
  PLACE_NAMES,
} from '../../../../games/thargos/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { portrait } from '../art/portrait.ts';
import { Badged, BadgeMark, Chip, Mark, Seal, Shield } from './pieces.tsx';
import { shortName } from './short-name.ts';
import { shortText } from './text.ts';
import './strips.css';
import { WORDS } from './messages.ts';

/**
 * The ledger: a track is a column of sums. Power, Mind and Mysticism have each a fixed column at the right edge,
 * and whatever adds to one shows it there, so that one adds downwards and sees why.
 */

/** What the mission of the track asks for; all, where nothing is asked yet. */
type Asks = Mods | undefined;
const isAsked = (asks: Asks, attribute: Attribute): boolean => !asks || (asks[attribute] ?? 0) !== 0;

interface CellsProps {
  readonly of: (attribute: Attribute) => ComponentChildren;
  /** How many columns at the left are given to what stands before them. */
  readonly without?: number;
}

/** The three columns of a row. */
export const Cells = ({ of, without = 0 }: CellsProps) => (
  <>
    {ATTRIBUTES.slice(without).map(attribute => (
      <span key={attribute} class={`ts-cell is-${attribute}`}>
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
  /** Beside the name: uses left. */
  readonly note?: ComponentChildren;
  /** Below the name: what became of him. */
  readonly children?: ComponentChildren;
}

export const HeroStrip = ({ card, face, attrs, asks, note, children }: HeroProps) => {
  const words = say(WORDS);
  const isWounded = face === 'wounded';
  const printed = card.faces[face].attrs;
  const values = attrs ?? ('roll' in printed ? undefined : printed);
  return (
    <span class={`ts-hero ${isWounded ? 'is-wounded' : ''}`}>
      <span class="ts-niche">
        <Art class="fills" svg={portrait({ id: card.id, faction: card.faction, isWounded })} />
        {card.faction && <Shield faction={card.faction} beside={text(card.name)} />}
      </span>
      <span class="ts-who">
        <b class="ts-name">
          <Badged card={card} name={shortName(text(card.name))} /> {note}
        </b>
        {isWounded && (
          <span class="ts-wounded">
            <Mark name="crack" /> {words.wounded}
          </span>
        )}
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
      <span class="ts-text">{shortText(card, face) || words.noEffect}</span>
    </span>
  );
};

interface RowProps {
  /** A card at the hero's side, or what holds only for now: a combination, an attack, a lasting effect. */
  readonly kind: 'advantage' | 'action' | 'effect';
  readonly name: string;
  /** The card itself, where it is one: what it does stands in the room that its numbers leave. */
  readonly card?: Card | undefined;
  readonly mods: Mods;
  readonly asks?: Asks;
  /** The whole of it, for those who point at it. */
  readonly title?: string | undefined;
  /** One of many: a single line. */
  readonly isLow?: boolean;
}

/** How many columns at the left hold nothing: a name may stand in them. */
const freeBefore = (isShown: (attribute: Attribute) => boolean): number => {
  const first = ATTRIBUTES.findIndex(isShown);
  return first < 0 ? ATTRIBUTES.length : first;
};

/** Something that adds to a hero, or stands ready to. */
export const RowStrip = ({ kind, name, card, mods, asks, title, isLow = false }: RowProps) => {
  const free = freeBefore(attribute => (mods[attribute] ?? 0) !== 0);
  const isBare = free === ATTRIBUTES.length;
  const does = card ? shortText(card) : '';
  const look = `${isLow ? 'is-low' : ''} ${isBare ? 'is-bare' : ''}`;
  return (
    <span class={`ts-row ts-${kind} ${look}`} title={title}>
      <span class="ts-label" style={{ '--span': 1 + free }}>
        {kind === 'effect' ? <b aria-hidden="true">+</b> : <Mark name={kind} />}
        {kind === 'effect' ? (
          <em class="ts-called one-line">{name}</em>
        ) : (
          <span class="ts-called one-line">{name}</span>
        )}
        {card && <BadgeMark card={card} />}
      </span>
      <Cells
        without={free}
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
      {does && <small class="ts-does one-line">{does}</small>}
    </span>
  );
};

interface TotalProps {
  readonly who: string;
  /** The name of the track, shown where tracks are in two rows. */
  readonly track?: string | undefined;
  readonly totals: Attributes;
  readonly asks?: Asks;
}

export const TotalStrip = ({ who, track, totals, asks }: TotalProps) => (
  <span class="ts-total">
    <span class="ts-label">
      {who} {track && <small class="ts-track">{track}</small>}
    </span>
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

export const MissionStrip = ({ card, attrs = card.attrs }: MissionProps) => {
  const free = freeBefore(attribute => attrs[attribute] !== undefined);
  return (
    <span class="ts-mission">
      <Seal vp={card.vp} />
      <span class="ts-who" style={{ '--span': 1 + free }}>
        <b class="ts-name">
          <Badged card={card} name={text(card.name)} />
        </b>
      </span>
      <Cells
        without={free}
        of={attribute =>
          attrs[attribute] === undefined ? null : (
            <Chip attribute={attribute} says={signed(attrs[attribute])} mode="counts" />
          )
        }
      />
      <span class="ts-text">
        {card.region === 'urban' && <b>{text(PLACE_NAMES.urban)} · </b>}
        {shortText(card) || say(WORDS).noEffect}
      </span>
    </span>
  );
};

interface VerdictProps {
  /** Who leads, or what is lacking. */
  readonly children: ComponentChildren;
  /** Absent where nothing is compared. */
  readonly of?: (attribute: Attribute) => ComponentChildren;
  readonly isLeading?: boolean;
}

/** Below the Mission: how an attempt would stand with what lies open. */
export const VerdictStrip = ({ children, of, isLeading }: VerdictProps) => (
  <span class={`ts-verdict ${isLeading ? 'is-leading' : ''}`}>
    <span>{children}</span>
    {of && <Cells of={of} />}
  </span>
);
