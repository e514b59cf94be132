import { finds } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target, Zone } from '../effect.ts';

export interface MoveCardOp {
  readonly op: 'moveCard';
  readonly target: Target;
  readonly to: Zone;
}

export const moveCard: VerbDefinition<MoveCardOp> = {
  keys: { target: 'needed', to: 'zone' },
  picture: 'swap',
  isUseful: (table, { target }, context) => finds(table, target, context),
  value: 0,
};
