import { emit, pickRandomSome } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { sideOf } from '../pam.ts';
import { amountOf, whoMeant } from '../target.ts';

export const peekPam: Handler<'peekPam'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const { seat: viewer } = task.context;
  const amount = amountOf(run, op.amount, task);
  for (const seat of seats) {
    const side = sideOf(run, seat);
    if (side === undefined || seat === viewer) continue;
    const known = run.state.secret.looked[viewer]!;
    const hidden = run.state.secret[side].flat().filter(card => !known.some(look => look.card === card));
    const cards = pickRandomSome(run, hidden, amount);
    if (cards.length > 0)
      emit(run, {
        type: 'looked',
        seat: viewer,
        owner: seat,
        zone: side,
        count: cards.length,
        secret: { cards },
      });
  }
};
