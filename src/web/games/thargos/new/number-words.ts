import type { Text } from '../../../../engine/text.ts';
import type { Config, SoloConfig } from '../../../../games/thargos/config.ts';

/** The choices that are numbers, and what they may be. */
export type NumberKey = { [K in keyof Config]: Config[K] extends number ? K : never }[keyof Config] &
  ('balanceMin' | 'stallRounds' | 'standstillRounds' | 'maxRounds' | 'teamSupport');
type SoloNumber = keyof Pick<SoloConfig, 'pileDelta' | 'startInfamy'>;

export interface NumberWords {
  readonly title: Text;
  readonly why: Text;
  /** For players without an opponent, where that makes a difference. */
  readonly alone?: Pick<NumberWords, 'title' | 'why'>;
  readonly rule: string;
  /** Besides these, 0 turns the rule off. */
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

/** HT-6.4: the game ends after some rounds. Alone that is a loss. */
const ending = ({ least, most, after, title, titleAlone }: EndingWords): NumberWords => {
  const says = (end: Text): Text => ({
    en: `${after.en} ${end.en}. From ${least} to ${most}; 0 turns it off.`,
    fr: `${after.fr} ${end.fr}. De ${least} à ${most}\u202f; 0 pour désactiver.`,
  });
  const nearest = {
    en: 'the player nearest to their target wins',
    fr: 'le joueur le plus proche de son objectif gagne',
  };
  const lost = { en: 'the game is lost', fr: 'la partie est perdue' };
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
    title: { en: 'Least number of cards under Balance', fr: 'Nombre minimal de cartes avec Équilibre' },
    why: {
      en: 'How many the defender must put on each colour if he puts any, from 0 to 2.',
      fr: 'Combien le défenseur doit en mettre sur chaque couleur s’il en met, de 0 à 2.',
    },
    rule: 'HT-A-14',
    least: 0,
    most: 2,
  },
  stallRounds: ending({
    least: 1,
    most: 100,
    title: { en: 'Rounds of passing before the count', fr: 'Manches passées avant le décompte' },
    titleAlone: { en: 'Rounds of passing before you lose', fr: 'Manches passées avant la défaite' },
    after: {
      en: 'After this many rounds in which everybody passes,',
      fr: 'Après autant de manches où tous passent,',
    },
  }),
  standstillRounds: ending({
    least: 3,
    most: 1000,
    title: {
      en: 'Rounds without progress before the count',
      fr: 'Manches sans progrès avant le décompte',
    },
    titleAlone: {
      en: 'Rounds without progress before you lose',
      fr: 'Manches sans progrès avant la défaite',
    },
    after: {
      en: 'After this many rounds in which nobody gains points and no deck gets smaller,',
      fr: 'Après autant de manches sans point gagné et sans deck qui diminue,',
    },
  }),
  maxRounds: ending({
    least: 5,
    most: 1000,
    title: { en: 'Longest game, in rounds', fr: 'Partie la plus longue, en manches' },
    titleAlone: { en: 'Longest game, in rounds', fr: 'Partie la plus longue, en manches' },
    after: { en: 'After this many rounds', fr: 'Après autant de manches,' },
  }),
  teamSupport: {
    title: {
      en: 'What each helper adds in a team Mission',
      fr: 'Ce qu’ajoute chaque aide en mission d’équipe',
    },
    why: {
      en: 'To every colour of the Mission, from 0 to 3. The book only speaks of the lead hero.',
      fr: 'À chaque couleur de la mission, de 0 à 3. Le livret ne parle que du héros principal.',
    },
    rule: 'HT-A-19',
    least: 0,
    most: 3,
  },
  pileDelta: {
    title: { en: 'The Rival’s piles, larger or smaller', fr: 'Piles du Rival, plus ou moins grandes' },
    why: {
      en: 'Added to both piles, from −2 (easier) to 3 (harder).',
      fr: 'Ajouté aux deux piles, de −2 (plus facile) à 3 (plus difficile).',
    },
    rule: 'HT-11.9',
    least: -2,
    most: 3,
  },
  startInfamy: {
    title: { en: 'Infamy at the start', fr: 'Infamie au départ' },
    why: {
      en: 'The Rival plays this many more cards from the start, from 0 to 6.',
      fr: 'Autant de cartes de plus pour le Rival dès le début, de 0 à 6.',
    },
    rule: 'HT-11.9',
    least: 0,
    most: 6,
  },
};

/** The words of a number in this kind of game. */
export const numberWords = (key: keyof typeof NUMBER_WORDS, isAlone: boolean): NumberWords => {
  const words = NUMBER_WORDS[key];
  return isAlone ? { ...words, ...words.alone } : words;
};
