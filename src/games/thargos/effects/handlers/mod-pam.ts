import type { Handler } from '../handler.ts';
import { signedAmount, whoMeant } from '../target.ts';
import { begin } from '../values.ts';

export const modPam: Handler<'modPam'> = (run, op, task) => {
  const seats = whoMeant(run, op.who ?? 'self', task);
  if (!seats) return;
  const amount = signedAmount(run, op.amount, task);
  const where = op.where ? { where: op.where } : {};
  for (const who of seats) begin(run, task, { type: 'modPam', who, amount, ...where }, op.until);
};
