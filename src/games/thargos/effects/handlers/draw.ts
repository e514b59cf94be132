import { drawCards } from '../../flow/deck.ts';
import type { Handler } from '../handler.ts';
import { amountOf, whoMeant } from '../target.ts';

export const draw: Handler<'draw'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const amount = amountOf(run, op.amount, task);
  for (const seat of seats) drawCards(run, seat, amount);
};
