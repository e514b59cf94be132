import { next } from '../../flow/run.ts';
import { isRival } from '../../modes.ts';
import { packText } from '../../words/grammar.ts';
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
  // Players apply the text by hand. For a card of the Rival, it is skipped.
  run: (run, op, task) => {
    if (isRival(run.state, task.context.seat)) return;
    next(run, { do: 'referee', context: task.context, prompt: op.prompt });
  },
  english: op => {
    const prompt = packText(op.prompt, 'en').trim();
    return {
      say: prompt === '' ? 'apply the printed text by hand' : `apply by hand: “${prompt}”`,
      alone: 'sentence',
    };
  },
  french: op => {
    const prompt = packText(op.prompt, 'fr').trim();
    const say =
      prompt === ''
        ? 'appliquez à la main le texte imprimé'
        : `à appliquer à la main\u202f: «\u202f${prompt}\u202f»`;
    return { say, alone: 'sentence' };
  },
  prompt: undefined,
};
