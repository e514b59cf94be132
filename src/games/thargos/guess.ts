import type { Seat } from '../../engine/game.ts';
import { pick, type Random, shuffled } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { entriesOf, range } from '../../engine/util.ts';
import { libraryOf } from './board/library.ts';
import type { Card, CardId, Deck } from './cards/card.ts';
import { READY_MADE } from './decks/difficulty-decks.ts';
import { randomDeck } from './decks/random.ts';
import { followReplaced } from './packs/apply.ts';
import { deckRules } from './setup.ts';
import { pileOf } from './stories/graph.ts';
import { planOf } from './stories/state.ts';
import type { View } from './types.ts';
import { UNKNOWN_CARD } from './visible-config.ts';

/**
 * Guesses hidden deck lists (HT-A-41) and secret Missions (HT-A-51) for sampled states, so that they agree
 * with what the viewer knows.
 */

export const listOf = ({ cards }: Deck): CardId[] =>
  entriesOf(cards).flatMap(([id, count]) => range(count).map(() => id));

/** The list without one copy of each of these cards. Undefined if it doesn't contain all of them. */
const without = (list: readonly CardId[], cards: readonly CardId[]): CardId[] | undefined => {
  const left = [...list];
  for (const id of cards) {
    const at = left.indexOf(id);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

const isSameTeam = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id));

/**
 * The lists of the ready-made decks that have this player's heroes and contain all cards that the viewer has
 * seen.
 */
const fittingPrecons = ({ config, lists }: View, seat: Seat, seen: readonly CardId[]): CardId[][] =>
  READY_MADE.map(deck => (config.packs.length > 0 ? followReplaced(deck, libraryOf(config).cards) : deck))
    .filter(({ heroes }) => isSameTeam(heroes, lists[seat]!.heroes))
    .map(listOf)
    .filter(list => without(list, seen) !== undefined);

const typesOf = (cards: readonly Card[]): ReadonlyMap<CardId, Card['type']> =>
  new Map(cards.map(({ id, type }) => [id, type]));

/**
 * The list of a random deck in which the cards that the viewer has seen replace others, of the same type if
 * possible.
 */
const randomList = (view: View, seat: Seat, seen: readonly CardId[], random: Random): CardId[] => {
  const { cards } = libraryOf(view.config);
  const deck = randomDeck(random, cards, deckRules(view.config, seat >= view.seats));
  const any = cards.flatMap(({ id, type }) => (type === 'hero' ? [] : [id]));
  const left = isRefusal(deck) ? shuffled(random, any) : shuffled(random, listOf(deck));
  const types = typesOf(cards);
  for (const id of seen) {
    const same = left.indexOf(id);
    const alike = same >= 0 ? same : left.findIndex(other => types.get(other) === types.get(id));
    left.splice(Math.max(0, alike), 1);
  }
  const size = view.blocks[seat + 1]! - view.blocks[seat]!;
  const rest = range(Math.max(0, size - seen.length)).map(i => left[i] ?? pick(random, any));
  return [...seen, ...rest];
};

/** A deck list that this player may have, given the cards that the viewer has seen. */
export const guessList = (view: View, seat: Seat, seen: readonly CardId[], random: Random): CardId[] => {
  const fitting = fittingPrecons(view, seat, seen);
  return fitting.length > 0 ? pick(random, fitting) : randomList(view, seat, seen, random);
};

/** Random Missions for the nodes whose Mission is unknown, none of which the story shows elsewhere. */
export const guessMissions = (view: View, count: number, random: Random): CardId[] => {
  if (count === 0) return [];
  const plan = planOf(view.config);
  const shown = new Set([...Object.values(plan.nodes).map(({ mission }) => mission), ...pileOf(plan)]);
  const missions = libraryOf(view.config).cards.flatMap(({ id, type }) => (type === 'mission' ? [id] : []));
  const free = missions.filter(id => id !== UNKNOWN_CARD && !shown.has(id));
  const order = shuffled(random, free.length > 0 ? free : missions);
  return range(count).map(i => order[i % order.length]!);
};
