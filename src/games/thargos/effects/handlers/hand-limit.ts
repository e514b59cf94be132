import { isRival } from '../../modes.ts';
import type { Handler } from '../handler.ts';
import { amountOf, signedAmount, whoMeant } from '../target.ts';
import { begin } from '../values.ts';

export const handLimit: Handler<'handLimit'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const change =
    'value' in op ? { value: amountOf(run, op.value, task) } : { amount: signedAmount(run, op.amount, task) };
  for (const who of seats)
    if (!isRival(run.state, who))
      begin(run, task, { type: 'handLimit', who, ...change }, op.until ?? 'permanent');
};
