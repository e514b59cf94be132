import { dig as digFor } from '../../flow/deck.ts';
import { countPoints, placeOf } from '../cards.ts';
import type { Handler } from '../handler.ts';
import { whoMeant } from '../target.ts';

export const dig: Handler<'dig'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  for (const seat of seats) {
    const found = digFor(run, seat, op.where, placeOf(op.to, seat));
    if (found !== undefined && op.to === 'score') countPoints(run, found, seat, 1);
  }
};
