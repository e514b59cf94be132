import { emit } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { signedAmount, whoMeant } from '../target.ts';

export const gainVp: Handler<'gainVp'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const vp = signedAmount(run, op.amount, task);
  for (const seat of seats) emit(run, { type: 'gained', seat, vp });
};
