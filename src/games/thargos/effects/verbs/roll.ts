import type { VerbDefinition } from '../definition.ts';
import type { Dice } from '../effect.ts';

export interface RollOp {
  readonly op: 'roll';
  readonly dice: Dice;
  readonly as: string;
}

export const roll: VerbDefinition<RollOp> = {
  keys: { dice: 'needed', as: 'needed' },
  picture: undefined,
  isUseful: () => true,
  value: 0,
};
