import './drawings.ts';
import {
  ATTRIBUTE_NAMES,
  type Attribute,
  BADGE_WORDS,
  BADGES,
  badgeOf,
  type Card,
  FACTION_NAMES,
  type Faction,
} from '../../../../games/thargos/ui.ts';
import { number, say, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { attributeEmblem, type ChipMode, chip, type MarkName, mark, shield } from '../art/emblems.ts';
import { back, dial, die, fuse, type NodeLook, node, seal } from '../art/pieces.ts';
import './pieces.css';
import { WORDS } from './messages.ts';

// The small symbols of the table. Most have a name for screen readers.

interface ChipProps {
  readonly attribute: Attribute;
  readonly says: string;
  readonly mode: ChipMode;
}

export const Chip = ({ attribute, says, mode }: ChipProps) => {
  const label = `${text(ATTRIBUTE_NAMES[attribute])} ${says}`;
  return (
    <Art
      class="tp-chip"
      svg={chip(attribute, says, mode)}
      label={mode === 'idle' ? `${label}, ${say(WORDS).idle}` : label}
    />
  );
};

export const AttributeEmblem = ({ attribute }: { readonly attribute: Attribute }) => (
  <Art class="tp-emblem" svg={attributeEmblem(attribute)} label={text(ATTRIBUTE_NAMES[attribute])} />
);

/** An attribute inside a line of text, with the same shape and color as on cards. */
export const AttributeSign = ({ attribute }: { readonly attribute: Attribute }) => (
  <Art class="tp-attribute" svg={attributeEmblem(attribute)} label={text(ATTRIBUTE_NAMES[attribute])} />
);

/** A symbol as large as the text. It is decorative unless it has a label. */
export const Mark = ({ name, label }: { readonly name: MarkName; readonly label?: string }) => (
  <Art class="tp-mark" svg={mark(name)} {...(label && { label })} />
);

/** A symbol for the source of a card's values, for places without room for the word. */
export const BadgeMark = ({ card }: { readonly card: Card }) => {
  const badge = badgeOf(card);
  if (!badge) return null;
  return (
    <span class="tp-badge" title={text(BADGE_WORDS[badge])}>
      <Mark name={badge} label={say(WORDS).badge[badge]} />
    </span>
  );
};

/** A card's name with the symbol for the source of its values. The symbol never wraps to a line of its own. */
export const Badged = ({ card, name }: { readonly card: Card; readonly name: string }) => {
  const last = Math.max(name.lastIndexOf(' '), name.lastIndexOf('-'), name.lastIndexOf('\u00ad')) + 1;
  return (
    <>
      {name.slice(0, last)}
      <span class="tp-kept">
        {name.slice(last)} <BadgeMark card={card} />
      </span>
    </>
  );
};

export const BadgeKey = () => {
  const words = say(WORDS);
  return (
    <p class="tp-key">
      {words.values}
      {BADGES.map(badge => (
        <span key={badge} title={text(BADGE_WORDS[badge])}>
          <Mark name={badge} /> {words.valueBadge[badge]}
        </span>
      ))}
    </p>
  );
};

interface ShieldProps {
  readonly faction: Faction | null;
  /** The text beside the shield. If this text contains the faction's name, the shield has no label. */
  readonly beside?: string;
}

export const Shield = ({ faction, beside = '' }: ShieldProps) => {
  const label = faction ? text(FACTION_NAMES[faction]) : say(WORDS).noFaction;
  const isSaid = beside.toLowerCase().includes(label.toLowerCase());
  return <Art class="tp-shield" svg={shield(faction)} {...(!isSaid && { label })} />;
};

export const Seal = ({ vp, isBare = false }: { readonly vp: number; readonly isBare?: boolean }) => {
  const words = say(WORDS);
  return <Art class="tp-seal" svg={seal(number(vp), isBare ? '' : words.vp)} label={words.vpLong(vp)} />;
};

export const Dial = ({ value, target }: { readonly value: number; readonly target: number }) => (
  <Art class="tp-dial" svg={dial(value, target)} label={say(WORDS).dial(value, target)} />
);

interface FuseProps {
  readonly left: number;
  readonly full: number;
}

/** The remaining deck as a burning fuse. The number of cards must be written beside it. */
export const Fuse = ({ left, full }: FuseProps) => (
  <Art class="tp-fuse" svg={fuse(left, full)} label={say(WORDS).fuse(left)} />
);

export const Die = ({ attribute, pips }: { readonly attribute: Attribute; readonly pips: number }) => (
  <Art
    class="tp-die"
    svg={die(attribute, pips)}
    label={say(WORDS).die(text(ATTRIBUTE_NAMES[attribute]), pips)}
  />
);

export const CardBack = ({ count = 1 }: { readonly count?: number }) => {
  const words = say(WORDS);
  return (
    <span class="tp-backs" role="img" aria-label={count === 1 ? words.back : words.backs(count)}>
      {Array.from({ length: Math.min(count, 6) }, (_, i) => (
        <Art key={i} class="tp-back" svg={back()} />
      ))}
    </span>
  );
};

/** The state of a Mission on a story's map. It has no label, because the text beside it names the state. */
export const NodeMark = ({ state }: { readonly state: NodeLook }) => (
  <Art class="tp-node" svg={node(state)} />
);
