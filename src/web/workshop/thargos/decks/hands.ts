import { type Random, shuffled } from '../../../../engine/random.ts';
import type { Card, CardId, Deck } from '../../../../games/thargos/ui.ts';
import { DECK_TYPES, type DeckType } from './curves.ts';

/** First hands, dealt again and again: nobody has to play against anybody for that. */

const HAND = 6;

const cardsOf = (deck: Deck): CardId[] =>
  (Object.entries(deck.cards) as [CardId, number][]).flatMap(([id, count]) =>
    Array.from({ length: count }, () => id),
  );

/** HT-3.4: six cards, whatever the heroes say. */
export const dealHand = (random: Random, deck: Deck): CardId[] =>
  shuffled(random, cardsOf(deck)).slice(0, HAND);

export interface Hands {
  readonly count: number;
  /** How many hands had 0, 1, 2 … Missions. */
  readonly missions: readonly number[];
  /** HT-3.5: hands that were good at the first, second, third … attempt; the last stands for all later ones. */
  readonly attempts: readonly number[];
  /** The mean number of cards of each type, and of PAM, in a hand that was kept. */
  readonly means: { readonly [T in DeckType | 'pam']: number };
}

const ATTEMPTS = 4;

export const dealHands = (
  random: Random,
  deck: Deck,
  pool: ReadonlyMap<CardId, Card>,
  count: number,
): Hands => {
  const missions = Array.from({ length: HAND + 1 }, () => 0);
  const attempts = Array.from({ length: ATTEMPTS }, () => 0);
  const sums = { mission: 0, advantage: 0, action: 0, pam: 0 };
  for (let i = 0; i < count; i++) {
    const order = shuffled(random, cardsOf(deck));
    const isMission = (id: CardId): boolean => pool.get(id)?.type === 'mission';
    missions[order.slice(0, HAND).filter(isMission).length]! += 1;
    let attempt = 0;
    while (attempt < ATTEMPTS - 1 && handAt(order, attempt).filter(isMission).length < 2) attempt += 1;
    attempts[attempt]! += 1;
    for (const id of handAt(order, attempt)) {
      const card = pool.get(id);
      if (!card || card.type === 'hero') continue;
      sums[card.type] += 1;
      sums.pam += card.pam;
    }
  }
  const mean = (key: DeckType | 'pam'): number => (count === 0 ? 0 : sums[key] / count);
  const [mission, advantage, action] = DECK_TYPES.map(mean);
  return {
    count,
    missions,
    attempts,
    means: { mission: mission!, advantage: advantage!, action: action!, pam: mean('pam') },
  };
};

/** A hand that will not do goes under the deck, and the next six cards come. */
const handAt = (order: readonly CardId[], attempt: number): readonly CardId[] =>
  order.slice(attempt * HAND, attempt * HAND + HAND);
