import { heroes } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface CaptureOp {
  readonly op: 'capture';
  readonly target: Target;
}

export const capture: VerbDefinition<CaptureOp> = {
  keys: { target: 'needed' },
  picture: 'chain',
  isUseful: (table, { target }, context) =>
    heroes(table, target, context).some(hero => table.heroes[hero]!.owner !== context.seat),
  value: 2,
};
