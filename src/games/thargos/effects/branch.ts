import type { Run } from '../flow/run.ts';
import { next } from '../flow/run.ts';
import type { Context } from '../flow/tasks.ts';
import type { Op } from './effect.ts';

/** Queues the operations of a branch. */
export const runBranch = (run: Run, ops: readonly Op[], context: Context): void => {
  if (ops.length > 0) next(run, { do: 'ops', ops, context });
};
