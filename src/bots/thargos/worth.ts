import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../games/thargos/attributes.ts';
import { faceOf, heroCard } from '../../games/thargos/board/library.ts';
import { faceIdOf, heroAt, trackAt } from '../../games/thargos/board/lookup.ts';
import { postsOf, seatOf } from '../../games/thargos/board/places.ts';
import type { Mods } from '../../games/thargos/cards/card.ts';
import type { Expr, Op, Target, Verb, Who } from '../../games/thargos/effects/effect.ts';
import type { FaceName, Instance, Table, View } from '../../games/thargos/types.ts';
import { cardPrice, knownCard } from './price.ts';
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
const printedOn = (table: Table, hero: Instance, face: FaceName): Attributes => {
  const { attrs } = faceOf(heroCard(table.config, faceIdOf(table, hero)), face);
  return 'roll' in attrs ? { power: 3, mind: 3, mysticism: 3 } : attrs;
};

/** How much a point on each colour helps the hero at this place. */
export const pointWorth = (table: Table, post: number, colour: Attribute): number => {
  const track = trackAt(table, post);
  const mission = track === null ? null : table.missions[track];
  const card = mission === null || mission === undefined ? undefined : knownCard(table, mission);
  const isHere = card?.type === 'mission' && card.attrs[colour] !== undefined;
  return isHere ? WEIGHTS.pointHere : WEIGHTS.pointElse;
};

export const modsWorth = (table: Table, post: number, mods: Mods | undefined): number =>
  mods
    ? ATTRIBUTES.reduce((sum, colour) => sum + (mods[colour] ?? 0) * pointWorth(table, post, colour), 0)
    : 0;

/** What a hero loses when he is wounded, and gains when he is healed. */
export const woundWorth = (table: Table, hero: Instance): number => {
  const post = table.posts.findIndex(place => place.hero === hero);
  if (post < 0) return 0;
  const active = printedOn(table, hero, 'active');
  const wounded = printedOn(table, hero, 'wounded');
  return ATTRIBUTES.reduce(
    (sum, colour) => sum + (active[colour] - wounded[colour]) * pointWorth(table, post, colour),
    WEIGHTS.wound,
  );
};

const heroesOf = (table: Table, isOwn: boolean, seat: Seat): Instance[] =>
  table.players.flatMap((player, other) =>
    (other === seat) === isOwn && !player.isOut
      ? postsOf(other).flatMap(post => heroAt(table, post) ?? [])
      : [],
  );

/** The most that turning a hero over brings, if there is one to turn. */
const turning = (view: View, seat: Seat, face: FaceName, isOwn: boolean): number =>
  Math.max(
    0,
    ...heroesOf(view, isOwn, seat)
      .filter(hero => view.heroes[hero].face === face)
      .map(hero => woundWorth(view, hero)),
  );

/** Whose heroes or cards a target means: the own ones, unless it says otherwise. */
const isOwnTarget = (target: Target): boolean => {
  if (typeof target === 'string') return target !== 'opposingHero';
  return sideOf(target.of) > 0 && target.of !== undefined;
};

/** Verbs whose worth is a number for each of something. */
const EACH: { readonly [V in Verb]?: number } = {
  look: 0.08,
  peekPam: 0.1,
  extraAction: 1,
  extraAdvantage: 0.3,
  shuffle: 0.3,
  reassignPam: 0.3,
  addPam: 0.6,
  cancel: 0.8,
  rule: 0.4,
  handLimit: 0.4,
  swapHeroes: 0.05,
  moveHero: 0.05,
  swapMissions: 0.05,
  replaceMission: 0.05,
  capture: 2,
  dig: 0.3,
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

const opWorth = (view: View, seat: Seat, op: Op): number => {
  switch (op.op) {
    case 'burn':
      return -sideOf(op.who) * numberOf(op.amount) * priceFor(view, seat, op.who);
    case 'discardHand':
      return -sideOf(op.who) * Math.min(6, numberOf(op.amount)) * (priceFor(view, seat, op.who) + 0.1);
    case 'draw':
      // A card more in hand is a card less in the deck.
      return sideOf(op.who) * numberOf(op.amount) * 0.25;
    case 'recover':
      return sideOf(op.who) * numberOf(op.amount) * (priceFor(view, seat, op.who) + 0.1);
    case 'wound':
      return isOwnTarget(op.target)
        ? -turning(view, seat, 'active', true)
        : turning(view, seat, 'active', false);
    case 'heal':
      return isOwnTarget(op.target) || op.target === 'host'
        ? turning(view, seat, 'wounded', true)
        : -turning(view, seat, 'wounded', false);
    case 'bonus':
    case 'modAttr':
      return Math.abs(numberOf(op.amount)) * WEIGHTS.pointElse;
    case 'modPam':
    case 'modMission':
      return 0.3;
    case 'setAttr':
    case 'rollAttr':
      return 0.3;
    case 'detach':
      return isOwnTarget(op.target) ? -0.5 : 0.6;
    case 'skip':
      return -sideOf(op.who) * SKIPS[op.step];
    case 'gainVp':
      return sideOf(op.who) * numberOf(op.amount);
    case 'choose':
      return Math.max(...op.options.map(option => opsWorth(view, seat, option.do)));
    case 'if':
      return (opsWorth(view, seat, op.then) + opsWorth(view, seat, op.else)) / 2;
    default:
      return EACH[op.op] ?? 0;
  }
};

/** Whose side a hero, a place or a card at a hero's side is on. */
export const ownerAt = (table: Table, instance: Instance): Seat | undefined => {
  const post = table.posts.findIndex(
    ({ hero, advantages, actions }) =>
      hero === instance || advantages.includes(instance) || actions.includes(instance),
  );
  return post < 0 ? undefined : seatOf(post);
};
