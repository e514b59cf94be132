import { anyOf, missions } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface SwapMissionsOp {
  readonly op: 'swapMissions';
  readonly target: Target;
  readonly to: Target;
}

export const swapMissions: VerbDefinition<SwapMissionsOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'swap',
  isUseful: (table, { target, to }, context) => {
    const seconds = missions(table, anyOf(to), context);
    return !table.story && missions(table, target, context).some(a => seconds.some(b => a !== b));
  },
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
};
