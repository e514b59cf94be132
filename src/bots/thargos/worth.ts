import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../games/thargos/attributes.ts';
import { handSize } from '../../games/thargos/board/counting.ts';
import { faceOf, heroCard } from '../../games/thargos/board/library.ts';
import { faceIdOf, heroAt, trackAt } from '../../games/thargos/board/lookup.ts';
import { postsOf, seatOf } from '../../games/thargos/board/places.ts';
import type { Mods } from '../../games/thargos/cards/card.ts';
import type { Appraiser } from '../../games/thargos/effects/definition.ts';
import type { Expr, Op, Target, Who } from '../../games/thargos/effects/effect.ts';
import { verbOf } from '../../games/thargos/effects/verbs/index.ts';
import type { FaceName, Instance, Position, View } from '../../games/thargos/types.ts';
import { type Exchanging, exchangeGain } from './exchange.ts';
import { cardPrice, future, knownCard } from './price.ts';
import { theirsAt } from './promise.ts';
import { WEIGHTS } from './weights.ts';

/** Estimates the value of effects for a player from their operations, without running them. */

/** The value of a constant amount on a card. Any other amount counts as 1. */
const numberOf = (expr: Expr | undefined): number => (typeof expr === 'number' ? expr : 1);

/** 1 if an operation affects this player, -1 if opponents, 0 if all players. */
const sideOf = (who: Who | undefined): -1 | 0 | 1 => {
  switch (who) {
    case undefined:
    case 'self':
    case 'owner':
    case 'activePlayer':
      return 1;
    case 'eachPlayer':
      return 0;
    default:
      return -1;
  }
};

/** A hero's printed attributes on one face. For dice, their mean. */
const printedOn = (table: Position, hero: Instance, face: FaceName): Attributes => {
  const { attrs } = faceOf(heroCard(table.config, faceIdOf(table, hero)), face);
  return 'roll' in attrs ? { power: 3, mind: 3, mysticism: 3 } : attrs;
};

/** The value of one attribute point of this color for the hero at this place. */
export const pointWorth = (table: Position, post: number, colour: Attribute): number => {
  const track = trackAt(table, post);
  const mission = track === null ? null : table.missions[track];
  const card = mission === null || mission === undefined ? undefined : knownCard(table, mission);
  const isHere = card?.type === 'mission' && card.attrs[colour] !== undefined;
  return isHere ? WEIGHTS.pointHere : WEIGHTS.pointElse;
};

export const modsWorth = (table: Position, post: number, mods: Mods | undefined): number =>
  mods
    ? ATTRIBUTES.reduce((sum, colour) => sum + (mods[colour] ?? 0) * pointWorth(table, post, colour), 0)
    : 0;

/** What a hero's attributes lose in value if the hero is wounded, which is what healing gains. */
export const woundWorth = (table: Position, hero: Instance): number => {
  const post = table.posts.findIndex(place => place.hero === hero);
  if (post < 0) return 0;
  const active = printedOn(table, hero, 'active');
  const wounded = printedOn(table, hero, 'wounded');
  return ATTRIBUTES.reduce(
    (sum, colour) => sum + (active[colour] - wounded[colour]) * pointWorth(table, post, colour),
    WEIGHTS.wound,
  );
};

const heroesOf = (table: Position, isOwn: boolean, seat: Seat): Instance[] =>
  table.players.flatMap((player, other) =>
    (other === seat) === isOwn && !player.isOut
      ? postsOf(other).flatMap(post => heroAt(table, post) ?? [])
      : [],
  );

/** The hero for whom turning over changes the value most. Undefined if there is no candidate. */
export const dearestToTurn = (
  view: View,
  seat: Seat,
  face: FaceName,
  isOwn: boolean,
): Instance | undefined => {
  const heroes = heroesOf(view, isOwn, seat).filter(hero => view.heroes[hero]!.face === face);
  return heroes.length === 0
    ? undefined
    : heroes.reduce((a, b) => (woundWorth(view, b) > woundWorth(view, a) ? b : a));
};

/** The largest change in value from turning over a hero with this face up. 0 if there is no candidate. */
const turning = (view: View, seat: Seat, face: FaceName, isOwn: boolean): number => {
  const hero = dearestToTurn(view, seat, face, isOwn);
  return hero === undefined ? 0 : Math.max(0, woundWorth(view, hero));
};

/** Whether a target selects the player's own heroes or cards. */
const isOwnTarget = (target: Target): boolean => {
  if (typeof target === 'string') return target !== 'opposingHero';
  return sideOf(target.of) > 0 && target.of !== undefined;
};

export const opsWorth = (view: View, seat: Seat, ops: readonly Op[] | undefined): number =>
  (ops ?? []).reduce((sum, op) => sum + opWorth(view, seat, op), 0);

/** The price of one card of these players. For several opponents, the highest. */
const priceFor = (view: View, seat: Seat, who: Who | undefined): number => {
  if (sideOf(who) > 0) return cardPrice(view, seat);
  const others = view.players.flatMap((player, other) => (other === seat || player.isOut ? [] : [other]));
  const prices = others.map(other => cardPrice(view, other));
  return prices.length === 0 ? 0 : Math.max(...prices);
};

/** The number of cards in the largest hand of these players, which limits a discard. */
const largestHand = (view: View, seat: Seat, who: Who | undefined): number => {
  if (sideOf(who) > 0) return handSize(view, seat);
  return Math.max(0, ...view.players.map((_, other) => (other === seat ? 0 : handSize(view, other))));
};

/**
 * The number of cards in the largest deck or discard pile of these players, which limits drawing, burning and
 * recovering.
 */
const largestPile = (view: View, seat: Seat, who: Who | undefined, pile: 'deck' | 'discard'): number =>
  Math.max(
    0,
    ...view.players.map((player, other) => {
      if (sideOf(who) !== 0 && (other === seat) !== sideOf(who) > 0) return 0;
      return pile === 'deck' ? player.deck : player.discard.length;
    }),
  );

const exchange = (op: Exchanging, view: View, seat: Seat): number =>
  Math.max(0, WEIGHTS.exchange * exchangeGain(view, seat, op));

/**
 * The highest value that an Advantage of an opponent has for its hero, which is the most that detaching one
 * can gain.
 */
const bestOpposingAdvantage = (view: View, seat: Seat): number => {
  const worths = view.posts.flatMap(({ advantages }, post) =>
    seatOf(post) === seat ? [] : advantages.map(card => besideWorth(view, post, card)),
  );
  return Math.max(0, ...worths) * future(view, seat);
};

/** The value of a card beside a hero for the owner of the hero. */
export const besideWorth = (table: Position, post: number, instance: Instance): number => {
  const card = knownCard(table, instance);
  if (card?.type !== 'advantage' && card?.type !== 'action') return 0;
  return 2 * modsWorth(table, post, card.mods) + 0.3 * (card.effects?.length ?? 0);
};

const closingTracks = (view: View, seat: Seat, count: number): number => {
  const theirs = view.missions.map((_, track) => theirsAt(view, seat, track)).sort((a, b) => b - a);
  return (theirs[0] ?? 0) - (theirs[count] ?? 0);
};

const opWorth = (view: View, seat: Seat, op: Op): number => {
  const { value } = verbOf(op);
  return typeof value === 'number' ? value : value(op, APPRAISER, view, seat);
};

const APPRAISER: Appraiser = {
  weights: WEIGHTS,
  numberOf,
  sideOf,
  isOwnTarget,
  opsWorth,
  priceFor,
  largestHand,
  largestPile,
  turning,
  exchange,
  bestOpposingAdvantage,
  closingTracks,
};

/** The player whose hero this is, or whose hero the card is beside. */
export const ownerAt = (table: Position, instance: Instance): Seat | undefined => {
  const post = table.posts.findIndex(
    ({ hero, advantages, actions }) =>
      hero === instance || advantages.includes(instance) || actions.includes(instance),
  );
  return post < 0 ? undefined : seatOf(post);
};
