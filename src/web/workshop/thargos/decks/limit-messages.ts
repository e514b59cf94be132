import type { Card } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import type { DeckLimit } from './limit.ts';

type Typed = Exclude<Card['type'], 'hero'>;

const WORDS = {
  en: {
    copies: (most: number) => `At most ${most} copies of a card per deck.`,
    locked: 'Locked: only one copy per deck.',
    inTeam: 'This hero is already in the team.',
    person: 'Another version of this hero is already in the team.',
    team: (most: number) => `The team already has ${most} heroes. Remove one first.`,
    size: (most: number) => `The deck already has ${most} cards. Remove one first.`,
    split: (most: number, type: string) => `The deck already has ${most} ${type}. Remove one first.`,
    points: (left: number) =>
      left === 0
        ? 'The deck has reached its PAM limit.'
        : `This card has too much PAM: only ${left} PAM left.`,
    missionPoints: (left: number) =>
      left === 0
        ? 'The Missions have reached their PAM limit.'
        : `This Mission has too much PAM: only ${left} PAM left.`,
    types: { mission: 'Missions', advantage: 'Advantages', action: 'Actions' },
  },
  fr: {
    copies: (most: number) => `Au plus ${most} exemplaires d’une carte par deck.`,
    locked: 'Verrouillée\u202f: un seul exemplaire par deck.',
    inTeam: 'Ce héros est déjà dans l’équipe.',
    person: 'Une autre version de ce héros est déjà dans l’équipe.',
    team: (most: number) => `L’équipe a déjà ${most} héros. Retirez-en un d’abord.`,
    size: (most: number) => `Le deck a déjà ${most} cartes. Retirez-en une d’abord.`,
    split: (most: number, type: string) =>
      `Le deck a déjà ${most} ${type}. Retirez d’abord une de ces cartes.`,
    points: (left: number) =>
      left === 0
        ? 'Le deck a atteint sa limite de PAM.'
        : `Cette carte a trop de PAM\u202f: il ne reste que ${left} PAM.`,
    missionPoints: (left: number) =>
      left === 0
        ? 'Les missions ont atteint leur limite de PAM.'
        : `Cette mission a trop de PAM\u202f: il ne reste que ${left} PAM.`,
    types: { mission: 'missions', advantage: 'avantages', action: 'actions' },
  },
};

/** Why a card can't be added, in a sentence. */
export const limitText = (limit: DeckLimit, { type }: Pick<Card, 'type'>): string => {
  const words = say(WORDS);
  switch (limit.of) {
    case 'copies':
    case 'team':
    case 'size':
      return words[limit.of](limit.most);
    case 'split':
      return words.split(limit.most, words.types[type as Typed]);
    case 'points':
    case 'missionPoints':
      return words[limit.of](limit.left);
    default:
      return words[limit.of];
  }
};
