import type { Text } from '../../../../../engine/text.ts';
import type { Prompt, Verb } from '../../../../../games/thargos/ui.ts';
import { midSentence } from '../../../../../text/french.ts';

/** The text of a choice by the verb that asks. Undefined: only the kind of candidate is named. */
const PROMPT_WORDS: { readonly [V in Verb | 'order']: Text | undefined } = {
  wound: { en: 'Which hero is wounded?', fr: 'Quel héros est blessé\u202f?' },
  heal: { en: 'Which hero is healed?', fr: 'Quel héros est soigné\u202f?' },
  discardHand: { en: 'Which cards are discarded?', fr: 'Quelles cartes sont défaussées\u202f?' },
  recover: {
    en: 'Which cards return from the discard pile?',
    fr: 'Quelles cartes reviennent de la défausse\u202f?',
  },
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
  rule: undefined,
  bonus: { en: 'Which color gets the bonus?', fr: 'Quelle couleur est renforcée\u202f?' },
  modAttr: {
    en: 'Which hero’s value changes, and in which color?',
    fr: 'Quel héros change de valeur, et dans quelle couleur\u202f?',
  },
  setAttr: {
    en: 'Which hero’s value changes, and in which color?',
    fr: 'Quel héros change de valeur, et dans quelle couleur\u202f?',
  },
  modMission: { en: 'Which Mission’s numbers change?', fr: 'Quelle mission change de valeurs\u202f?' },
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
    en: 'In what order do the cards return? The first is drawn first.',
    fr: 'Dans quel ordre remettre les cartes\u202f? La première sera piochée d’abord.',
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

/** The second half of a question, after the first answer. */
const TO_WORDS: Readonly<Record<string, Text>> = {
  moveAdvantage: { en: 'Where does the Advantage move?', fr: 'Où va l’avantage\u202f?' },
  moveHero: { en: 'Where does the hero move?', fr: 'Où va le héros\u202f?' },
  swapHeroes: {
    en: 'Which other hero changes places?',
    fr: 'Quel autre héros change de place\u202f?',
  },
  swapMissions: {
    en: 'Which other Mission changes places?',
    fr: 'Quelle autre mission change de place\u202f?',
  },
};

/** The same with the name of the first choice. */
const TO_NAMED: Readonly<Record<string, (name: string) => Text>> = {
  moveAdvantage: name => ({ en: `Where does ${name} move?`, fr: `Où va «\u202f${name}\u202f»\u202f?` }),
  moveHero: name => ({ en: `Where does ${name} move?`, fr: `Où va ${midSentence(name)}\u202f?` }),
  swapHeroes: name => ({
    en: `Which hero changes places with ${name}?`,
    fr: `Quel héros échange sa place avec ${midSentence(name)}\u202f?`,
  }),
  swapMissions: name => ({
    en: `Which Mission changes places with ${name}?`,
    fr: `Quelle mission échange sa place avec «\u202f${name}\u202f»\u202f?`,
  }),
};

/** Questions with several answers. */
const SEVERAL_WORDS: Readonly<Record<string, Text>> = {
  wound: { en: 'Which heroes are wounded?', fr: 'Quels héros sont blessés\u202f?' },
  heal: { en: 'Which heroes are healed?', fr: 'Quels héros sont soignés\u202f?' },
  detach: { en: 'Which Advantages are lost?', fr: 'Quels avantages sont perdus\u202f?' },
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
  confirm: { en: 'Use this effect?', fr: 'Utiliser cet effet\u202f?' },
  effect: { en: 'Choose the next effect.', fr: 'Choisissez l’effet suivant.' },
  order: { en: 'Choose the order.', fr: 'Choisissez l’ordre.' },
};

/** What a lasting rule affects: one or several. */
const RULE_WORDS: Partial<Record<Prompt['kind'], readonly [one: Text, several: Text]>> = {
  hero: [
    { en: 'Which hero is affected?', fr: 'Quel héros est concerné\u202f?' },
    { en: 'Which heroes are affected?', fr: 'Quels héros sont concernés\u202f?' },
  ],
  track: [
    { en: 'Which track is affected?', fr: 'Quelle piste est concernée\u202f?' },
    { en: 'Which tracks are affected?', fr: 'Quelles pistes sont concernées\u202f?' },
  ],
  player: [
    { en: 'Which player is affected?', fr: 'Quel joueur est concerné\u202f?' },
    { en: 'Which players are affected?', fr: 'Quels joueurs sont concernés\u202f?' },
  ],
  attribute: [
    { en: 'Which color is affected?', fr: 'Quelle couleur est concernée\u202f?' },
    { en: 'Which colors are affected?', fr: 'Quelles couleurs sont concernées\u202f?' },
  ],
};

/** Whether a question names the first choice. */
export const isNaming = ({ key, verb }: Pick<Prompt, 'key' | 'verb'>): boolean =>
  key === 'to' && verb in TO_NAMED;

/** The text of a prompt. Whether to do it and which player come before the details. */
export const asksOf = (
  { kind, verb, key, most }: Pick<Prompt, 'kind' | 'verb' | 'key' | 'most'>,
  first?: string,
): Text => {
  if (key === 'to' && TO_WORDS[verb])
    return (first !== undefined && TO_NAMED[verb]?.(first)) || TO_WORDS[verb];
  const ruled = verb === 'rule' ? RULE_WORDS[kind] : undefined;
  if (ruled) return ruled[most > 1 ? 1 : 0];
  const isFirst = kind === 'confirm' || (kind === 'player' && !ABOUT_PLAYERS.includes(verb));
  if (!isFirst && most > 1 && SEVERAL_WORDS[verb]) return SEVERAL_WORDS[verb];
  return (isFirst ? undefined : PROMPT_WORDS[verb as keyof typeof PROMPT_WORDS]) ?? KIND_WORDS[kind];
};

/** Verbs whose texts ask for a player. */
const ABOUT_PLAYERS: readonly string[] = ['draw', 'burn'];

/** The texts for choosing nothing: in a sentence, and on the button. */
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
    nobody: { or: 'ou ne choisir personne', button: 'Personne' },
    none: { or: 'ou ne rien choisir', button: 'Rien' },
    upTo: (most: number, { or }: None) =>
      `Vous pouvez faire ${most === 1 ? 'un' : `jusqu’à ${most}`} choix, ${or}.`,
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
