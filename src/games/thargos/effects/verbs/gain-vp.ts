import { playersOf } from '../../asking/changes.ts';
import { evaluate } from '../../board/evaluate.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';

export interface GainVpOp {
  readonly op: 'gainVp';
  readonly who: Who;
  readonly amount: Expr;
}

export const gainVp: VerbDefinition<GainVpOp> = {
  keys: { who: 'needed', amount: 'needed' },
  picture: 'crown',
  isUseful: (table, { who, amount }, context) => {
    const change = evaluate(table, amount, context);
    return playersOf(table, who, context).some(({ vp }) => change > 0 || (change < 0 && vp > 0));
  },
  value: ({ who, amount }, bot) => bot.sideOf(who) * bot.numberOf(amount),
};
