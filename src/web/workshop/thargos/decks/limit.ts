import {
  type Card,
  type CardId,
  type Deck,
  type DeckCard,
  type DeckRules,
  type DeckSums,
  type HeroCard,
  heroCount,
  missionBand,
  sizeOf,
  splitOf,
  sumsOf,
} from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { WORDS as SHARED } from '../shared/messages.ts';
import { copiesIn, deckSize, mostOf } from './edit.ts';

/** Why a card can't be added. `most` is the limit that is reached, `left` the number of points that are left. */
export type DeckLimit =
  | { readonly of: 'copies' | 'team' | 'size' | 'split'; readonly most: number }
  | { readonly of: 'points' | 'missionPoints'; readonly left: number }
  | { readonly of: 'locked' | 'inTeam' | 'person' };

interface Building {
  readonly deck: Deck;
  readonly rules: DeckRules;
  readonly sums: DeckSums;
  /** HT-2.4: the persons that the team's heroes represent. Several hero cards may represent the same person. */
  readonly persons: ReadonlySet<string>;
}

const heroLimit = (card: HeroCard, { deck, rules, persons }: Building): DeckLimit | undefined => {
  if (deck.heroes.includes(card.id)) return { of: 'inTeam' };
  if (persons.has(card.person)) return { of: 'person' };
  const most = heroCount(rules);
  return deck.heroes.length >= most ? { of: 'team', most } : undefined;
};

/** HT-2: the first rule that one more copy of this card would break. */
const cardLimit = (card: DeckCard, { deck, rules, sums }: Building): DeckLimit | undefined => {
  const most = mostOf(card);
  if (copiesIn(deck, card) >= most) return card.locked ? { of: 'locked' } : { of: 'copies', most };
  if (deckSize(deck) >= sizeOf(rules)) return { of: 'size', most: sizeOf(rules) };
  const share = splitOf(rules)?.[card.type];
  if (share !== undefined && sums.counts[card.type] >= share) return { of: 'split', most: share };
  const left = (rules.pointsCap ?? Number.POSITIVE_INFINITY) - sums.pam;
  if (card.pam > left) return { of: 'points', left: Math.max(0, left) };
  const missionLeft = missionBand(rules)[1] - sums.missionPam;
  const isOver = card.type === 'mission' && card.pam > missionLeft;
  return isOver ? { of: 'missionPoints', left: Math.max(0, missionLeft) } : undefined;
};

/** The cards that can't be added now, each with the reason. */
export const limitsOf = (
  deck: Deck,
  pool: readonly Card[],
  rules: DeckRules,
): ReadonlyMap<CardId, DeckLimit> => {
  const persons = new Set(
    pool.flatMap(card => (card.type === 'hero' && deck.heroes.includes(card.id) ? [card.person] : [])),
  );
  const building = { deck, rules, sums: sumsOf(deck, pool), persons };
  return new Map(
    pool.flatMap(card => {
      const limit = card.type === 'hero' ? heroLimit(card, building) : cardLimit(card, building);
      return limit ? [[card.id, limit] as const] : [];
    }),
  );
};

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
  },
  fr: {
    copies: (most: number) => `Au plus ${most} exemplaires d’une carte par deck.`,
    locked: 'Verrouillée\u202f: un seul exemplaire par deck.',
    inTeam: 'Ce héros est déjà dans l’équipe.',
    person: 'Une autre version de ce héros est déjà dans l’équipe.',
    team: (most: number) => `L’équipe a déjà ${most} héros. Retirez-en un d’abord.`,
    size: (most: number) => `Le deck a déjà ${most} cartes. Retirez-en une d’abord.`,
    split: (most: number, type: string) =>
      `Le deck a déjà ${most} ${type.toLowerCase()}. Retirez d’abord une de ces cartes.`,
    points: (left: number) =>
      left === 0
        ? 'Le deck a atteint sa limite de PAM.'
        : `Cette carte a trop de PAM\u202f: il ne reste que ${left} PAM.`,
    missionPoints: (left: number) =>
      left === 0
        ? 'Les missions ont atteint leur limite de PAM.'
        : `Cette mission a trop de PAM\u202f: il ne reste que ${left} PAM.`,
  },
};

/** A sentence that says why a card can't be added. */
export const limitText = (limit: DeckLimit, { type }: Pick<Card, 'type'>): string => {
  const words = say(WORDS);
  switch (limit.of) {
    case 'copies':
    case 'team':
    case 'size':
      return words[limit.of](limit.most);
    case 'split':
      return words.split(limit.most, say(SHARED).typed[type]);
    case 'points':
    case 'missionPoints':
      return words[limit.of](limit.left);
    default:
      return words[limit.of];
  }
};
