import { pendingAt } from '../../flow/pending.ts';
import { emit } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';

/** Stops the card that is being played, or the wound that is about to happen. */
export const cancel: Handler<'cancel'> = (run, op, task) => {
  const { bound } = task.context;
  if (op.target !== 'bound' && op.target !== 'playedCard') return;
  const at = pendingAt(run.agenda, bound);
  if (at < 0) return;
  run.agenda.splice(at, 1);
  emit(run, { type: 'cancelled', card: bound === null ? null : run.state.faces[bound]! });
};
