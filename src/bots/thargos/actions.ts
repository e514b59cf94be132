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

/** The value of Action cards: their immediate effects, what they leave on a track, and the attempts they grant. */

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

/** The total of the operations that draw, or that grant an action. */
const amountOf = (ops: readonly Op[], verb: 'draw' | 'extraAction'): number =>
  ops.reduce((sum, op) => {
    if (op.op !== verb) return sum;
    return sum + (typeof op.amount === 'number' ? op.amount : 1);
  }, 0);

/** The effects of playing the card, then the attempts, on the table after these effects. */
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

/** The best attempt, and a smaller share of the next ones, because the hand is smaller by then. */
const attemptsWorth = (view: View, seat: Seat, count: number, held: readonly HeldModifier[]): number =>
  attemptable(view, seat)
    .map(track => attemptWorth(view, seat, track, held))
    .sort((a, b) => b - a)
    .slice(0, count)
    .reduce((sum, worth, i) => sum + Math.max(0, worth) * WEIGHTS.again ** i, 0);

/**
 * The share that is useful in conflicts at this track: a color that its Mission doesn't require waits for another
 * Mission.
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

/** Strength saved on a track: each point saves as much of a card, use by use. */
const storeWorth = (view: View, seat: Seat, { effects }: ActionCard, hero: Instance): number => {
  const post = view.posts.findIndex(place => place.hero === hero);
  const strength = effects.reduce((sum, effect) => {
    const uses = Math.min(WEIGHTS.storedUses, effect.limit?.uses ?? 1);
    const points = effect.do.reduce((all, op) => all + pointsOf(view, seat, post, op), 0);
    return sum + points * uses * (isOneSided(effect) ? 0.6 : 1);
  }, 0);
  // If the track already has something, the next one is used later.
  const crowd = 1 / (1 + (view.posts[post]?.actions.length ?? 0));
  return strength * WEIGHTS.stored * crowd * future(view, seat);
};

const pointsOf = (view: View, seat: Seat, post: number, op: Op): number => {
  if (op.op === 'bonus' || op.op === 'modAttr') {
    const amount = typeof op.amount === 'number' ? Math.abs(op.amount) : 1;
    return amount * fitOf(view, post, op.attr);
  }
  if (op.op !== 'addPam') return 0;
  // These cards come from the deck, so the cost is the price of the remaining deck.
  const amount = typeof op.amount === 'number' ? op.amount : 1;
  return amount * Math.max(0, 2 - cardPrice(view, seat));
};
