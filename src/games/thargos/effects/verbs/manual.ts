import { isRival } from '../../modes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { PackText } from '../effect.ts';

interface Manual {
  readonly op: 'manual';
  readonly prompt: PackText;
}

export const manual: VerbDefinition<Manual> = {
  keys: { prompt: 'needed' },
  picture: 'quill',
  isUseful: (table, _, { seat }) => !isRival(table, seat),
  value: 0,
};
