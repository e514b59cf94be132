import { pendingAt } from '../../flow/pending.ts';
import { emit } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface CancelOp {
  readonly op: 'cancel';
  readonly target: Target;
}

export const cancel: VerbDefinition<CancelOp> = {
  keys: { target: 'needed' },
  picture: 'bell',
  isUseful: (_, { target }, { bound }, agenda) =>
    (target === 'bound' || target === 'playedCard') && pendingAt(agenda, bound) >= 0,
  value: 0.8,
  // Removes the pending task of the Action that is being played, or of the wound that is about to happen.
  run: (run, op, task) => {
    const { bound } = task.context;
    if (op.target !== 'bound' && op.target !== 'playedCard') return;
    const at = pendingAt(run.agenda, bound);
    if (at < 0) return;
    run.agenda.splice(at, 1);
    emit(run, { type: 'cancelled', card: bound === null ? null : run.state.faces[bound]! });
  },
  english: (op, context) => {
    const verb = op.target === 'bound' && context.on === 'wouldBeWounded' ? 'prevent' : 'cancel';
    return en.order(verb, en.stopped(op.target, context));
  },
  french: (op, context) => {
    const verb = op.target === 'bound' && context.on === 'wouldBeWounded' ? 'empêcher' : 'annuler';
    return fr.order(verb, fr.stopped(op.target, context));
  },
  prompt: undefined,
};
