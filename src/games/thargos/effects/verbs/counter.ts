import { isOther } from '../../asking/changes.ts';
import { emit } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { lossOf } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr } from '../effect.ts';
import { signedAmount } from '../target.ts';

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
  run: (run, op, task) =>
    emit(run, {
      type: 'used',
      card: task.context.source,
      key: op.name,
      amount: signedAmount(run, op.amount, task),
      per: 'game',
    }),
  english: (op, context) => {
    const loss = lossOf(op.amount);
    if (loss !== undefined) return en.order(`remove ${loss} from the counter “${op.name}”`);
    return en.order(`add ${en.expr(op.amount, context).text} to the counter “${op.name}”`);
  },
  french: (op, context) => {
    const loss = lossOf(op.amount);
    const name = `compteur «\u202f${op.name}\u202f»`;
    if (loss !== undefined) return fr.order('retirer', `${loss} du ${name}`);
    return fr.order('ajouter', `${fr.expr(op.amount, context).text} au ${name}`);
  },
  prompt: undefined,
};
