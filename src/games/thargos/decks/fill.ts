import { type Random, shuffled } from '../../../engine/random.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { entriesOf, sum } from '../../../engine/util.ts';
import type { Card, CardId, Deck, DeckCard, HeroCard } from '../cards/card.ts';
import { refuseDeck } from '../refusals/codes.ts';
import {
  type DeckRules,
  heroCount,
  isInSets,
  missionBand,
  type Split,
  sizeOf,
  splitOf,
  sumsOf,
} from './check.ts';
import { type DeckProfile, matchScore, profileOf } from './profile.ts';

export interface FilledDeck {
  readonly deck: Deck;
  /** The heroes and cards that were added, with their numbers of copies. */
  readonly added: Readonly<Record<CardId, number>>;
}

const TYPES = ['mission', 'advantage', 'action'] as const;

/** A copy of a card that may be added, and how well it fits the deck. */
interface Copy {
  readonly card: DeckCard;
  readonly worth: number;
}

interface Pile {
  readonly added: Copy[];
  readonly rest: Copy[];
}

type Piles = { readonly [T in DeckCard['type']]: Pile };

/**
 * How many cards of each type to add, to reach the required split, or an even one if any is allowed. Fewer if
 * the other types leave too little room.
 */
const missing = (counts: Split, rules: DeckRules): Split => {
  const size = sizeOf(rules);
  const split = splitOf(rules) ?? { mission: size / 3, advantage: size / 3, action: size / 3 };
  const lackOf = (type: DeckCard['type']): number => Math.max(0, split[type] - counts[type]);
  const lack = { mission: lackOf('mission'), advantage: lackOf('advantage'), action: lackOf('action') };
  const room = Math.max(0, size - sum(TYPES.map(type => counts[type])));
  while (sum(Object.values(lack)) > room) {
    const most = [...TYPES].sort((a, b) => lack[b] - lack[a])[0]!;
    lack[most] -= 1;
  }
  return lack;
};

const fillTeam = (
  random: Random,
  deck: Deck,
  cards: readonly Card[],
  rules: DeckRules,
  taste: DeckProfile,
): readonly CardId[] => {
  const isHero = (card: Card): card is HeroCard => card.type === 'hero' && !deck.heroes.includes(card.id);
  const persons = new Set(
    cards.flatMap(card => (card.type === 'hero' && deck.heroes.includes(card.id) ? [card.person] : [])),
  );
  const team = [...deck.heroes];
  const best = shuffled(random, cards.filter(isHero)).sort(
    (a, b) => matchScore(b, taste) - matchScore(a, taste),
  );
  for (const { id, person } of best) {
    if (team.length >= heroCount(rules)) break;
    if (rules.uniqueHeroes !== false && persons.has(person)) continue;
    persons.add(person);
    team.push(id);
  }
  return team;
};

/**
 * The copies of a card that may be added. Each further copy has a lower score, and a copy that one box
 * doesn't contain a much lower one.
 */
const copiesOf = (card: DeckCard, have: number, taste: DeckProfile): Copy[] => {
  const most = card.locked ? 1 : 4;
  const worth = matchScore(card, taste);
  return Array.from({ length: Math.max(0, most - have) }, (_, i) => {
    const number = have + i + 1;
    return { card, worth: worth - number / 4 - (number > card.boxCopies ? 2 : 0) };
  });
};

const pamOf = ({ added }: Pile): number => sum(added.map(({ card }) => card.pam));

/** The distance from the goal, given the PAM of the added Missions and of all added cards. */
type Distance = (mission: number, total: number) => number;

interface Exchange {
  readonly pile: Pile;
  readonly out: number;
  readonly in: number;
  readonly loss: number;
}

/** The exchange of two cards that reduces the distance at the lowest loss of score for each point. */
const bestExchange = (piles: Piles, distance: Distance): Exchange | undefined => {
  const mission = pamOf(piles.mission);
  const total = sum(TYPES.map(type => pamOf(piles[type])));
  const now = distance(mission, total);
  let best: Exchange | undefined;
  for (const type of TYPES) {
    const pile = piles[type];
    for (const [out, old] of pile.added.entries())
      for (const [at, next] of pile.rest.entries()) {
        const change = next.card.pam - old.card.pam;
        const nearer = now - distance(mission + (type === 'mission' ? change : 0), total + change);
        const loss = (old.worth - next.worth) / nearer;
        if (nearer > 0 && (!best || loss < best.loss)) best = { pile, out, in: at, loss };
      }
  }
  return best;
};

/** Exchanges cards until the distance is 0. Returns false if no exchange reduces it. */
const bringNear = (piles: Piles, distance: Distance): boolean => {
  const left = (): number => distance(pamOf(piles.mission), sum(TYPES.map(type => pamOf(piles[type]))));
  while (left() > 0) {
    const best = bestExchange(piles, distance);
    if (!best) return false;
    const { added, rest } = best.pile;
    [added[best.out], rest[best.in]] = [rest[best.in]!, added[best.out]!];
  }
  return true;
};

/** The most PAM that a filled deck may stay below its cap, if its cards allow that. */
const SPARE = 5;

/**
 * HT-2.6, HT-9.2, HT-12.2: exchanges added cards until the PAM of the Missions and of the deck are in range.
 * Returns false if that is impossible.
 */
const fitPoints = (piles: Piles, deck: Deck, pool: readonly Card[], rules: DeckRules): boolean => {
  const { pam, missionPam } = sumsOf(deck, pool);
  const [least, most] = missionBand(rules);
  const room = (rules.pointsCap ?? Number.POSITIVE_INFINITY) - pam;
  const inBand: Distance = added => Math.max(0, least - missionPam - added, missionPam + added - most);
  // The factor makes sure that no exchange for the cap moves the Missions out of their range.
  const inCap: Distance = (mission, total) => 1000 * inBand(mission, total) + Math.max(0, total - room);
  if (!bringNear(piles, inBand) || !bringNear(piles, inCap)) return false;
  if (room !== Number.POSITIVE_INFINITY)
    bringNear(piles, (mission, total) => inCap(mission, total) + Math.max(0, room - SPARE - total));
  return true;
};

const countAdded = (before: Deck, heroes: readonly CardId[], piles: Piles): FilledDeck['added'] => {
  const added: Record<CardId, number> = {};
  for (const id of heroes) if (!before.heroes.includes(id)) added[id] = 1;
  for (const type of TYPES)
    for (const { card } of piles[type].added) added[card.id] = (added[card.id] ?? 0) + 1;
  return added;
};

const withAdded = (deck: Deck, heroes: readonly CardId[], added: FilledDeck['added']): Deck => {
  const cards: Record<CardId, number> = { ...deck.cards };
  for (const [id, count] of entriesOf(added)) if (!heroes.includes(id)) cards[id] = (cards[id] ?? 0) + count;
  return { ...deck, heroes, cards };
};

/**
 * Completes a deck with heroes and cards that fit the attributes and factions of the chosen ones. It removes
 * no card, balances the types, and uses up a points cap.
 */
export const fillDeck = (
  random: Random,
  deck: Deck,
  pool: readonly Card[],
  rules: DeckRules = {},
): FilledDeck | Refusal<'pool-too-small'> => {
  const known = new Map(pool.map(card => [card.id, card]));
  const usable = pool.filter(card => isInSets(card, rules) && !rules.banCards?.includes(card.id));
  const heroes = fillTeam(random, deck, usable, rules, profileOf(deck, known));
  if (heroes.length < heroCount(rules))
    return refuseDeck('pool-too-small', { type: 'hero', found: heroes.length, needed: heroCount(rules) });

  const taste = profileOf({ ...deck, heroes }, known);
  const lack = missing(sumsOf(deck, pool).counts, rules);
  const pileOf = (type: DeckCard['type']): Pile => {
    const cards = usable.filter((card): card is DeckCard => card.type === type);
    const copies = cards.flatMap(card => copiesOf(card, deck.cards[card.id] ?? 0, taste));
    const order = shuffled(random, copies).sort((a, b) => b.worth - a.worth);
    return { added: order.slice(0, lack[type]), rest: order.slice(lack[type]) };
  };
  const piles = { mission: pileOf('mission'), advantage: pileOf('advantage'), action: pileOf('action') };
  for (const type of TYPES)
    if (piles[type].added.length < lack[type])
      return refuseDeck('pool-too-small', { type, found: piles[type].added.length, needed: lack[type] });
  if (!fitPoints(piles, deck, pool, rules)) return refuseDeck('pool-too-small', { type: 'points' });
  const added = countAdded(deck, heroes, piles);
  return { deck: withAdded(deck, heroes, added), added };
};
