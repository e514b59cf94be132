import { emit } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { amountOf } from '../target.ts';

export const extraAction: Handler<'extraAction'> = (run, op, task) => {
  const amount = op.amount === undefined ? 1 : amountOf(run, op.amount, task);
  // Extra actions exist only in the owner's own turn.
  if (run.state.turn.seat !== task.context.seat) return;
  const isAttempt = op.name === 'attempt';
  emit(run, { type: 'granted', actions: isAttempt ? 0 : amount, attempts: isAttempt ? amount : 0 });
};
