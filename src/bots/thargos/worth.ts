import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../games/thargos/attributes.ts';
import { handSize } from '../../games/thargos/board/counting.ts';
import { faceOf, heroCard } from '../../games/thargos/board/library.ts';
import { faceIdOf, heroAt, trackAt } from '../../games/thargos/board/lookup.ts';
import { postsOf, seatOf } from '../../games/thargos/board/places.ts';
import type { Mods } from '../../games/thargos/cards/card.ts';
import type { Expr, Op, OpOf, Target, Verb, Who } from '../../games/thargos/effects/effect.ts';
import type { FaceName, Instance, Position, View } from '../../games/thargos/types.ts';
import { type Exchanging, exchangeGain } from './exchange.ts';
import { cardPrice, future, knownCard } from './price.ts';
import { theirsAt } from './promise.ts';
import { WEIGHTS } from './weights.ts';

/** What effects are worth to a player, roughly, without playing them through. */

/** A number on a card; what has to be counted is taken for one. */
const numberOf = (expr: Expr | undefined): number => (typeof expr === 'number' ? expr : 1);

/** One for the player himself, minus one for the others. */
const sideOf = (who: Who | undefined): number => {
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

/** The attributes a hero has on one face; what dice decide is taken as their mean. */
const printedOn = (table: Position, hero: Instance, face: FaceName): Attributes => {
  const { attrs } = faceOf(heroCard(table.config, faceIdOf(table, hero)), face);
  return 'roll' in attrs ? { power: 3, mind: 3, mysticism: 3 } : attrs;
};

/** How much a point on each colour helps the hero at this place. */
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

/** What a hero loses when he is wounded, and gains when he is healed. */
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

/** The hero whom it matters most to turn over, if there is one. */
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

/** The most that turning a hero over brings, if there is one to turn. */
const turning = (view: View, seat: Seat, face: FaceName, isOwn: boolean): number => {
  const hero = dearestToTurn(view, seat, face, isOwn);
  return hero === undefined ? 0 : Math.max(0, woundWorth(view, hero));
};

/** Whose heroes or cards a target means: the own ones, unless it says otherwise. */
const isOwnTarget = (target: Target): boolean => {
  if (typeof target === 'string') return target !== 'opposingHero';
  return sideOf(target.of) > 0 && target.of !== undefined;
};

const SKIPS = { draw: 0.8, advantage: 0.3, action: 1.2, turn: 1.6 } as const;

export const opsWorth = (view: View, seat: Seat, ops: readonly Op[] | undefined): number =>
  (ops ?? []).reduce((sum, op) => sum + opWorth(view, seat, op), 0);

/** The price of cards of those a word means. */
const priceFor = (view: View, seat: Seat, who: Who | undefined): number => {
  if (sideOf(who) > 0) return cardPrice(view, seat);
  const others = view.players.flatMap((player, other) => (other === seat || player.isOut ? [] : [other]));
  const prices = others.map(other => cardPrice(view, other));
  return prices.length === 0 ? 0 : Math.max(...prices);
};

/** No more can be discarded than somebody holds. */
const largestHand = (view: View, seat: Seat, who: Who | undefined): number => {
  if (sideOf(who) > 0) return handSize(view, seat);
  return Math.max(0, ...view.players.map((_, other) => (other === seat ? 0 : handSize(view, other))));
};

/** At most the cards of the largest of these piles can be drawn, burned or recovered. */
const largestPile = (view: View, seat: Seat, who: Who | undefined, pile: 'deck' | 'discard'): number =>
  Math.max(
    0,
    ...view.players.map((player, other) => {
      if (sideOf(who) !== 0 && (other === seat) !== sideOf(who) > 0) return 0;
      return pile === 'deck' ? player.deck : player.discard.length;
    }),
  );

type Worth<V extends Verb> = (op: OpOf<V>, view: View, seat: Seat) => number;

/** The same, whatever it says. */
const always =
  (worth: number): (() => number) =>
  () =>
    worth;

const points = (op: OpOf<'bonus' | 'modAttr'>): number => Math.abs(numberOf(op.amount)) * WEIGHTS.pointElse;

const wound: Worth<'wound'> = ({ target }, view, seat) =>
  isOwnTarget(target) ? -turning(view, seat, 'active', true) : turning(view, seat, 'active', false);

const heal: Worth<'heal'> = ({ target }, view, seat) =>
  isOwnTarget(target) || target === 'host'
    ? turning(view, seat, 'wounded', true)
    : -turning(view, seat, 'wounded', false);

const exchange = (op: Exchanging, view: View, seat: Seat): number =>
  Math.max(0, WEIGHTS.exchange * exchangeGain(view, seat, op));

/** An Advantage is worth to its bearer what it would be worth to attach it again. */
const detach: Worth<'detach'> = ({ target }, view, seat) => {
  if (isOwnTarget(target)) return -0.5;
  const worths = view.posts.flatMap(({ advantages }, post) =>
    seatOf(post) === seat ? [] : advantages.map(card => besideWorth(view, post, card)),
  );
  return Math.max(0, ...worths) * future(view, seat);
};

/** What a card at the side of a hero does for him. */
export const besideWorth = (table: Position, post: number, instance: Instance): number => {
  const card = knownCard(table, instance);
  if (card?.type !== 'advantage' && card?.type !== 'action') return 0;
  return 2 * modsWorth(table, post, card.mods) + 0.3 * (card.effects?.length ?? 0);
};

/** To close tracks keeps the others from the best that they promise them. */
const rule: Worth<'rule'> = ({ rule: name, target }, view, seat) => {
  if (name !== 'cannotBeAttempted' || typeof target !== 'object' || target.kind !== 'track') return 0.4;
  const theirs = view.missions.map((_, track) => theirsAt(view, seat, track)).sort((a, b) => b - a);
  return (theirs[0] ?? 0) - (theirs[numberOf(target.count)] ?? 0);
};

/** What each verb is worth; a missing one does not compile. */
const WORTHS: { readonly [V in Verb]: Worth<V> } = {
  modAttr: points,
  setAttr: always(0.3),
  rollAttr: always(0.3),
  bonus: points,
  modMission: always(0.3),
  modPam: always(0.3),
  // A card more in hand is a card less in the deck.
  draw: ({ who, amount }, view, seat) =>
    sideOf(who) * Math.min(largestPile(view, seat, who, 'deck'), numberOf(amount)) * WEIGHTS.inHand,
  // The hand is filled up again: what is lost in the end comes from the deck.
  discardHand: ({ who, amount }, view, seat) =>
    -sideOf(who) *
    Math.min(largestHand(view, seat, who), numberOf(amount)) *
    (priceFor(view, seat, who) + 0.1),
  burn: ({ who, amount }, view, seat) =>
    -sideOf(who) *
    Math.min(largestPile(view, seat, who, 'deck'), numberOf(amount)) *
    priceFor(view, seat, who),
  dig: ({ who }, view, seat) => (largestPile(view, seat, who, 'deck') > 0 ? 0.3 : 0),
  look: always(0.08),
  recover: ({ who, amount, to }, view, seat) =>
    sideOf(who) *
    Math.min(largestPile(view, seat, who, 'discard'), numberOf(amount)) *
    (to === 'hand' ? priceFor(view, seat, who) + 0.15 : priceFor(view, seat, who) * WEIGHTS.restocked),
  shuffle: always(0.3),
  moveCard: always(0),
  wound,
  heal,
  moveHero: exchange,
  swapHeroes: exchange,
  capture: always(2),
  detach,
  moveAdvantage: always(0),
  extraAdvantage: always(0.3),
  swapMissions: exchange,
  replaceMission: exchange,
  peekPam: always(0.1),
  reassignPam: always(0.3),
  addPam: always(0.6),
  discardPam: always(0),
  cancel: always(0.8),
  handLimit: always(0.4),
  extraAction: always(1),
  skip: ({ who, step }) => -sideOf(who) * SKIPS[step],
  gainVp: ({ who, amount }) => sideOf(who) * numberOf(amount),
  choose: ({ options }, view, seat) => Math.max(...options.map(option => opsWorth(view, seat, option.do))),
  if: (op, view, seat) => (opsWorth(view, seat, op.then) + opsWorth(view, seat, op.else)) / 2,
  roll: always(0),
  counter: always(0),
  rule,
  manual: always(0),
};

const opWorth = (view: View, seat: Seat, op: Op): number =>
  (WORTHS[op.op] as (op: Op, view: View, seat: Seat) => number)(op, view, seat);

/** Whose side a hero, a place or a card at a hero's side is on. */
export const ownerAt = (table: Position, instance: Instance): Seat | undefined => {
  const post = table.posts.findIndex(
    ({ hero, advantages, actions }) =>
      hero === instance || advantages.includes(instance) || actions.includes(instance),
  );
  return post < 0 ? undefined : seatOf(post);
};
