import type { Text } from '../../../../engine/text.ts';
import type { Config, SoloConfig } from '../../../../games/thargos/ui.ts';

/** Options whose values are numbers. */
export type NumberKey = { [K in keyof Config]: Config[K] extends number ? K : never }[keyof Config] &
  ('balanceMin' | 'stallRounds' | 'standstillRounds' | 'maxRounds' | 'teamSupport');
type SoloNumber = keyof Pick<SoloConfig, 'pileDelta' | 'startInfamy'>;

export interface NumberWords {
  readonly title: Text;
  readonly why: Text;
  /** The texts for games without an opponent, if those differ. */
  readonly alone?: Pick<NumberWords, 'title' | 'why'>;
  readonly rule: string;
  /** Whether the value 0 is allowed and turns the rule off. */
  readonly canBeOff?: true;
  readonly least: number;
  readonly most: number;
}

interface EndingWords {
  readonly least: number;
  readonly most: number;
  readonly after: Text;
  readonly title: Text;
  readonly titleAlone: Text;
}

/** HT-6.4: texts of a rule that ends the game after some rounds. Without an opponent, that end is a loss. */
const ending = ({ least, most, after, title, titleAlone }: EndingWords): NumberWords => {
  const says = (end: Text): Text => ({
    en: `${after.en} ${end.en}. From ${least} to ${most}; 0 turns this rule off.`,
    fr: `${after.fr} ${end.fr}. De ${least} à ${most}\u202f; 0 désactive cette règle.`,
  });
  const nearest = {
    en: 'the player closest to their target wins',
    fr: 'le joueur le plus proche de son objectif gagne',
  };
  const lost = { en: 'you lose', fr: 'vous perdez' };
  return {
    title,
    why: says(nearest),
    alone: { title: titleAlone, why: says(lost) },
    rule: 'HT-A-12',
    canBeOff: true,
    least,
    most,
  };
};

export const NUMBER_WORDS: { readonly [K in NumberKey | SoloNumber]: NumberWords } = {
  balanceMin: {
    title: { en: 'Minimum cards with Balance', fr: 'Minimum de cartes avec Équilibre' },
    why: {
      en: 'Cards the defender must put on each color if they place any (0–2).',
      fr: 'Cartes que le défenseur doit mettre sur chaque couleur s’il en pose (0 à 2).',
    },
    rule: 'HT-A-14',
    least: 0,
    most: 2,
  },
  stallRounds: ending({
    least: 1,
    most: 100,
    title: { en: 'All-pass rounds before the end', fr: 'Manches où tous passent avant la fin' },
    titleAlone: { en: 'All-pass rounds before you lose', fr: 'Manches où tous passent avant la défaite' },
    after: {
      en: 'After this many rounds in which everyone passes,',
      fr: 'Après autant de manches où tous passent,',
    },
  }),
  standstillRounds: ending({
    least: 3,
    most: 1000,
    title: {
      en: 'Rounds without progress before the end',
      fr: 'Manches sans progrès avant la fin',
    },
    titleAlone: {
      en: 'Rounds without progress before you lose',
      fr: 'Manches sans progrès avant la défaite',
    },
    after: {
      en: 'After this many rounds in which no one gains points and no deck shrinks,',
      fr: 'Après autant de manches sans point gagné et sans deck qui diminue,',
    },
  }),
  maxRounds: ending({
    least: 5,
    most: 1000,
    title: { en: 'Round limit', fr: 'Limite de manches' },
    titleAlone: { en: 'Round limit', fr: 'Limite de manches' },
    after: { en: 'After this many rounds,', fr: 'Après autant de manches,' },
  }),
  teamSupport: {
    title: {
      en: 'Helper bonus in team Missions',
      fr: 'Bonus de chaque aide en mission d’équipe',
    },
    why: {
      en: 'Added by each helper to every color of the Mission (0–3). The book only mentions the lead hero.',
      fr: 'Ajouté par chaque aide à chaque couleur de la mission (0 à 3). Le livret ne parle que du héros principal.',
    },
    rule: 'HT-A-19',
    least: 0,
    most: 3,
  },
  pileDelta: {
    title: { en: 'Size of the Rival’s piles', fr: 'Taille des piles du Rival' },
    why: {
      en: 'Cards added to both piles, from −2 (easier) to 3 (harder).',
      fr: 'Cartes ajoutées aux deux piles, de −2 (plus facile) à 3 (plus difficile).',
    },
    rule: 'HT-11.9',
    least: -2,
    most: 3,
  },
  startInfamy: {
    title: { en: 'Starting Infamy', fr: 'Infamie de départ' },
    why: {
      en: 'Extra cards the Rival plays from the start (0–6).',
      fr: 'Cartes de plus que le Rival joue dès le début (0 à 6).',
    },
    rule: 'HT-11.9',
    least: 0,
    most: 6,
  },
};

export const hasNumberWords = (key: string): key is keyof typeof NUMBER_WORDS =>
  Object.hasOwn(NUMBER_WORDS, key);

export const numberWords = (key: keyof typeof NUMBER_WORDS, isAlone: boolean): NumberWords => {
  const words = NUMBER_WORDS[key];
  return isAlone ? { ...words, ...words.alone } : words;
};
