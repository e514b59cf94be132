import type { Seat } from '../../engine/game.ts';
import { onceDeclared } from '../../games/thargos/asking/declared.ts';
import { abilities, type UsableAbility } from '../../games/thargos/asking/legal.ts';
import { conflictAt } from '../../games/thargos/asking/preview.ts';
import { faceIdOf } from '../../games/thargos/board/lookup.ts';
import { abilityOf } from '../../games/thargos/board/triggered.ts';
import { attackRule } from '../../games/thargos/conflict.ts';
import type { Op } from '../../games/thargos/effects/effect.ts';
import type { Conflict, View } from '../../games/thargos/types.ts';
import { type Stand, standIn } from './odds.ts';
import { type Plan, planAttack } from './plan.ts';
import type { HeldModifier } from './price.ts';
import { attackStakes } from './stakes.ts';

/** Estimates the value of an attempt at a Mission. */

export const effectOf = (view: View, { card, effect }: UsableAbility) =>
  abilityOf(
    view,
    { index: effect, ...(view.heroes[card] ? { face: view.heroes[card].face } : {}) },
    faceIdOf(view, card),
  ).effect;

const isBonus = (op: Op): op is Extract<Op, { op: 'bonus' }> => op.op === 'bonus';

/** The conflict as it is after the attacker uses all abilities that give a bonus in it. */
const helped = (view: View, seat: Seat, conflict: Conflict, stand: Stand): Stand => {
  const usable = abilities({ ...view, conflict }, seat, 'withPam');
  if (usable.length === 0) return stand;
  const gaps = stand.gaps.slice();
  const colors: readonly string[] = stand.colours;
  for (const ability of usable)
    for (const { attr, amount } of effectOf(view, ability).do.filter(isBonus)) {
      const widest = gaps.indexOf(Math.max(...gaps));
      const at = attr === 'chosen' ? widest : colors.indexOf(attr);
      if (at >= 0 && typeof amount === 'number') gaps[at]! -= amount;
    }
  return { ...stand, gaps };
};

export const attackPlan = (view: View, conflict: Conflict, held: readonly HeldModifier[]): Plan => {
  const table = onceDeclared({ ...view, conflict });
  const stakes = attackStakes(table, conflict);
  const stand = helped(table, conflict.attacker, conflict, standIn(table, conflict, stakes));
  const behind = stand.colours.filter((_, i) => stand.gaps[i]! > 0);
  const config = conflict.defender === null ? { spread: 'off' as const } : view.config;
  const rule = attackRule(config, stand.colours, behind);
  return planAttack(stand, held, stakes, rule);
};

/** The value of an attempt at the Mission of this track if the player has only these cards in hand. */
export const attemptWorth = (
  view: View,
  seat: Seat,
  track: number,
  held: readonly HeldModifier[],
): number => {
  const conflict = conflictAt(view, seat, track);
  return conflict ? attackPlan(view, conflict, held).worth : -1;
};
