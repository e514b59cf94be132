import {
  type Card,
  type CardId,
  type Deck,
  type DeckCard,
  effectsOf,
  type Filter,
  walkPartsOf as partsOf,
} from '../../../../games/thargos/ui.ts';
import { chanceOf } from './odds.ts';

/** Cards that are worth more together: a card, and any one of those that it asks for. */
export interface Combo {
  readonly card: CardId;
  readonly partners: readonly CardId[];
}

const isDeckCard = (card: Card | undefined): card is DeckCard => card !== undefined && card.type !== 'hero';

const fits = (card: DeckCard, where: Filter): boolean =>
  (where.type === undefined || where.type === card.type) &&
  (where.id === undefined || where.id === card.id) &&
  (where.tag === undefined || (card.tags ?? []).includes(where.tag)) &&
  (where.faction === undefined || ('faction' in card && card.faction === where.faction)) &&
  (where.locked === undefined || where.locked === (card.locked ?? false)) &&
  card.pam >= (where.pamMin ?? 0) &&
  card.pam <= (where.pamMax ?? 99);

const askedBy = (card: Card): Filter[] =>
  effectsOf(card).flatMap(({ effect }) =>
    [...partsOf(effect)].flatMap(({ part }) => ('hostHas' in part ? [part.hostHas as Filter] : [])),
  );

/** What the cards of a deck, or its heroes, want to find beside them. */
export const combosIn = (deck: Deck, pool: ReadonlyMap<CardId, Card>): Combo[] => {
  const cards = (Object.keys(deck.cards) as CardId[]).map(id => pool.get(id)).filter(isDeckCard);
  const heroes = deck.heroes.flatMap(id => pool.get(id) ?? []);
  return [...heroes, ...cards].flatMap(card =>
    askedBy(card).map(where => ({
      card: card.id,
      partners: cards.filter(other => other.id !== card.id && fits(other, where)).map(({ id }) => id),
    })),
  );
};

const copiesOf = ({ cards }: Deck, ids: readonly CardId[]): number =>
  ids.reduce((total, id) => total + (cards[id] ?? 0), 0);

export const deckSize = ({ cards }: Deck): number =>
  Object.values<number>(cards).reduce((total, count) => total + count, 0);

/** How likely both halves are among the first cards. A hero is there from the beginning. */
export const comboChance = (deck: Deck, { card, partners }: Combo, seen: number): number => {
  const size = deckSize(deck);
  if (size === 0) return 0;
  const halves = [{ copies: copiesOf(deck, partners), atLeast: 1 }];
  if (!deck.heroes.includes(card)) halves.push({ copies: copiesOf(deck, [card]), atLeast: 1 });
  return chanceOf(halves, size, seen);
};

/** HT-3.5 */
export const missionChance = (deck: Deck, pool: ReadonlyMap<CardId, Card>): number => {
  const missions = (Object.keys(deck.cards) as CardId[]).filter(id => pool.get(id)?.type === 'mission');
  const size = deckSize(deck);
  return size === 0 ? 0 : chanceOf([{ copies: copiesOf(deck, missions), atLeast: 2 }], size, 6);
};
