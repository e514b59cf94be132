import type { Text } from '../../../engine/text.ts';
import type { ActionCard, AdvantageCard, Card, Face } from '../cards/card.ts';
import type { FaceName } from '../types.ts';
import { effectIn, type Length } from './effect-in.ts';
import { diceText, type Grammar } from './grammar.ts';

const ATTACHED: { readonly [A in NonNullable<AdvantageCard['attachTo']>]: Text | undefined } = {
  // HT-4.3: by default, an Advantage is attached to a hero of its owner, which needs no text.
  ownHero: undefined,
  opposingHero: { en: 'Attach to an opponent’s hero.', fr: 'S’attache à un héros adverse.' },
  anyHero: { en: 'Attach to any hero.', fr: 'S’attache à n’importe quel héros.' },
};

// HT-9.7, HT-9.8: regions and team Missions exist only in stories.
const WHERE: { readonly [R in 'urban' | 'wilderness']: Text } = {
  urban: { en: 'Story: in towns only.', fr: 'En récit\u202f: en ville seulement.' },
  wilderness: { en: 'Story: not in towns.', fr: 'En récit\u202f: pas en ville.' },
};
const TEAM: Text = {
  en: 'Story: your whole team must be here.',
  fr: 'En récit\u202f: toute votre équipe doit être présente.',
};
const PASSIVE: Text = {
  en: 'Story: Thargos always defends it.',
  fr: 'En récit\u202f: Thargos la défend toujours.',
};

const PLAYED: { readonly [P in ActionCard['play']]: Text | undefined } = {
  instant: undefined,
  track: { en: 'Place it on one of your tracks.', fr: 'À poser sur une de vos pistes.' },
  reaction: { en: 'Play it as a reaction.', fr: 'Se joue en réaction.' },
};

// HT-7.5: the text of a face whose attributes are dice.
const dice = (attrs: Face['attrs']): readonly Text[] => {
  if (!('roll' in attrs)) return [];
  const roll = diceText(attrs.roll);
  return [{ en: `Attributes by dice: ${roll} each.`, fr: `Attributs aux dés\u202f: ${roll} chacun.` }];
};

/** The lines that don't come from effects: dice, where the card may be attached, and how it is played. */
const standing = (card: Card, face: FaceName): readonly (Text | undefined)[] => {
  switch (card.type) {
    case 'hero':
      return dice(card.faces[face].attrs);
    case 'advantage':
      return [ATTACHED[card.attachTo ?? 'ownHero']];
    case 'action':
      return [PLAYED[card.play]];
    case 'mission':
      return [];
  }
};

/** The lines about stories. They come last, because other modes ignore them. */
const inStories = (card: Card): readonly (Text | undefined)[] => {
  if (card.type === 'mission') return [card.team ? TEAM : undefined, card.passive ? PASSIVE : undefined];
  if (card.type !== 'action' || card.habitat === undefined || card.habitat === 'any') return [];
  return [WHERE[card.habitat]];
};

/**
 * The reminder text of a card or of one face of a hero, generated from its effects, one line for each
 * statement. A page loads only the grammar of its own language. The short text omits how and where the card
 * is played.
 */
export const cardIn = (
  grammar: Grammar,
  card: Card,
  face: FaceName = 'active',
  length: Length = 'whole',
): readonly string[] => {
  const { language } = grammar;
  const side = card.type === 'hero' ? card.faces[face] : card;
  if (side.text) return [side.text[language]];
  const say = (texts: readonly (Text | undefined)[]) => texts.flatMap(text => (text ? [text[language]] : []));
  const isWhole = length === 'whole';
  return [
    ...(isWhole || card.type === 'hero' ? say(standing(card, face)) : []),
    ...(side.effects ?? []).map(effect => effectIn(grammar, effect, card.type, length)),
    ...(isWhole ? say(inStories(card)) : []),
  ];
};
