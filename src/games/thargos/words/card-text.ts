import type { Language, Text } from '../../../engine/text.ts';
import { ATTRIBUTES } from '../attributes.ts';
import type { ActionCard, AdvantageCard, Card, Face, Mods } from '../cards/card.ts';
import { effectText } from './effect-text.ts';
import { diceText } from './grammar.ts';
import { ATTRIBUTE_NAMES } from './names.ts';

/** Which side of a hero is read. */
export type FaceName = 'active' | 'wounded';

const ATTACHED: { readonly [A in NonNullable<AdvantageCard['attachTo']>]: Text | undefined } = {
  // HT-4.3: an Advantage goes on a hero of its owner unless it says otherwise.
  ownHero: undefined,
  opposingHero: { en: 'Attach to an opponent’s hero.', fr: 'S’attache à un héros adverse.' },
  anyHero: { en: 'Attach to any hero.', fr: 'S’attache à n’importe quel héros.' },
};

// HT-9.7, HT-9.8: places and teams are of stories only.
const WHERE: { readonly [R in 'urban' | 'wilderness']: Text } = {
  urban: { en: 'Story: in towns only.', fr: 'En récit\u202f: en ville seulement.' },
  wilderness: { en: 'Story: not in towns.', fr: 'En récit\u202f: pas en ville.' },
};
const TEAM: Text = {
  en: 'Story: your whole team must be here.',
  fr: 'En récit\u202f: toute votre équipe doit être présente.',
};
const PASSIVE: Text = {
  en: 'Story: always met by the Thargos pushback.',
  fr: 'En récit\u202f: toujours face au rejet de Thargos.',
};

const PLAYED: { readonly [P in ActionCard['play']]: Text | undefined } = {
  instant: undefined,
  track: { en: 'Put it on one of your tracks.', fr: 'À poser sur une de vos pistes.' },
  reaction: { en: 'Play it as a reaction.', fr: 'Se joue en réaction.' },
};

// HT-7.5
const dice = (attrs: Face['attrs']): readonly Text[] => {
  if (!('roll' in attrs)) return [];
  const roll = diceText(attrs.roll);
  return [{ en: `Attributes by dice: ${roll} each.`, fr: `Attributs aux dés\u202f: ${roll} chacun.` }];
};

/** What the printed row does not show: where a card goes, and what it asks for. */
const standing = (card: Card, face: FaceName): readonly (Text | undefined)[] => {
  switch (card.type) {
    case 'hero':
      return dice(card.faces[face].attrs);
    case 'advantage':
      return [ATTACHED[card.attachTo ?? 'ownHero']];
    case 'action':
      return [
        card.habitat === undefined || card.habitat === 'any' ? undefined : WHERE[card.habitat],
        PLAYED[card.play],
      ];
    case 'mission':
      return [card.team ? TEAM : undefined, card.passive ? PASSIVE : undefined];
  }
};

/** The reminder text of a card, one line for each thing it says; of a hero, of one face. */
export const cardLines = (card: Card, language: Language, face: FaceName = 'active'): readonly string[] => {
  const side = card.type === 'hero' ? card.faces[face] : card;
  if (side.text) return [side.text[language]];
  const said = standing(card, face).flatMap(text => (text ? [text[language]] : []));
  return [...said, ...(side.effects ?? []).map(effect => effectText(effect, card.type, language))];
};

/** The reminder text of a card, made from what the card does, so that the two cannot differ. */
export const cardText = (card: Card, language: Language, face: FaceName = 'active'): string =>
  cardLines(card, language, face).join(' ');

/** "+1 Power, −1 Mysticism": the row of modifiers, for those who cannot see it. */
export const modsText = (mods: Mods, language: Language): string =>
  ATTRIBUTES.flatMap(attribute => {
    const value = mods[attribute] ?? 0;
    const name = ATTRIBUTE_NAMES[attribute][language];
    const sign = value < 0 ? '−' : '+';
    return value === 0 ? [] : [`${sign}${Math.abs(value)} ${language === 'fr' ? `en ${name}` : name}`];
  }).join(', ');
