import type { VerbDefinition } from '../definition.ts';
import type { Dice } from '../effect.ts';

interface Roll {
  readonly op: 'roll';
  readonly dice: Dice;
  readonly as: string;
}

export const roll: VerbDefinition<Roll> = {
  keys: { dice: 'needed', as: 'needed' },
  picture: undefined,
  isUseful: () => true,
  value: 0,
};
