import type { Attribute } from '../../../../games/thargos/attributes.ts';
import type { Counts, PamRule } from '../../../../games/thargos/conflict.ts';
import type { Placed } from '../../../../games/thargos/types.ts';

/** Cards on their way to a colour: what lies where, and whether one more may. */

export const countsOf = (laid: readonly Placed[]): Counts => {
  const counts = { power: 0, mind: 0, mysticism: 0 };
  for (const { colour } of laid) counts[colour] += 1;
  return counts;
};

export const mayLay = (rule: PamRule, laid: readonly Placed[], colour: Attribute): boolean =>
  rule.colours.includes(colour) && !(rule.most && countsOf(laid)[colour] >= rule.most[colour]);
