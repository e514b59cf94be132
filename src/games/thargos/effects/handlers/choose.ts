import { choice } from '../../flow/run.ts';
import { runBranch } from '../branch.ts';
import type { Handler } from '../handler.ts';
import { whoMeant } from '../target.ts';

export const choose: Handler<'choose'> = (run, op, task) => {
  const seats = whoMeant(run, op.who ?? 'self', task);
  if (!seats || seats.length === 0) return;
  const picked = choice(run, task, 'option', {
    seat: seats[0]!,
    kind: 'option',
    card: task.context.card,
    verb: 'choose',
    least: 1,
    most: 1,
    from: op.options.map((_, i) => i),
    labels: op.options.map(({ label }) => label),
  });
  if (picked && picked.length > 0) runBranch(run, op.options[picked[0]!]!.do, task.context);
};
