import {
  ATTRIBUTES,
  BADGE_WORDS,
  badgeOf,
  type Card,
  FACTION_NAMES,
  type FaceName,
  type HeroCard,
  type Mods,
  PLACE_NAMES,
  TYPE_NAMES,
} from '../../../../games/thargos/ui.ts';
import { number, say, signed, text } from '../../../i18n.ts';
import { Art } from '../../../ui/art.tsx';
import { frame } from '../art/frames.ts';
import { portrait } from '../art/portrait.ts';
import { vignette } from '../art/vignette.ts';
import { cardLines, shortText } from './text.ts';
import './card-face.css';
import { WORDS } from './messages.ts';
import { Badged, Chip, Mark, Seal, Shield } from './pieces.tsx';

export const CARD_SIZES = ['small', 'hand', 'large'] as const;
/** Small: all of it, the text cut short. Hand: cropped in favour of its text. Large: to read, with the badge in full. */
export type CardSize = (typeof CARD_SIZES)[number];

/** Whose values these are. It is never left out: short on a small card, in full when one enlarges it. */
export const BadgeOf = ({ card, isFull }: { readonly card: Card; readonly isFull: boolean }) => {
  const badge = badgeOf(card);
  if (!badge) return null;
  const full = text(BADGE_WORDS[badge]);
  return isFull ? (
    <span class="tc-badge">{full}</span>
  ) : (
    <span class="tc-badge" title={full}>
      {say(WORDS).badge(badge)}
    </span>
  );
};

/** The row of numbers that a card adds, in the order Power, Mind, Mysticism. */
export const ModChips = ({ mods }: { readonly mods: Mods }) => (
  <>
    {ATTRIBUTES.filter(attribute => mods[attribute]).map(attribute => (
      <Chip key={attribute} attribute={attribute} says={signed(mods[attribute] ?? 0)} mode="adds" />
    ))}
  </>
);

const HeroChips = ({ card, face }: { readonly card: HeroCard; readonly face: FaceName }) => {
  const { attrs } = card.faces[face];
  return (
    <>
      {ATTRIBUTES.map(attribute => (
        <Chip
          key={attribute}
          attribute={attribute}
          says={'roll' in attrs ? '?' : number(attrs[attribute])}
          mode="counts"
        />
      ))}
    </>
  );
};

export const modsOf = (card: Exclude<Card, HeroCard>): Mods =>
  card.type === 'mission' ? card.attrs : (card.mods ?? {});

/** Top right: what the card is worth. */
const Worth = ({ card }: { readonly card: Card }) => {
  const words = say(WORDS);
  const [value, unit, full, means] =
    card.type === 'hero'
      ? [card.hp, words.hp, words.hpLong(card.hp), words.means.hp]
      : [card.pam, words.pam, words.pamLong(card.pam), words.means.pam];
  return (
    <span class="tc-worth" role="img" aria-label={full} title={means}>
      <b>{number(value)}</b>
      <i>{unit}</i>
    </span>
  );
};

const Foot = ({ card, size }: { readonly card: Card; readonly size: CardSize }) => (
  <span class="tc-foot">
    {/* The others have it at the top. */}
    {card.type === 'hero' && <Mark name="hero" />}
    <BadgeOf card={card} isFull={size === 'large'} />
    <span class="tc-id">
      {card.locked && <Mark name="lock" label={say(WORDS).locked} />}
      {card.id}
    </span>
  </span>
);

interface CardProps {
  readonly card: Card;
  readonly size: CardSize;
  /** Which side of a hero is up. */
  readonly face?: FaceName | undefined;
}

/** HT-8.5, HT-9.8: faction or place in words; where there is little room, only that a Mission lies in a town. */
const aboutOf = (card: Card, size: CardSize): string => {
  if (card.type === 'mission') {
    const isSaid = card.region === 'urban' || (card.region === 'wilderness' && size === 'large');
    return isSaid ? text(PLACE_NAMES[card.region]) : '';
  }
  if (card.type === 'action' || size !== 'large') return '';
  return card.faction ? text(FACTION_NAMES[card.faction]) : say(WORDS).noFaction;
};

/** A text of this length takes the room of the picture; a scroll has less of it. */
const WORDY = { mission: 75, other: 110 } as const;

/** A card. It says everything it shows; it is no button, but may stand in one. */
export const CardFace = ({ card, size, face = 'active' }: CardProps) => {
  const words = say(WORDS);
  const isWounded = card.type === 'hero' && face === 'wounded';
  const isHand = size === 'hand';
  // The lines in the hand are for what a Mission gives.
  const lines =
    isHand && card.type === 'mission' ? [shortText(card)].filter(line => line !== '') : cardLines(card, face);
  const mods = card.type === 'hero' ? undefined : modsOf(card);
  const hasChips = !mods || Object.values(mods).some(value => value !== 0);
  const isWordy = isHand && lines.join(' ').length > WORDY[card.type === 'mission' ? 'mission' : 'other'];
  const about = aboutOf(card, size);
  const look = `${isWounded ? 'is-wounded' : ''} ${isWordy ? 'is-wordy' : ''}`;
  return (
    <span class={`tc tc-${card.type} tc-${size} ${look}`}>
      <Art class="tc-frame" svg={frame(card.type)} />
      <span class="tc-body">
        {card.type !== 'hero' && (
          <span class="tc-top">
            <span class="tc-signs">
              <Mark name={card.type} />
              {card.type === 'advantage' && card.faction && (
                <Shield faction={card.faction} beside={text(card.name)} />
              )}
            </span>
            <span class="tc-kind">{text(TYPE_NAMES[card.type])}</span>
            <Worth card={card} />
          </span>
        )}
        <span class="tc-picture">
          <Art
            class="tc-art fits"
            svg={
              card.type === 'hero'
                ? portrait({ id: card.id, faction: card.faction, isWounded })
                : vignette(card)
            }
          />
          {card.type === 'hero' && (
            <>
              <Shield faction={card.faction} beside={text(card.name)} />
              {isWounded && (
                <span class="tc-ribbon">
                  <Mark name="crack" />
                  {words.wounded}
                </span>
              )}
              <Worth card={card} />
            </>
          )}
        </span>
        <b class="tc-name">
          {isHand ? (
            <span>
              <Badged card={card} name={text(card.name)} />
            </span>
          ) : (
            text(card.name)
          )}
        </b>
        {about && <span class="tc-about">{about}</span>}
        {(hasChips || card.type === 'mission') && (
          <span class="tc-values">
            <span class="tc-chips">
              {card.type === 'hero' ? <HeroChips card={card} face={face} /> : <ModChips mods={mods ?? {}} />}
            </span>
            {card.type === 'mission' && <Seal vp={card.vp} />}
          </span>
        )}
        <span class="tc-text">
          <span class="tc-lines">
            {lines.length === 0
              ? // An Advantage that adds numbers does something.
                (card.type !== 'advantage' || !hasChips) && <em>{words.noEffect}</em>
              : lines.map(line => <span key={line}>{line} </span>)}
          </span>
        </span>
        {!isHand && <Foot card={card} size={size} />}
      </span>
    </span>
  );
};
