import { next } from '../../flow/run.ts';
import { isRival } from '../../modes.ts';
import type { Handler } from '../handler.ts';

/** Players apply the text by hand. The Rival's are skipped. */
export const manual: Handler<'manual'> = (run, op, task) => {
  if (isRival(run.state, task.context.seat)) return;
  next(run, { do: 'referee', context: task.context, prompt: op.prompt });
};
