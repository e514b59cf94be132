import { type Random, shuffled } from '../../../../engine/random.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type Card,
  type CardId,
  type Deck,
  type DeckCard,
  effectsOf,
  type Filter,
  walkPartsOf,
} from '../../../../games/thargos/ui.ts';
import { countsIn, deckSize, idsIn } from './edit.ts';

/** Figures about a deck: its curves, the exact odds of drawing its cards, and many opening hands without playing games. */

export const DECK_TYPES = ['mission', 'advantage', 'action'] as const;
export type DeckType = (typeof DECK_TYPES)[number];
type ByType = { readonly [T in DeckType]: number };

export interface Curves {
  /** For each PAM from 1 to 4, how many cards of each type have it. */
  readonly pam: readonly ByType[];
  readonly types: ByType;
  /** By color: what Missions require, what Advantages add, and what heroes have, in total. */
  readonly colours: {
    readonly [A in Attribute]: { readonly asked: number; readonly given: number; readonly heroes: number };
  };
}

interface Entry {
  readonly card: DeckCard;
  readonly count: number;
}

const entriesOf = (deck: Deck, pool: ReadonlyMap<CardId, Card>): Entry[] =>
  countsIn(deck.cards).flatMap(([id, count]) => {
    const card = pool.get(id);
    return card && card.type !== 'hero' ? [{ card, count }] : [];
  });

const total = (entries: readonly Entry[], of: (card: DeckCard) => number): number =>
  entries.reduce((sum, { card, count }) => sum + of(card) * count, 0);

const perType = (entries: readonly Entry[]): ByType => ({
  mission: total(entries, ({ type }) => (type === 'mission' ? 1 : 0)),
  advantage: total(entries, ({ type }) => (type === 'advantage' ? 1 : 0)),
  action: total(entries, ({ type }) => (type === 'action' ? 1 : 0)),
});

export const curvesOf = (deck: Deck, pool: ReadonlyMap<CardId, Card>): Curves => {
  const entries = entriesOf(deck, pool);
  const heroes = deck.heroes.map(id => pool.get(id));
  const colour = (attr: Attribute) => ({
    asked: total(entries, card => (card.type === 'mission' ? (card.attrs[attr] ?? 0) : 0)),
    given: total(entries, card => (card.type === 'advantage' ? (card.mods?.[attr] ?? 0) : 0)),
    heroes: heroes.reduce((sum, card) => {
      const attrs = card?.type === 'hero' ? card.faces.active.attrs : undefined;
      return sum + (attrs && !('roll' in attrs) ? attrs[attr] : 0);
    }, 0),
  });
  const [power, mind, mysticism] = ATTRIBUTES.map(colour);
  return {
    pam: [1, 2, 3, 4].map(pam => perType(entries.filter(({ card }) => card.pam === pam))),
    types: perType(entries),
    colours: { power: power!, mind: mind!, mysticism: mysticism! },
  };
};

/** A card or a group of cards: how many copies the deck has, and how many of them must be drawn. */
export interface DrawNeed {
  readonly copies: number;
  readonly atLeast: number;
}

/** The number of ways to choose `k` of `n` cards. A BigInt, because choosing 30 of 60 exceeds a safe integer. */
const choose = (n: number, k: number): bigint => {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
};

/** The number of hands of `seen` cards that meet every need. No card may belong to two needs. */
const meeting = (needs: readonly DrawNeed[], others: number, seen: number): bigint => {
  const [first, ...rest] = needs;
  if (!first) return choose(others, seen);
  let ways = 0n;
  for (let got = Math.max(0, first.atLeast); got <= Math.min(first.copies, seen); got++)
    ways += choose(first.copies, got) * meeting(rest, others, seen - got);
  return ways;
};

const FINE = 1_000_000_000n;

/** The chance, from 0 to 1, that the first `seen` cards of a shuffled deck meet every need. */
export const chanceOf = (needs: readonly DrawNeed[], size: number, seen: number): number => {
  const drawn = Math.min(seen, size);
  const others = size - needs.reduce((total, { copies }) => total + copies, 0);
  if (others < 0)
    throw new Error(`expected at most ${size} copies of the cards to draw, found ${size - others}`);
  return Number((meeting(needs, others, drawn) * FINE) / choose(size, drawn)) / Number(FINE);
};

/** A card whose effect refers to other cards, and those cards in the deck to which it refers. */
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

// Cast: the parts of an effect are untyped objects, but `hostHas` always has a filter as its value.
const askedBy = (card: Card): Filter[] =>
  effectsOf(card).flatMap(({ effect }) =>
    [...walkPartsOf(effect)].flatMap(({ part }) => ('hostHas' in part ? [part.hostHas as Filter] : [])),
  );

/** All combos in a deck: cards and heroes whose effects refer to other cards, with those cards. */
export const combosIn = (deck: Deck, pool: ReadonlyMap<CardId, Card>): Combo[] => {
  const cards = idsIn(deck.cards)
    .map(id => pool.get(id))
    .filter(isDeckCard);
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

/** The chance that a combo's card and one of its partners are among the first `seen` cards. A hero is always in play. */
export const comboChance = (deck: Deck, { card, partners }: Combo, seen: number): number => {
  const size = deckSize(deck);
  if (size === 0) return 0;
  const halves = [{ copies: copiesOf(deck, partners), atLeast: 1 }];
  if (!deck.heroes.includes(card)) halves.push({ copies: copiesOf(deck, [card]), atLeast: 1 });
  return chanceOf(halves, size, seen);
};

/** HT-3.5: the chance that at least two of the first six cards are Missions. */
export const missionChance = (deck: Deck, pool: ReadonlyMap<CardId, Card>): number => {
  const missions = idsIn(deck.cards).filter(id => pool.get(id)?.type === 'mission');
  const size = deckSize(deck);
  return size === 0 ? 0 : chanceOf([{ copies: copiesOf(deck, missions), atLeast: 2 }], size, 6);
};

const HAND = 6;

const cardsOf = (deck: Deck): CardId[] =>
  countsIn(deck.cards).flatMap(([id, count]) => Array.from({ length: count }, () => id));

/** HT-3.4: an opening hand of six random cards. Heroes aren't part of the deck. */
export const dealHand = (random: Random, deck: Deck): CardId[] =>
  shuffled(random, cardsOf(deck)).slice(0, HAND);

export interface Hands {
  readonly count: number;
  /** How many hands have 0, 1, 2 … Missions. */
  readonly missions: readonly number[];
  /** HT-3.5: how many hands were accepted at the first, second, third … attempt. The last entry has all later ones. */
  readonly attempts: readonly number[];
  /** The mean number of cards of each type, and the mean PAM, in an accepted hand. */
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

/** The hand after some rejected attempts: a rejected hand goes under the deck, and the next six cards are dealt. */
const handAt = (order: readonly CardId[], attempt: number): readonly CardId[] =>
  order.slice(attempt * HAND, attempt * HAND + HAND);
