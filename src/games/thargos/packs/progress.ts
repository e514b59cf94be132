import type { Card } from '../cards/card.ts';
import type { CardType } from '../effects/effect.ts';

/** HT-1.1: the number of cards of each type in a box. */
export const BOX: { readonly [T in CardType]: number } = { hero: 33, advantage: 56, action: 55, mission: 66 };

export const copiesOf = (cards: readonly Card[]): { readonly [T in CardType]: number } => {
  const counts = { hero: 0, advantage: 0, action: 0, mission: 0 };
  for (const { type, boxCopies } of cards) counts[type] += boxCopies;
  return counts;
};

/** For each type, how many cards with printed values an author has entered, and how many the box has. */
export const progressOf = (
  cards: readonly Card[],
): { readonly [T in CardType]: { readonly have: number; readonly of: number } } => {
  const have = copiesOf(cards.filter(({ source }) => source.values === 'printed'));
  const part = (type: CardType) => ({ have: have[type], of: BOX[type] });
  return {
    hero: part('hero'),
    advantage: part('advantage'),
    action: part('action'),
    mission: part('mission'),
  };
};
