import { modifiersOf } from '../../asking/changes.ts';
import { attributes, finds } from '../../asking/possible-targets.ts';
import { totalCards } from '../../conflict.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Target } from '../effect.ts';

export interface ReassignPamOp {
  readonly op: 'reassignPam';
  readonly target: Target;
  readonly attr: AttrArg;
}

export const reassignPam: VerbDefinition<ReassignPamOp> = {
  keys: { target: 'needed', attr: 'needed' },
  picture: 'swap',
  isUseful: (table, { target, attr }, context) => {
    const own = modifiersOf(table, context.seat);
    if (!own || !finds(table, target, context)) return false;
    return attributes(table, attr).some(color => totalCards(own) > own[color]);
  },
  value: 0.3,
};
