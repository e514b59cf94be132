import { tell } from '../flow/run.ts';
import { isRival } from '../modes.ts';
import type { Handler } from './handler.ts';
import { amountOf, signedAmount, whoMeant } from './target.ts';
import { begin } from './values.ts';

/** Verbs about a player's hand, steps and points. */

export const handLimit: Handler<'handLimit'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const change =
    'value' in op ? { value: amountOf(run, op.value, task) } : { amount: signedAmount(run, op.amount, task) };
  for (const who of seats)
    if (!isRival(run.state, who))
      begin(run, task, { type: 'handLimit', who, ...change }, op.until ?? 'permanent');
};

export const extraAction: Handler<'extraAction'> = (run, op, task) => {
  const amount = op.amount === undefined ? 1 : amountOf(run, op.amount, task);
  // The turn it belongs to is the owner's own.
  if (run.state.turn.seat !== task.context.seat) return;
  const isAttempt = op.name === 'attempt';
  tell(run, { type: 'granted', actions: isAttempt ? 0 : amount, attempts: isAttempt ? amount : 0 });
};

export const skip: Handler<'skip'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  for (const seat of seats) tell(run, { type: 'skipped', seat, step: op.step, isSpent: false });
};

export const gainVp: Handler<'gainVp'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const vp = signedAmount(run, op.amount, task);
  for (const seat of seats) tell(run, { type: 'gained', seat, vp });
};
