import type { Seat } from '../../engine/game.ts';
import { abilities, type UsableAbility } from '../../games/thargos/asking/legal.ts';
import { ATTRIBUTES, type Attribute, isAttribute } from '../../games/thargos/attributes.ts';
import { missionAttrs } from '../../games/thargos/board/evaluate.ts';
import { ruleForAttack, ruleForDefense } from '../../games/thargos/board/pam-rules.ts';
import type { Op } from '../../games/thargos/effects/effect.ts';
import type { Command, Conflict, View } from '../../games/thargos/types.ts';
import { effectOf } from './attempt.ts';
import { DIE, standIn } from './odds.ts';
import { planAttack, planDefense } from './plan.ts';
import { cardPrice, heldBy, spreadOf } from './price.ts';
import { bestReassignment } from './reassign.ts';
import { attackStakes, heldToDefend } from './stakes.ts';
import { threatOf } from './threat.ts';
import { WEIGHTS } from './weights.ts';
import { opsWorth } from './worth.ts';

/**
 * Chooses abilities to use in a conflict. An ability is worth using if the best plan with it is better than
 * without.
 */

type Gains = Partial<Record<Attribute, number>>;

/** The value of the player's best cards if these gains were added to their visible totals. */
const planWorth = (view: View, seat: Seat, conflict: Conflict, gains: Gains): number => {
  const stakes = attackStakes(view, conflict);
  if (conflict.attacker === seat) {
    const stand = standIn(view, conflict, stakes);
    const gaps = stand.gaps.map((gap, i) => gap - (gains[stand.colours[i]!] ?? 0));
    return planAttack({ ...stand, gaps }, heldBy(view, seat), stakes, ruleForAttack(view)).worth;
  }
  const threat = threatOf(view, conflict);
  const gaps = threat.gaps.map((gap, i) => gap + (gains[threat.colours[i]!] ?? 0));
  const own = { success: -stakes.failure, failure: -stakes.success };
  return planDefense({ ...threat, gaps }, heldToDefend(view, seat, conflict), own, ruleForDefense(view))
    .worth;
};

/** HT-9.6: against dice, each point of a Mission is worth one die more. */
const diceFactor = ({ defender, node }: Conflict): number =>
  defender === null && node !== null ? 1 + DIE : 1;

/**
 * The gains that an operation can add to the player's visible totals, one entry for each choice of colors.
 * Undefined if it adds nothing.
 */
const waysOf = (view: View, seat: Seat, conflict: Conflict, op: Op): readonly Gains[] | undefined => {
  const attrs = missionAttrs(view, conflict.mission);
  const colours = ATTRIBUTES.filter(colour => attrs[colour] !== undefined);
  const on = (attr: unknown, amount: number): Gains[] => {
    const chosen = colours.filter(colour => attr === 'chosen' || attr === 'mission' || attr === colour);
    if (attr === 'all') return [Object.fromEntries(colours.map(colour => [colour, amount]))];
    return chosen.map(colour => ({ [colour]: amount }));
  };
  if (op.op === 'bonus' && typeof op.amount === 'number') return on(op.attr, op.amount);
  if (op.op === 'rule' && op.rule === 'ignoreMissionAttr' && op.attr)
    return on(op.attr, (isAttribute(op.attr) ? (attrs[op.attr] ?? 0) : 0) * diceFactor(conflict));
  if (op.op === 'addPam' && op.who === 'self' && typeof op.amount === 'number')
    return on(op.attr ?? 'chosen', op.amount * spreadOf(view, seat).mean);
  return undefined;
};

const deckCost = (view: View, seat: Seat, op: Op): number =>
  op.op === 'addPam' && typeof op.amount === 'number' ? op.amount * cardPrice(view, seat) : 0;

/**
 * How much this operation improves the best plan, on its best color or on the given one. Undefined if it
 * doesn't change the plan.
 */
export const helpWorth = (view: View, seat: Seat, op: Op, colour?: Attribute): number | undefined => {
  const { conflict } = view;
  const ways = conflict && waysOf(view, seat, conflict, op);
  if (!ways) return undefined;
  const meant = colour === undefined ? ways : ways.filter(way => way[colour] !== undefined);
  if (meant.length === 0) return 0;
  const before = planWorth(view, seat, conflict, {});
  const best = Math.max(...meant.map(way => planWorth(view, seat, conflict, way)));
  return best - before - deckCost(view, seat, op);
};

const isLateAbility = (view: View, seat: Seat, verb: Op['op']): boolean =>
  abilities(view, seat, 'beforeReveal').some(other => effectOf(view, other).do.some(({ op }) => op === verb));

/** Looking at modifiers helps only a player who can still move their own before the reveal. */
const opBenefit = (view: View, seat: Seat, op: Op): number => {
  if (op.op === 'peekPam') return isLateAbility(view, seat, 'reassignPam') ? opsWorth(view, seat, [op]) : 0;
  if (op.op === 'reassignPam') return bestReassignment(view, seat) - WEIGHTS.sure;
  const help = helpWorth(view, seat, op);
  return help === undefined ? opsWorth(view, seat, [op]) : help - WEIGHTS.use;
};

/** The best ability whose benefit exceeds its price. */
export const bestAbility = (
  view: View,
  seat: Seat,
  usable: readonly UsableAbility[],
): Command | undefined => {
  let best: Command | undefined;
  let most = 0;
  for (const ability of usable) {
    const { do: ops, cost } = effectOf(view, ability);
    const worth = ops.reduce((sum, op) => sum + opBenefit(view, seat, op), 0) + opsWorth(view, seat, cost);
    if (worth <= most) continue;
    most = worth;
    best = { type: 'useAbility', ...ability };
  }
  return best;
};
