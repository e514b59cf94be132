import { ifHas, type RefusalDetails, type RefusalWords } from '../../../engine/refusal-text.ts';
import { ENGINE_WORDS, type EngineCode } from '../../../engine/words.ts';
import type { Code } from './codes.ts';

/** What the words of this game read of a refusal, besides what everybody reads. */
export interface Details extends RefusalDetails {
  /** A colour by its name. */
  readonly colour: (key: string) => string;
  /** What the command types in this detail would do. */
  readonly deeds: (key: string) => string;
  /** What is wrong with a deck or a story. */
  readonly fault: () => string;
}

/** A number where only one will do, else from the least to the most. */
const howMany = (d: Details, range: (least: string, most: string) => string): string => {
  const [least, most] = [d.text('least'), d.text('most')];
  return least === most ? most : range(least, most);
};

/** What every refusal says. */
export const WORDS: RefusalWords<Code | EngineCode, Details> = {
  ...ENGINE_WORDS,
  'not-asked': {
    en: 'Somebody else is asked now.',
    fr: 'C’est à quelqu’un d’autre de répondre.',
  },
  'wrong-command': {
    en: d => `Something else is asked now${ifHas(d, 'expected', () => `: ${d.deeds('expected')}`)}.`,
    fr: d => `Autre chose est demandé${ifHas(d, 'expected', () => `\u202f: ${d.deeds('expected')}`)}.`,
  },

  'too-complex': {
    en: 'The effects of these cards are too complex to evaluate together.',
    fr: 'Les effets de ces cartes sont trop complexes pour être évalués ensemble.',
  },

  'not-your-hero': { en: 'This is no hero of yours to place.', fr: 'Ce n’est pas un de vos héros à placer.' },
  'track-taken': {
    en: d => `Track ${d.number('track')} is taken.`,
    fr: d => `La piste ${d.number('track')} est occupée.`,
  },
  'not-your-track': {
    en: d => `Track ${d.number('track')} is none of yours.`,
    fr: d => `La piste ${d.number('track')} n’est pas à vous.`,
  },
  'not-in-hand': { en: 'This card is not in your hand.', fr: 'Cette carte n’est pas dans votre main.' },
  'not-a-mission': { en: 'A Mission is needed here.', fr: 'Il faut ici une mission.' },
  'not-an-advantage': { en: 'Only an Advantage can be attached.', fr: 'Seul un avantage peut être attaché.' },
  'not-an-action': { en: 'Only an Action can be played so.', fr: 'Seule une action peut se jouer ainsi.' },
  'bad-hand-limit': {
    en: d => `Your hand may hold ${d.either('values')} cards.`,
    fr: d => `Votre main peut compter ${d.either('values')} cartes.`,
  },
  'no-advantage-left': {
    en: 'No more Advantages can be attached this turn.',
    fr: 'Aucun autre avantage ne peut être attaché ce tour-ci.',
  },
  'cannot-attach': {
    en: 'This Advantage cannot be attached to that hero.',
    fr: 'Cet avantage ne peut pas être attaché à ce héros.',
  },
  'cannot-play': {
    en: 'This Action cannot be played now.',
    fr: 'Cette action ne peut pas être jouée maintenant.',
  },
  'needs-hero': {
    en: 'This Action stays: name the hero of yours at whose side it is put.',
    fr: 'Cette action reste en jeu\u202f: nommez celui de vos héros auprès duquel la poser.',
  },
  'no-action-left': {
    en: 'You have no action left this turn.',
    fr: 'Il ne vous reste plus d’action ce tour-ci.',
  },
  'cannot-attempt': {
    en: d => `The Mission on track ${d.number('track')} cannot be attempted now.`,
    fr: d => `La mission de la piste ${d.number('track')} ne peut pas être tentée maintenant.`,
  },
  'cannot-attempt-node': {
    en: d => `That hero cannot attempt “${d.text('node')}” now.`,
    fr: d => `Ce héros ne peut pas tenter «\u202f${d.text('node')}\u202f» maintenant.`,
  },
  'same-card-twice': { en: 'A card is named twice.', fr: 'Une carte est citée deux fois.' },
  'pam-colour': {
    en: d => `No card may lie on ${d.colour('colour')} here.`,
    fr: d => `Aucune carte ne peut être posée ici en ${d.colour('colour')}.`,
  },
  'pam-spread': {
    en: 'Two cards or more must lie on at least two colours.',
    fr: 'Deux cartes ou plus doivent couvrir au moins deux couleurs.',
  },
  'pam-mirror': {
    en: d =>
      `At least ${d.text('least')} must lie on ${d.colour('colour')}: whoever places cards mirrors the attack.`,
    fr: d =>
      `Il en faut au moins ${d.text('least')} en ${d.colour('colour')}\u202f: le défenseur qui pose des cartes couvre les mêmes couleurs que l’attaque.`,
  },
  'pam-too-many': {
    en: d => `At most ${d.text('most')} may lie on ${d.colour('colour')}.`,
    fr: d => `En ${d.colour('colour')}, ${d.text('most')} au plus.`,
  },
  'cannot-concede': {
    en: 'This table plays without conceding.',
    fr: 'À cette table, on ne laisse pas une mission sans la défendre.',
  },
  'cannot-oppose': { en: 'That hero cannot oppose.', fr: 'Ce héros ne peut pas s’opposer.' },
  'cannot-use': {
    en: 'This ability cannot be used now.',
    fr: 'Ce pouvoir ne peut pas servir maintenant.',
  },
  'cannot-shift': { en: 'That hero cannot step in there.', fr: 'Ce héros ne peut pas prendre cette place.' },
  'cannot-walk': {
    en: d => `That hero cannot walk to “${d.text('node')}” now.`,
    fr: d => `Ce héros ne peut pas aller à «\u202f${d.text('node')}\u202f» maintenant.`,
  },
  'cannot-pass': {
    en: 'This table plays without passing as long as something can be done.',
    fr: 'À cette table, on ne passe pas tant qu’on peut agir.',
  },
  'bad-pick': {
    en: d => `Pick ${howMany(d, (least, most) => `${least} to ${most}`)} of what is offered, each once.`,
    fr: d =>
      `Choisissez-en ${howMany(d, (least, most) => `de ${least} à ${most}`)} parmi les propositions, chacune une seule fois.`,
  },
  'bad-change': {
    en: 'One of these changes is not possible at this table.',
    fr: 'Un de ces changements n’est pas possible à cette table.',
  },

  'bad-seats': {
    en: d => `${d.text('seats')} players: this mode needs ${d.text('least')} to ${d.text('most')}.`,
    fr: d =>
      `${d.text('seats')} joueurs\u202f: ce mode en demande de ${d.text('least')} à ${d.text('most')}.`,
  },
  'story-bad': {
    en: d =>
      `This story cannot be played${ifHas(d, 'place', () => ` (${d.text('place')})`)}${ifHas(d, 'fault', () => `: ${d.fault()}`) || '.'}`,
    fr: d =>
      `Ce récit ne peut pas être joué${ifHas(d, 'place', () => ` (${d.text('place')})`)}${ifHas(d, 'fault', () => `\u202f: ${d.fault()}`) || '.'}`,
  },
  'deck-unknown': {
    en: d => `There is no deck “${d.text('deck')}”; there are ${d.either('known')}.`,
    fr: d => `Il n’y a pas de deck «\u202f${d.text('deck')}\u202f»\u202f; il y a ${d.either('known')}.`,
  },
  'deck-bad': {
    en: d =>
      `The deck${ifHas(d, 'seat', () => ` of seat ${d.number('seat')}`)} breaks the rules: ${d.fault()}`,
    fr: d =>
      `Le deck${ifHas(d, 'seat', () => ` de la place ${d.number('seat')}`)} enfreint les règles\u202f: ${d.fault()}`,
  },
  'deck-missing': {
    en: d => `${d.text('decks')} decks were named for ${d.text('players')} players.`,
    fr: d => `${d.text('decks')} decks nommés pour ${d.text('players')} joueurs.`,
  },
};
