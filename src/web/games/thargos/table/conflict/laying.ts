import { type Attribute, countsOf, type PamRule, type Placed } from '../../../../../games/thargos/ui.ts';

/** Whether one more card may be placed on a color. */

export const mayLay = (rule: PamRule, laid: readonly Placed[], colour: Attribute): boolean =>
  rule.colours.includes(colour) &&
  !(rule.most && countsOf(laid)[colour] + (rule.lying?.[colour] ?? 0) >= rule.most[colour]);
