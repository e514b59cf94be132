import { emit } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';
import { whoMeant } from '../target.ts';

export const skip: Handler<'skip'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  for (const seat of seats) emit(run, { type: 'skipped', seat, step: op.step, isSpent: false });
};
