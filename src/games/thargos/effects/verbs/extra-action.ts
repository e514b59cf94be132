import { isMore } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr } from '../effect.ts';

/** `name: "attempt"`: only for an attempt at a Mission. */
export interface ExtraActionOp {
  readonly op: 'extraAction';
  readonly amount?: Expr;
  readonly name?: string;
}

export const extraAction: VerbDefinition<ExtraActionOp> = {
  keys: { amount: 'optional', name: 'optional' },
  picture: 'bolt',
  isUseful: (table, { amount = 1 }, context) =>
    table.turn.seat === context.seat && isMore(table, amount, context),
  value: 1,
};
