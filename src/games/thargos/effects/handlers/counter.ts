import { emit } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { signedAmount } from '../target.ts';

export const counter: Handler<'counter'> = (run, op, task) =>
  emit(run, {
    type: 'used',
    card: task.context.source,
    key: op.name,
    amount: signedAmount(run, op.amount, task),
    per: 'game',
  });
