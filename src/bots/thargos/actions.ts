import type { Seat } from '../../engine/game.ts';
import { attemptable } from '../../games/thargos/asking/legal.ts';
import type { Options } from '../../games/thargos/asking/options.ts';
import { trackAt } from '../../games/thargos/board/lookup.ts';
import type { ActionCard } from '../../games/thargos/cards/card.ts';
import type { AttrArg, Effect, Op } from '../../games/thargos/effects/effect.ts';
import type { Instance, View } from '../../games/thargos/types.ts';
import type { Idea } from './act.ts';
import { attemptWorth } from './attempt.ts';
import { predictedView } from './predict.ts';
import { cardPrice, future, type HeldModifier, knownCard, withDrawn } from './price.ts';
import { WEIGHTS } from './weights.ts';
import { opsWorth } from './worth.ts';

/**
 * Estimates the value of playing Action cards: immediate effects, later uses on a track, and the attempts
 * that they grant.
 */

type Act = Extract<Options, { type: 'act' }>;

export const actionIdeas = (
  view: View,
  seat: Seat,
  { actions }: Act,
  held: readonly HeldModifier[],
): Idea[] =>
  actions.flatMap(({ card, heroes }): Idea[] => {
    const found = knownCard(view, card);
    if (found?.type !== 'action') return [];
    const price = cardPrice(view, seat) * (WEIGHTS.cardFloor + WEIGHTS.cardPoint * found.pam);
    const left = held.filter(other => other.card !== card);
    const once = atOnce(view, seat, found, left) - price;
    if (!heroes) return [{ command: { type: 'playAction', card }, worth: once }];
    return heroes.map(hero => ({
      command: { type: 'playAction', card, hero },
      worth: once + storeWorth(view, seat, found, hero),
    }));
  });

/** The number of cards that these operations draw, or of actions that they grant. */
const amountOf = (ops: readonly Op[], verb: 'draw' | 'extraAction'): number =>
  ops.reduce((sum, op) => {
    if (op.op !== verb) return sum;
    return sum + (typeof op.amount === 'number' ? op.amount : 1);
  }, 0);

/**
 * The value of an Action's immediate effects and of the attempts it grants, which are made in the position
 * after these effects.
 */
const atOnce = (view: View, seat: Seat, { effects }: ActionCard, held: readonly HeldModifier[]): number => {
  const played = effects.filter(({ on }) => on === 'play');
  const ops = played.flatMap(effect => [...(effect.cost ?? []), ...effect.do]);
  const rest = ops.filter(op => op.op !== 'extraAction');
  const grants = amountOf(ops, 'extraAction');
  if (grants === 0) return opsWorth(view, seat, rest);
  const hand = withDrawn(view, seat, held, amountOf(ops, 'draw'));
  const attempts = attemptsWorth(predictedView(view, seat, ops), seat, grants, hand);
  return opsWorth(view, seat, rest) + WEIGHTS.tempo * attempts;
};

/** The sum of the best `count` attempts. Later ones count less, because the hand is smaller by then. */
const attemptsWorth = (view: View, seat: Seat, count: number, held: readonly HeldModifier[]): number =>
  attemptable(view, seat)
    .map(track => attemptWorth(view, seat, track, held))
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, worth, i) => sum + Math.max(0, worth) * WEIGHTS.again ** i, 0);

/**
 * How useful a bonus on this color is on the track: fully if the track's Mission has the color, half if only
 * later Missions may have it.
 */
const fitOf = (view: View, post: number, attr: AttrArg): number => {
  if (attr === 'chosen' || attr === 'mission' || attr === 'all') return 1;
  const track = trackAt(view, post);
  const mission = track === null ? null : view.missions[track];
  const card = mission === null || mission === undefined ? undefined : knownCard(view, mission);
  return card?.type === 'mission' && card.attrs[attr] !== undefined ? 1 : 0.5;
};

const isOneSided = ({ side, if: condition }: Effect): boolean =>
  side === 'opponent' || (condition !== undefined && 'is' in condition);

/** The value of an Action that stays on a track: its points in each use. */
const storeWorth = (view: View, seat: Seat, { effects }: ActionCard, hero: Instance): number => {
  const post = view.posts.findIndex(place => place.hero === hero);
  const strength = effects.reduce((sum, effect) => {
    const uses = Math.min(WEIGHTS.storedUses, effect.limit?.uses ?? 1);
    const points = effect.do.reduce((all, op) => all + pointsOf(view, seat, post, op), 0);
    return sum + points * uses * (isOneSided(effect) ? 0.6 : 1);
  }, 0);
  // Cards that are already on the track are used first, so this one is worth less.
  const crowd = 1 / (1 + (view.posts[post]?.actions.length ?? 0));
  return strength * WEIGHTS.stored * crowd * future(view, seat);
};

const pointsOf = (view: View, seat: Seat, post: number, op: Op): number => {
  if (op.op === 'bonus' || op.op === 'modAttr') {
    const amount = typeof op.amount === 'number' ? Math.abs(op.amount) : 1;
    return amount * fitOf(view, post, op.attr);
  }
  if (op.op !== 'addPam') return 0;
  // Cards that `addPam` places usually come from the deck. Each adds about 2 points, less the price of a
  // card.
  const amount = typeof op.amount === 'number' ? op.amount : 1;
  return amount * Math.max(0, 2 - cardPrice(view, seat));
};
