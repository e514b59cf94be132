import type { ComponentChildren } from 'preact';
import {
  ATTRIBUTE_NAMES,
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

// The rows of a track. Power, Mind and Mysticism each have a column at the right edge, so that players can add up the rows
// and check every total.

/** The attributes that the track's Mission requires; all attributes if there is no Mission yet. */
type Asks = Mods | undefined;
const isAsked = (asks: Asks, attribute: Attribute): boolean => !asks || (asks[attribute] ?? 0) !== 0;

interface CellsProps {
  readonly of: (attribute: Attribute) => ComponentChildren;
  /** How many color columns this row omits from the left, because the cell before them covers their space. */
  readonly without?: number;
}

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
  /** The hero's current values; the printed values by default. */
  readonly attrs?: Attributes | undefined;
  readonly asks?: Asks;
  /** Shown beside the name, such as the remaining uses. */
  readonly note?: ComponentChildren;
  /** Shown below the name, such as the hero's state. */
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
        <Art class="fills" svg={portrait({ ...card, isWounded })} />
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
      <span class="ts-text clamped">{shortText(card, face) || words.noEffect}</span>
    </span>
  );
};

interface RowProps {
  /** What the row shows: an Advantage or Action beside the hero, or an effect. */
  readonly kind: 'advantage' | 'action' | 'effect';
  readonly name: string;
  /** The row's card. Its text fills the space that the numbers leave. */
  readonly card?: Card | undefined;
  readonly mods: Mods;
  readonly asks?: Asks;
  readonly title?: string | undefined;
  /** Whether the row has only a single line, because there are many rows. */
  readonly isLow?: boolean;
}

/** How many color columns are empty, counted from the left. The name can use their space. */
const freeBefore = (isShown: (attribute: Attribute) => boolean): number => {
  const first = ATTRIBUTES.findIndex(isShown);
  return first < 0 ? ATTRIBUTES.length : first;
};

/** A row for a card or effect that adds to a hero's values. */
export const RowStrip = ({ kind, name, card, mods, asks, title, isLow = false }: RowProps) => {
  const free = freeBefore(attribute => (mods[attribute] ?? 0) !== 0);
  const isBare = free === ATTRIBUTES.length;
  const does = card ? shortText(card) : '';
  const look = `${isLow ? 'is-low' : ''} ${isBare ? 'is-bare' : ''}`;
  return (
    <span class={`ts-row ts-${kind} ${look}`} title={title}>
      <span class="ts-label" style={{ '--span': 1 + free }}>
        {kind === 'effect' ? <b aria-hidden="true">+</b> : <Mark name={kind} />}
        <span class="ts-called clamped">{kind === 'effect' ? <em>{name}</em> : name}</span>
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
  /** The name of the track. It is shown if tracks are in two rows. */
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
          <span class="hidden">{text(ATTRIBUTE_NAMES[attribute])} </span>
          {number(totals[attribute])}
        </b>
      )}
    />
  </span>
);

interface MissionProps {
  readonly card: MissionCard;
  /** What the Mission currently adds to the defender's values; the printed values by default. */
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
      <span class="ts-text clamped">
        {card.region === 'urban' && <b>{text(PLACE_NAMES.urban)} · </b>}
        {shortText(card) || say(WORDS).noEffect}
      </span>
    </span>
  );
};

interface VerdictProps {
  /** Says who leads, or what the attacker lacks. */
  readonly children: ComponentChildren;
  /** The content for each color column. Absent if no totals are compared. */
  readonly of?: (attribute: Attribute) => ComponentChildren;
  readonly isLeading?: boolean;
}

/** The row below the Mission. It shows who would lead an attempt, counting only visible cards. */
export const VerdictStrip = ({ children, of, isLeading }: VerdictProps) => (
  <span class={`ts-verdict ${isLeading ? 'is-leading' : ''}`}>
    <span>{children}</span>
    {of && <Cells of={of} />}
  </span>
);
