import { pendingAt } from '../../flow/pending.ts';
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
};
