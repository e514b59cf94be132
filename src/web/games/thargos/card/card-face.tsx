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

/** `small`: long texts are cut off. `hand`: no footer, so that the text has more room. `large`: everything is shown. */
type CardSize = 'small' | 'hand' | 'large';

/** A note on the source of the card's values (printed, community, …), as a word or a full sentence. */
export const BadgeOf = ({ card, isFull }: { readonly card: Card; readonly isFull: boolean }) => {
  const badge = badgeOf(card);
  if (!badge) return null;
  const full = text(BADGE_WORDS[badge]);
  return (
    <span class="tc-badge" title={isFull ? undefined : full}>
      {isFull ? full : say(WORDS).badge[badge]}
    </span>
  );
};

/** How much a card adds to Power, Mind and Mysticism, in this order. */
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

/** The number in the top right corner: a hero's points, or a card's PAM. */
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
    {/* The other card types have their symbol at the top. */}
    {card.type === 'hero' && <Mark name="hero" />}
    <BadgeOf card={card} isFull={size === 'large'} />
    <span class="tc-id sign">
      {card.locked && <Mark name="lock" label={say(WORDS).locked} />}
      {card.id}
    </span>
  </span>
);

interface CardProps {
  readonly card: Card;
  readonly size: CardSize;
  readonly face?: FaceName | undefined;
}

/** HT-8.5, HT-9.8: the card's faction or place as text. Small cards show it only for Missions in a town. */
const aboutOf = (card: Card, size: CardSize): string => {
  if (card.type === 'mission') {
    const isSaid = card.region === 'urban' || (card.region === 'wilderness' && size === 'large');
    return isSaid ? text(PLACE_NAMES[card.region]) : '';
  }
  if (card.type === 'action' || size !== 'large') return '';
  return card.faction ? text(FACTION_NAMES[card.faction]) : say(WORDS).noFaction;
};

/** In the hand, a picture fits only beside texts of at most this many characters. A Mission's scroll has less room. */
const WORDY = { mission: 75, other: 110 } as const;

/** A card. Everything it shows is readable for screen readers. It may be inside a button. */
export const CardFace = ({ card, size, face = 'active' }: CardProps) => {
  const words = say(WORDS);
  const isWounded = card.type === 'hero' && face === 'wounded';
  const isHand = size === 'hand';
  // In the hand, a Mission has room only for the short text.
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
            <span class="tc-signs sign">
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
            svg={card.type === 'hero' ? portrait({ ...card, isWounded }) : vignette(card)}
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
          <span class={size === 'large' ? 'tc-lines' : 'tc-lines clamped'}>
            {lines.length === 0
              ? // The numbers that an Advantage adds are an effect too.
                (card.type !== 'advantage' || !hasChips) && <em>{words.noEffect}</em>
              : lines.map(line => <span key={line}>{line} </span>)}
          </span>
        </span>
        {!isHand && <Foot card={card} size={size} />}
      </span>
    </span>
  );
};
