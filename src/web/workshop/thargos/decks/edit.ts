import { canonical } from '../../../../engine/canonical.ts';
import {
  type Card,
  type CardId,
  checkDeck,
  type Deck,
  type DeckRules,
  heroCount,
  isError,
  sizeOf,
} from '../../../../games/thargos/ui.ts';
import type { UserDeck } from './model.ts';

/** A deck under the hands of its builder: every change makes another deck. */

export const copiesIn = (deck: Deck, { id, type }: Pick<Card, 'id' | 'type'>): number =>
  type === 'hero' ? Number(deck.heroes.includes(id)) : (deck.cards[id] ?? 0);

/** HT-2.3: how many of it a deck may have. */
export const mostOf = ({ type, locked }: Card): number => (type === 'hero' || locked ? 1 : 4);

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

/** What a card that no pack has any more would be. */
export const typeOf = (id: CardId): Card['type'] =>
  ({ C: 'hero', L: 'advantage', A: 'action', M: 'mission' })[id[0] as 'C' | 'L' | 'A' | 'M'] as Card['type'];

/**
 * Takes out what cannot stay: unknown and forbidden cards, copies too many, a second version of a person, and then
 * the last cards beyond the size. It adds nothing: what belongs in a deck is its builder's to say.
 */
export const mended = (deck: Deck, pool: readonly Card[], rules: DeckRules): Deck => {
  const known = new Map(pool.map(card => [card.id, card]));
  let next: Deck = deck;
  for (const { code, details } of checkDeck(deck, pool, rules).filter(isError)) {
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
  const size = (): number => Object.values<number>(next.cards).reduce((sum, count) => sum + count, 0);
  while (size() > sizeOf(rules)) {
    // The newest of the type that there is most of: an even deck stays even.
    const byType = new Map<string, CardId[]>();
    for (const id of Object.keys(next.cards) as CardId[]) {
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

/** How many cards mending would take out. */
export const mendCost = (deck: Deck, better: Deck): number => {
  const count = ({ heroes, cards }: Deck): number =>
    heroes.length + Object.values<number>(cards).reduce((sum, each) => sum + each, 0);
  return count(deck) - count(better);
};

/** Equal for decks that play alike: a name changes nothing. */
export const playKey = ({ deck: { heroes, cards }, rules, packs }: UserDeck): string =>
  canonical([heroes, cards, rules, packs]);
