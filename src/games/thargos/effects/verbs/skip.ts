import { playersMeant } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { StepName, Who } from '../effect.ts';

export interface SkipOp {
  readonly op: 'skip';
  readonly who: Who;
  readonly step: StepName;
}

const STEP_VALUES = { draw: 0.8, advantage: 0.3, action: 1.2, turn: 1.6 } as const;

export const skip: VerbDefinition<SkipOp> = {
  keys: { who: 'needed', step: 'needed' },
  picture: 'hourglass',
  isUseful: (table, { who }, context) => playersMeant(table, who, context).length > 0,
  value: ({ who, step }, bot) => -bot.sideOf(who) * STEP_VALUES[step],
};
