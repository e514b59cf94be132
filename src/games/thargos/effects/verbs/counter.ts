import { isOther } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr } from '../effect.ts';

export interface CounterOp {
  readonly op: 'counter';
  readonly name: string;
  readonly amount: Expr;
}

export const counter: VerbDefinition<CounterOp> = {
  keys: { name: 'needed', amount: 'needed' },
  picture: undefined,
  isUseful: (table, { amount }, context) => isOther(table, amount, context),
  value: 0,
};
