import { isOther } from '../../asking/changes.ts';
import { attributes } from '../../asking/possible-targets.ts';
import { missionAttrs } from '../../board/evaluate.ts';
import { ownPost } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr } from '../effect.ts';

export interface BonusOp {
  readonly op: 'bonus';
  readonly attr: AttrArg;
  readonly amount: Expr;
}

export const bonus: VerbDefinition<BonusOp> = {
  keys: { attr: 'needed', amount: 'needed' },
  picture: 'spears',
  // A bonus counts only for the colors of the Mission at stake.
  isUseful: (table, { attr, amount }, context) => {
    const { conflict } = table;
    if (!conflict || conflict.success !== null || conflict.isConceded) return false;
    if (ownPost(table, context.seat) === null || !isOther(table, amount, context)) return false;
    const attrs = missionAttrs(table, conflict.mission);
    return attributes(table, attr).some(color => attrs[color] !== undefined);
  },
  value: ({ amount }, bot) => Math.abs(bot.numberOf(amount)) * bot.weights.pointElse,
};
