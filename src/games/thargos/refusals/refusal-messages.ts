import type { EngineRefusals } from '../../../engine/refusals.ts';
import type { Language } from '../../../engine/text.ts';
import { ENGINE_MESSAGES } from '../../../text/engine-messages.ts';
import { ifHas, type Message, type RefusalDetails } from '../../../text/refusal-text.ts';
import type { ThargosRefusals } from './codes.ts';

/** Functions that write the details of this game's refusals as text, in addition to those for all games. */
export interface Details<Key extends string = string> extends RefusalDetails<Key> {
  readonly colour: (key: Key) => string;
  /** What the commands in this detail would do. */
  readonly deeds: (key: Key) => string;
  /** The text of the fault in a refused deck or story. */
  readonly fault: () => string;
}

/** The text for a number that must be in a range. If only one number is allowed, the text is that number. */
const howMany = (d: Details<'least' | 'most'>, range: (least: string, most: string) => string): string => {
  const [least, most] = [d.text('least'), d.text('most')];
  return least === most ? most : range(least, most);
};

const cardsEn = (count: string): string => `${count} ${count === '1' ? 'card' : 'cards'}`;
const cardsFr = (count: string): string => `${count} ${count === '1' ? 'carte' : 'cartes'}`;

type All = EngineRefusals & ThargosRefusals;

export const REFUSAL_MESSAGES: {
  readonly [Code in keyof All]: { readonly [L in Language]: Message<Details<keyof All[Code] & string>> };
} = {
  ...ENGINE_MESSAGES,
  'not-asked': {
    en: 'It isn’t your turn to act.',
    fr: 'Ce n’est pas à vous de jouer.',
  },
  'wrong-command': {
    en: d => `You can’t do that now${ifHas(d, 'expected', () => `. Instead, ${d.deeds('expected')}`)}.`,
    fr: d =>
      `Ce n’est pas possible maintenant${ifHas(d, 'expected', () => `. À la place, ${d.deeds('expected')}`)}.`,
  },

  'too-complex': {
    en: 'These cards’ effects are too complex together. Use fewer or simpler cards from card packs.',
    fr: 'Ensemble, les effets de ces cartes sont trop complexes. Utilisez moins de cartes de packs, ou de plus simples.',
  },

  'not-your-hero': {
    en: 'You can’t place this hero. Choose one of your heroes.',
    fr: 'Vous ne pouvez pas placer ce héros. Choisissez un de vos héros.',
  },
  'track-taken': {
    en: d => `Track ${d.number('track')} is taken. Choose another.`,
    fr: d => `La piste ${d.number('track')} est occupée. Choisissez-en une autre.`,
  },
  'not-your-track': {
    en: d => `Track ${d.number('track')} isn’t yours. Choose one of your tracks.`,
    fr: d => `La piste ${d.number('track')} n’est pas à vous. Choisissez une de vos pistes.`,
  },
  'not-in-hand': {
    en: 'This card isn’t in your hand. Choose another.',
    fr: 'Cette carte n’est pas dans votre main. Choisissez-en une autre.',
  },
  'not-a-mission': {
    en: 'This card isn’t a Mission. Choose a Mission.',
    fr: 'Cette carte n’est pas une mission. Choisissez une mission.',
  },
  'not-an-advantage': {
    en: 'This card isn’t an Advantage. Choose an Advantage.',
    fr: 'Cette carte n’est pas un avantage. Choisissez un avantage.',
  },
  'not-an-action': {
    en: 'This card isn’t an Action. Choose an Action.',
    fr: 'Cette carte n’est pas une action. Choisissez une action.',
  },
  'bad-hand-limit': {
    en: d => `Choose a hand limit of ${d.either('values')} cards.`,
    fr: d => `Choisissez une limite de main de ${d.either('values')} cartes.`,
  },
  'no-advantage-left': {
    en: 'You can’t attach another Advantage this turn.',
    fr: 'Vous ne pouvez plus attacher d’avantage ce tour-ci.',
  },
  'cannot-attach': {
    en: 'You can’t attach this Advantage to that hero. Choose another hero.',
    fr: 'Vous ne pouvez pas attacher cet avantage à ce héros. Choisissez un autre héros.',
  },
  'cannot-play': {
    en: 'You can’t play this Action now.',
    fr: 'Vous ne pouvez pas jouer cette action maintenant.',
  },
  'needs-hero': {
    en: 'Choose one of your heroes for this Action.',
    fr: 'Choisissez un de vos héros pour cette action.',
  },
  'no-action-left': {
    en: 'You have no actions left this turn.',
    fr: 'Il ne vous reste plus d’action ce tour-ci.',
  },
  'cannot-attempt': {
    en: d => `You can’t attempt the Mission on track ${d.number('track')} now.`,
    fr: d => `Vous ne pouvez pas tenter la mission de la piste ${d.number('track')} maintenant.`,
  },
  'cannot-attempt-node': {
    en: d => `That hero can’t attempt “${d.text('node')}” now.`,
    fr: d => `Ce héros ne peut pas tenter «\u202f${d.text('node')}\u202f» maintenant.`,
  },
  'same-card-twice': {
    en: 'A card is used twice. Choose each card once.',
    fr: 'Une carte sert deux fois. Choisissez chaque carte une seule fois.',
  },
  'pam-colour': {
    en: d => `You can’t place cards on ${d.colour('colour')} here.`,
    fr: d => `Vous ne pouvez pas poser de carte ici en ${d.colour('colour')}.`,
  },
  'pam-spread': {
    en: 'With two or more cards, cover at least two colors.',
    fr: 'Avec deux cartes ou plus, couvrez au moins deux couleurs.',
  },
  'pam-mirror': {
    en: d =>
      `Place at least ${cardsEn(d.text('least'))} on ${d.colour('colour')}: your cards must mirror the attack.`,
    fr: d =>
      `Posez au moins ${cardsFr(d.text('least'))} en ${d.colour('colour')}\u202f: vos cartes doivent couvrir les mêmes couleurs que l’attaque.`,
  },
  'pam-too-many': {
    en: d => `Place at most ${cardsEn(d.text('most'))} on ${d.colour('colour')}.`,
    fr: d => `En ${d.colour('colour')}, posez ${cardsFr(d.text('most'))} au plus.`,
  },
  'cannot-concede': {
    en: 'You can’t let a Mission go at this table. Defend it.',
    fr: 'À cette table, vous ne pouvez pas céder une mission. Défendez-la.',
  },
  'cannot-oppose': {
    en: 'That hero can’t oppose this attempt.',
    fr: 'Ce héros ne peut pas s’opposer à cette tentative.',
  },
  'cannot-use': {
    en: 'You can’t use this ability now.',
    fr: 'Vous ne pouvez pas utiliser ce pouvoir maintenant.',
  },
  'cannot-shift': {
    en: 'That hero can’t move there. Choose another move.',
    fr: 'Ce héros ne peut pas prendre cette place. Choisissez un autre déplacement.',
  },
  'cannot-walk': {
    en: d => `That hero can’t move to “${d.text('node')}” now.`,
    fr: d => `Ce héros ne peut pas aller à «\u202f${d.text('node')}\u202f» maintenant.`,
  },
  'cannot-pass': {
    en: 'At this table you can’t pass while another move is possible.',
    fr: 'À cette table, vous ne pouvez pas passer tant que vous pouvez agir.',
  },
  'bad-pick': {
    en: d => `Choose ${howMany(d, (least, most) => `${least} to ${most}`)} of the options, each once.`,
    fr: d =>
      `Choisissez-en ${howMany(d, (least, most) => `de ${least} à ${most}`)} parmi les propositions, chacune une seule fois.`,
  },
  'bad-change': {
    en: 'One of these changes isn’t possible now. Propose another.',
    fr: 'Un de ces changements n’est pas possible. Proposez-en un autre.',
  },

  'bad-seats': {
    en: d =>
      `This mode needs ${howMany(d, (least, most) => `${least} to ${most}`)} players, not ${d.text('seats')}.`,
    fr: d =>
      `Nombre de joueurs pour ce mode\u202f: ${howMany(d, (least, most) => `de ${least} à ${most}`)}, pas ${d.text('seats')}.`,
  },
  'story-bad': {
    en: d =>
      `This story can’t be played${ifHas(d, 'place', () => ` (${d.text('place')})`)}${ifHas(d, 'fault', () => `: ${d.fault()}`) || '.'}`,
    fr: d =>
      `Ce récit ne peut pas être joué${ifHas(d, 'place', () => ` (${d.text('place')})`)}${ifHas(d, 'fault', () => `\u202f: ${d.fault()}`) || '.'}`,
  },
  'deck-unknown': {
    en: d => `Unknown deck “${d.text('deck')}”. Choose ${d.either('known')}.`,
    fr: d => `Deck inconnu\u202f: «\u202f${d.text('deck')}\u202f». Choisissez ${d.either('known')}.`,
  },
  'deck-bad': {
    en: d =>
      `${d.has('seat') ? `Seat ${d.number('seat')}’s deck` : 'The deck'} breaks the rules: ${d.fault()}`,
    fr: d =>
      `Le deck${ifHas(d, 'seat', () => ` de la place ${d.number('seat')}`)} enfreint les règles\u202f: ${d.fault()}`,
  },
  'deck-missing': {
    en: d => `Choose one deck per player: you need ${d.text('players')}, not ${d.text('decks')}.`,
    fr: d => `Choisissez un deck par joueur\u202f: il en faut ${d.text('players')}, pas ${d.text('decks')}.`,
  },
};
