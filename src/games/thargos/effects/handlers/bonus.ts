import type { Handler } from '../handler.ts';
import { coloursMeant, isInConflict, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export const bonus: Handler<'bonus'> = (run, op, task) => {
  if (!isInConflict(run, task)) return;
  const colours = coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.amount, task);
  const { source, post } = task.context;
  const isTrack = post !== null && run.state.posts[post]!.actions.includes(source);
  for (const attr of colours)
    begin(run, task, { type: 'bonus', attr, amount, ...(isTrack ? { isTrack } : {}) }, 'conflict');
};
