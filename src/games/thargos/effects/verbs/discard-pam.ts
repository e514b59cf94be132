import { finds } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface DiscardPamOp {
  readonly op: 'discardPam';
  readonly target: Target;
}

export const discardPam: VerbDefinition<DiscardPamOp> = {
  keys: { target: 'needed' },
  picture: 'sickle',
  isUseful: (table, { target }, context) => table.conflict?.success === null && finds(table, target, context),
  value: 0,
};
