import { isOther } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Until } from '../effect.ts';

export interface ExtraAdvantageOp {
  readonly op: 'extraAdvantage';
  readonly amount: Expr;
  readonly until?: Until;
}

export const extraAdvantage: VerbDefinition<ExtraAdvantageOp> = {
  keys: { amount: 'needed or 1', until: 'optional' },
  picture: 'cart',
  isUseful: (table, { amount, until = 'endOfTurn' }, context) =>
    isOther(table, amount, context) && (until !== 'endOfTurn' || table.turn.seat === context.seat),
  value: 0.3,
};
