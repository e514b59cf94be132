import { canonical } from '../../../../engine/canonical.ts';
import { keysOf, sum } from '../../../../engine/util.ts';
import {
  CARD_TYPES,
  type Card,
  type CardId,
  type CardType,
  checkDeck,
  type Deck,
  type DeckRules,
  heroCount,
  isError,
  LETTERS,
  sizeOf,
} from '../../../../games/thargos/ui.ts';
import type { UserDeck } from './model.ts';

/** Functions that change a deck. Each returns a new deck. */

type Counts = Deck['cards'];

export const idsIn = (cards: Counts): CardId[] => keysOf(cards);

/** The cards in a deck, each with its number of copies. */
export const countsIn = (cards: Counts): [id: CardId, count: number][] =>
  idsIn(cards).map(id => [id, cards[id]!]);

export const copiesIn = (deck: Deck, { id, type }: Pick<Card, 'id' | 'type'>): number =>
  type === 'hero' ? Number(deck.heroes.includes(id)) : (deck.cards[id] ?? 0);

/** HT-2.3: how many copies of this card a deck may have. */
export const mostOf = ({ type, locked }: Card): number => (type === 'hero' || locked ? 1 : 4);

export const deckSize = ({ cards }: Pick<Deck, 'cards'>): number => sum(Object.values<number>(cards));

const withCount = (deck: Deck, id: CardId, count: number): Deck => {
  const { [id]: _, ...others } = deck.cards;
  return { ...deck, cards: count > 0 ? { ...others, [id]: count } : others };
};

export const withOneMore = (deck: Deck, card: Card): Deck => {
  if (card.type !== 'hero') return withCount(deck, card.id, copiesIn(deck, card) + 1);
  return deck.heroes.includes(card.id) ? deck : { ...deck, heroes: [...deck.heroes, card.id] };
};

export const withOneLess = (deck: Deck, card: Pick<Card, 'id' | 'type'>): Deck =>
  card.type === 'hero'
    ? { ...deck, heroes: deck.heroes.filter(id => id !== card.id) }
    : withCount(deck, card.id, copiesIn(deck, card) - 1);

/** HT-1.6: a card's type according to its id. This works even for a card that no pack has anymore. */
export const typeOf = (id: CardId): CardType => CARD_TYPES.find(type => LETTERS[type] === id[0])!;

/**
 * Removes invalid cards: unknown and forbidden cards, surplus copies, second versions of a person, and then cards above the
 * deck size. Adds nothing, because the player chooses the cards.
 */
export const mended = (deck: Deck, pool: readonly Card[], rules: DeckRules): Deck => {
  const known = new Map(pool.map(card => [card.id, card]));
  let next: Deck = deck;
  for (const { code, details } of checkDeck(deck, pool, rules).filter(isError)) {
    // Cast: all faults that are repaired below name a card.
    const id = details.id as CardId;
    if (code === 'deck-unknown-card' || code === 'deck-other-set' || code === 'deck-banned')
      next = withCount({ ...next, heroes: next.heroes.filter(hero => hero !== id) }, id, 0);
    if (code === 'deck-locked') next = withCount(next, id, 1);
    if (code === 'deck-copies') next = withCount(next, id, 4);
    if (code === 'deck-same-person' || code === 'not-a-hero-id')
      next = { ...next, heroes: next.heroes.filter(hero => hero !== id) };
    if (code === 'hero-in-deck') next = withCount(next, id, 0);
  }
  next = { ...next, heroes: next.heroes.slice(0, heroCount(rules)) };
  while (deckSize(next) > sizeOf(rules)) {
    // Removes the newest card of the most frequent type, so that a balanced deck stays balanced.
    const byType = new Map<string, CardId[]>();
    for (const id of idsIn(next.cards)) {
      const type = known.get(id)?.type ?? typeOf(id);
      byType.set(type, [...(byType.get(type) ?? []), id]);
    }
    const count = (ids: readonly CardId[]): number => ids.reduce((sum, id) => sum + next.cards[id]!, 0);
    const most = [...byType.values()].sort((a, b) => count(b) - count(a))[0]!;
    const last = most[most.length - 1]!;
    next = withCount(next, last, next.cards[last]! - 1);
  }
  return next;
};

/** How many cards the repair of a deck removed. */
export const mendCost = (deck: Deck, better: Deck): number => {
  const count = (all: Deck): number => all.heroes.length + deckSize(all);
  return count(deck) - count(better);
};

/** A key that is the same for decks with the same cards, rules and packs, whatever their names are. */
export const playKey = ({ deck: { heroes, cards }, rules, packs }: UserDeck): string =>
  canonical([heroes, cards, rules, packs]);
