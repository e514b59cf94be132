import type { Handler } from '../handler.ts';
import { coloursMeant, heroesMeant, signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export const modAttr: Handler<'modAttr'> = (run, op, task) => {
  const heroes = heroesMeant(run, op.target, task);
  const colours = heroes && coloursMeant(run, op.attr, task);
  if (!colours) return;
  const amount = signedAmount(run, op.amount, task);
  for (const hero of heroes)
    for (const attr of colours) begin(run, task, { type: 'modAttr', hero, attr, amount }, op.until);
};
