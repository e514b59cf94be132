import './drawings.ts';
import {
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

/** The small things of the table, each with a name for those who do not see it. */

interface ChipProps {
  readonly attribute: Attribute;
  /** What it says; a number that adds has its sign. */
  readonly says: string;
  readonly mode: ChipMode;
}

export const Chip = ({ attribute, says, mode }: ChipProps) => {
  const words = say(WORDS);
  const label = words.of(words.attribute[attribute], says);
  return (
    <Art
      class="tp-chip"
      svg={chip(attribute, says, mode)}
      label={mode === 'idle' ? `${label}, ${words.idle}` : label}
    />
  );
};

/** An attribute with outline, hatching and sign. */
export const AttributeEmblem = ({ attribute }: { readonly attribute: Attribute }) => (
  <Art class="tp-emblem" svg={attributeEmblem(attribute)} label={say(WORDS).attribute[attribute]} />
);

/** An attribute in a line of text, in the shape and color that it has on every card. */
export const AttributeSign = ({ attribute }: { readonly attribute: Attribute }) => (
  <Art class="tp-attribute" svg={attributeEmblem(attribute)} label={say(WORDS).attribute[attribute]} />
);

/** A sign in the size of the text; an ornament unless it is given a label. */
export const Mark = ({ name, label }: { readonly name: MarkName; readonly label?: string }) => (
  <Art class="tp-mark" svg={mark(name)} {...(label && { label })} />
);

/** Whose values these are, as a sign, where there is no room for the word. */
export const BadgeMark = ({ card }: { readonly card: Card }) => {
  const badge = badgeOf(card);
  if (!badge) return null;
  return (
    <span class="tp-badge" title={text(BADGE_WORDS[badge])}>
      <Mark name={badge} label={say(WORDS).badge(badge)} />
    </span>
  );
};

/** A name and the sign of its values, which never stands in a line of its own. */
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

/** What the signs of the values mean. */
export const BadgeKey = () => {
  const words = say(WORDS);
  return (
    <p class="tp-key">
      {words.values}
      {BADGES.map(badge => (
        <span key={badge} title={text(BADGE_WORDS[badge])}>
          <Mark name={badge} /> {words.valueBadge(badge)}
        </span>
      ))}
    </p>
  );
};

interface ShieldProps {
  readonly faction: Faction | null;
  /** The name beside it: a faction that it mentions is not repeated. */
  readonly beside?: string;
}

export const Shield = ({ faction, beside = '' }: ShieldProps) => {
  const label = faction ? text(FACTION_NAMES[faction]) : say(WORDS).noFaction;
  const isSaid = beside.toLowerCase().includes(label.toLowerCase());
  return <Art class="tp-shield" svg={shield(faction)} {...(!isSaid && { label })} />;
};

/** Victory points in wax. */
export const Seal = ({ vp, isBare = false }: { readonly vp: number; readonly isBare?: boolean }) => {
  const words = say(WORDS);
  return <Art class="tp-seal" svg={seal(number(vp), isBare ? '' : words.vp)} label={words.vpLong(vp)} />;
};

/** The points of a team against those it needs. */
export const Dial = ({ value, target }: { readonly value: number; readonly target: number }) => (
  <Art class="tp-dial" svg={dial(value, target)} label={say(WORDS).dial(value, target)} />
);

interface FuseProps {
  readonly left: number;
  readonly full?: number;
  /** While it loses cards, the spark flickers. */
  readonly isBurning?: boolean;
}

/** The deck. The figure is to be written beside it. */
export const Fuse = ({ left, full = 60, isBurning = false }: FuseProps) => (
  <Art
    class={`tp-fuse ${isBurning ? 'is-burning' : ''}`}
    svg={fuse(left, full)}
    label={say(WORDS).fuse(left)}
  />
);

export const Die = ({ attribute, pips }: { readonly attribute: Attribute; readonly pips: number }) => {
  const words = say(WORDS);
  return (
    <Art class="tp-die" svg={die(attribute, pips)} label={words.die(words.attribute[attribute], pips)} />
  );
};

/** One card from behind, or a small fan of them. */
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

/** A mission on the map of a story; what it means stands beside it in words. */
export const NodeMark = ({ state }: { readonly state: NodeLook }) => (
  <Art class="tp-node" svg={node(state)} />
);
