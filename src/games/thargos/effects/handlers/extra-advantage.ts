import type { Handler } from '../handler.ts';
import { signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export const extraAdvantage: Handler<'extraAdvantage'> = (run, op, task) =>
  begin(
    run,
    task,
    { type: 'extraAdvantage', amount: signedAmount(run, op.amount, task) },
    op.until ?? 'endOfTurn',
  );
