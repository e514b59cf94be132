import { holds } from '../../board/evaluate.ts';
import { runBranch } from '../branch.ts';
import type { Handler } from '../handler.ts';

export const when: Handler<'if'> = (run, op, task) =>
  runBranch(run, holds(run.state, op.cond, task.context) ? op.then : (op.else ?? []), task.context);
