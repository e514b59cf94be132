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
import { deckSize } from './combos.ts';
import { copiesIn, mostOf } from './edit.ts';

/** Why a card cannot be added; `most` is the limit it has reached, `left` the points that are left. */
export type DeckLimit =
  | { readonly of: 'copies' | 'team' | 'size' | 'split'; readonly most: number }
  | { readonly of: 'points' | 'missionPoints'; readonly left: number }
  | { readonly of: 'locked' | 'inTeam' | 'person' };

interface Building {
  readonly deck: Deck;
  readonly rules: DeckRules;
  readonly sums: DeckSums;
  /** The persons in the team. */
  readonly persons: ReadonlySet<string>;
}

const heroLimit = (card: HeroCard, { deck, rules, persons }: Building): DeckLimit | undefined => {
  if (deck.heroes.includes(card.id)) return { of: 'inTeam' };
  if (persons.has(card.person)) return { of: 'person' };
  const most = heroCount(rules);
  return deck.heroes.length >= most ? { of: 'team', most } : undefined;
};

/** HT-2: the first rule that another copy of this card would break. */
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

/** The cards that can't be added now, with the reason. */
export const limitsOf = (
  deck: Deck,
  pool: readonly Card[],
  rules: DeckRules,
): ReadonlyMap<CardId, DeckLimit> => {
  const team = pool.filter(card => card.type === 'hero' && deck.heroes.includes(card.id)) as HeroCard[];
  const persons = new Set(team.map(({ person }) => person));
  const building = { deck, rules, sums: sumsOf(deck, pool), persons };
  return new Map(
    pool.flatMap(card => {
      const limit = card.type === 'hero' ? heroLimit(card, building) : cardLimit(card, building);
      return limit ? [[card.id, limit] as const] : [];
    }),
  );
};
