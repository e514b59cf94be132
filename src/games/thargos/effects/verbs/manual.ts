import { isRival } from '../../modes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { PackText } from '../effect.ts';

export interface ManualOp {
  readonly op: 'manual';
  readonly prompt: PackText;
}

export const manual: VerbDefinition<ManualOp> = {
  keys: { prompt: 'needed' },
  picture: 'quill',
  isUseful: (table, _, { seat }) => !isRival(table, seat),
  value: 0,
};
