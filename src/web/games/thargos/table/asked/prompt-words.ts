import type { Text } from '../../../../../engine/text.ts';
import type { Verb } from '../../../../../games/thargos/effects/effect.ts';
import type { Prompt } from '../../../../../games/thargos/types.ts';

/** What a choice is about, by the verb at work. Of some only the kind of what is chosen is said. */
const PROMPT_WORDS: { readonly [V in Verb | 'order']: Text | undefined } = {
  wound: { en: 'Which hero is wounded?', fr: 'Quel héros est blessé\u202f?' },
  heal: { en: 'Which hero is healed?', fr: 'Quel héros est soigné\u202f?' },
  discardHand: { en: 'Which cards are discarded?', fr: 'Quelles cartes sont défaussées\u202f?' },
  recover: { en: 'Which cards come back?', fr: 'Quelles cartes reviennent\u202f?' },
  detach: { en: 'Which Advantage is lost?', fr: 'Quel avantage est perdu\u202f?' },
  moveAdvantage: {
    en: 'Which Advantage moves, and where?',
    fr: 'Quel avantage change de place, et où\u202f?',
  },
  moveHero: { en: 'Which hero moves, and where?', fr: 'Quel héros se déplace, et où\u202f?' },
  swapHeroes: { en: 'Which heroes change places?', fr: 'Quels héros échangent leur place\u202f?' },
  swapMissions: { en: 'Which Missions change places?', fr: 'Quelles missions échangent leur place\u202f?' },
  replaceMission: {
    en: 'Which Mission is replaced, and with which?',
    fr: 'Quelle mission est remplacée, et par laquelle\u202f?',
  },
  rule: { en: 'Who or what does it affect?', fr: 'Qui ou quoi cela concerne-t-il\u202f?' },
  bonus: { en: 'Which color gets the bonus?', fr: 'Quelle couleur est renforcée\u202f?' },
  modAttr: { en: 'Which hero, which color?', fr: 'Quel héros, quelle couleur\u202f?' },
  setAttr: { en: 'Which hero, which color?', fr: 'Quel héros, quelle couleur\u202f?' },
  modMission: { en: 'Which Mission changes?', fr: 'Quelle mission change\u202f?' },
  reassignPam: {
    en: 'Which card changes color, and to which?',
    fr: 'Quelle carte change de couleur, et pour laquelle\u202f?',
  },
  discardPam: { en: 'Which face-down card is removed?', fr: 'Quelle carte cachée est retirée\u202f?' },
  addPam: {
    en: 'Which card is added, and on which color?',
    fr: 'Quelle carte est ajoutée, et sur quelle couleur\u202f?',
  },
  capture: {
    en: 'Whose place does the captured hero take?',
    fr: 'De qui le héros capturé prend-il la place\u202f?',
  },
  look: {
    en: 'In what order do they return? The first is drawn first.',
    fr: 'Dans quel ordre les remettre\u202f? La première sera piochée d’abord.',
  },
  order: { en: 'Which effect comes first?', fr: 'Quel effet vient en premier\u202f?' },
  choose: { en: 'What do you choose?', fr: 'Que choisissez-vous\u202f?' },
  draw: { en: 'Who draws?', fr: 'Qui pioche\u202f?' },
  burn: { en: 'Whose deck burns?', fr: 'Quel deck brûle\u202f?' },
  rollAttr: undefined,
  modPam: undefined,
  dig: undefined,
  shuffle: undefined,
  moveCard: undefined,
  extraAdvantage: undefined,
  peekPam: undefined,
  cancel: undefined,
  handLimit: undefined,
  extraAction: undefined,
  skip: undefined,
  gainVp: undefined,
  if: undefined,
  roll: undefined,
  counter: undefined,
  manual: undefined,
};

/** The second half of a question, once the first is settled. */
const TO_WORDS: Readonly<Record<string, Text>> = {
  moveAdvantage: { en: 'Where does the Advantage move?', fr: 'Où va l’avantage\u202f?' },
  moveHero: { en: 'Where does the hero move?', fr: 'Où va le héros\u202f?' },
  swapHeroes: {
    en: 'Which hero changes places with them?',
    fr: 'Avec quel héros échange-t-il sa place\u202f?',
  },
  swapMissions: {
    en: 'Which Mission changes places with it?',
    fr: 'Avec quelle mission échange-t-elle sa place\u202f?',
  },
};

const KIND_WORDS: { readonly [K in Prompt['kind']]: Text } = {
  hero: { en: 'Choose a hero.', fr: 'Choisissez un héros.' },
  advantage: { en: 'Choose an Advantage.', fr: 'Choisissez un avantage.' },
  trackCard: { en: 'Choose a card on a track.', fr: 'Choisissez une carte posée sur une piste.' },
  mission: { en: 'Choose a Mission.', fr: 'Choisissez une mission.' },
  track: { en: 'Choose a track.', fr: 'Choisissez une piste.' },
  pam: { en: 'Choose a face-down card.', fr: 'Choisissez une carte cachée.' },
  card: { en: 'Choose a card.', fr: 'Choisissez une carte.' },
  attribute: { en: 'Choose a color.', fr: 'Choisissez une couleur.' },
  player: { en: 'Choose a player.', fr: 'Choisissez un joueur.' },
  option: { en: 'Choose one.', fr: 'Choisissez.' },
  confirm: { en: 'Use it?', fr: 'L’utilisez-vous\u202f?' },
  effect: { en: 'Choose the next effect.', fr: 'Choisissez l’effet suivant.' },
  order: { en: 'Choose the order.', fr: 'Choisissez l’ordre.' },
};

/** What a question asks. Whether to do it, and which player, come before what exactly. */
export const asksOf = ({ kind, verb, key }: Pick<Prompt, 'kind' | 'verb' | 'key'>): Text => {
  if (key === 'to' && TO_WORDS[verb]) return TO_WORDS[verb];
  const isFirst = kind === 'confirm' || (kind === 'player' && !ABOUT_PLAYERS.includes(verb));
  return (isFirst ? undefined : PROMPT_WORDS[verb as keyof typeof PROMPT_WORDS]) ?? KIND_WORDS[kind];
};

/** Verbs whose words ask for a player. */
const ABOUT_PLAYERS: readonly string[] = ['draw', 'burn', 'rule'];

/** How it is said that nothing need be chosen: in a sentence, and on the button. */
export interface None {
  readonly or: string;
  readonly button: string;
}

export const COUNT_WORDS = {
  en: {
    nobody: { or: 'or no one', button: 'No one' },
    none: { or: 'or none', button: 'None' },
    upTo: (most: number, { or }: None) =>
      most === 1 ? `Choose one, ${or}.` : `Choose up to ${most}, ${or}.`,
    some: (least: number, most: number) =>
      least === most ? `Choose ${least}.` : `Choose ${least} to ${most}.`,
    picked: (n: number) => `${n} chosen`,
    chosen: (names: string) => `Already chosen: ${names}.`,
    hiddenCard: (n: number) => `Hidden card ${n}`,
    confirm: 'Confirm',
    yes: 'Yes',
    no: 'No',
  },
  fr: {
    nobody: { or: 'ou personne', button: 'Personne' },
    none: { or: 'ou rien', button: 'Rien' },
    upTo: (most: number, { or }: None) => (most === 1 ? `Un choix, ${or}.` : `Jusqu’à ${most} choix, ${or}.`),
    some: (least: number, most: number) =>
      least === most ? `Choisissez-en ${least}.` : `Choisissez-en de ${least} à ${most}.`,
    chosen: (names: string) => `Déjà choisi\u202f: ${names}.`,
    picked: (n: number) => `Choix\u202f: ${n}`,
    hiddenCard: (n: number) => `Carte cachée ${n}`,
    confirm: 'Valider',
    yes: 'Oui',
    no: 'Non',
  },
};
