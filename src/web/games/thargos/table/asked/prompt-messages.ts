import type { Text } from '../../../../../engine/text.ts';
import { DEFINITIONS, type Prompt, VERB_NAMES, type VerbPrompt } from '../../../../../games/thargos/ui.ts';

/** The question that each verb asks. `order` isn't a verb: the game itself asks for the order of effects. */
const PROMPTS = new Map<string, VerbPrompt | undefined>([
  ...VERB_NAMES.map((name): [string, VerbPrompt | undefined] => [name, DEFINITIONS[name].prompt]),
  ['order', { one: { en: 'Which effect comes first?', fr: 'Quel effet vient en premier\u202f?' } }],
]);

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

/** The questions of the verb `rule`: whom or what the lasting rule affects. */
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

/** Whether the text of a second question names the card that was chosen in the first question. */
export const isNaming = ({ key, verb }: Pick<Prompt, 'key' | 'verb'>): boolean =>
  key === 'to' && PROMPTS.get(verb)?.toNamed !== undefined;

/** The text of a prompt. `first` is the name of the card that was chosen in an earlier question. */
export const asksOf = (
  { kind, verb, key, most }: Pick<Prompt, 'kind' | 'verb' | 'key' | 'most'>,
  first?: string,
): Text => {
  const prompt = PROMPTS.get(verb);
  if (key === 'to' && prompt?.to) return (first !== undefined && prompt.toNamed?.(first)) || prompt.to;
  const ruled = verb === 'rule' ? RULE_WORDS[kind] : undefined;
  if (ruled) return ruled[most > 1 ? 1 : 0];
  const own = kind === 'player' ? prompt?.player : ((most > 1 ? prompt?.several : undefined) ?? prompt?.one);
  return (kind === 'confirm' ? undefined : own) ?? KIND_WORDS[kind];
};

/** How a text offers to choose nothing: at the end of the question, and as a button. */
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
