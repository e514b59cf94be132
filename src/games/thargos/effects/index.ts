import { isWorthOffering } from '../asking/avail.ts';
import { next, type Run } from '../flow/run.ts';
import type { Context, Task } from '../flow/tasks.ts';
import type { Op } from './effect.ts';
import type { OpTask } from './handler.ts';
import { HANDLERS } from './handlers/index.ts';

/** HT-7.9: the rest of this effect means the same opponent, also after a branch. */
const keepOpponent = ({ agenda, opponent }: Run, depth: number, { seat, source }: Context): void => {
  const isLeft = (task: Task | undefined): task is OpTask =>
    task?.do === 'ops' && task.context.source === source && task.context.seat === seat;
  let first = depth;
  while (isLeft(agenda[first - 1])) first -= 1;
  for (let at = first; at < agenda.length; at++) {
    const task = agenda[at];
    if (isLeft(task)) agenda[at] = { ...task, context: { ...task.context, opponent: opponent! } };
  }
};

/** Runs the first operation. The others stay in the agenda below the tasks that it adds. */
export const runOps = (run: Run, task: OpTask): void => {
  const depth = run.agenda.length;
  const { opens } = run;
  const [op] = task.ops;
  if (task.ops.length > 1) next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
  run.opponent = undefined;
  (HANDLERS[op!.op] as (run: Run, op: Op, task: OpTask) => void)(run, op!, task);
  if (!run.question) return run.opponent === undefined ? undefined : keepOpponent(run, depth, task.context);
  // A player is asked: the task runs again with the answer.
  while (run.agenda.length > depth) run.agenda.pop();
  if (task.answers || isWorthOffering(run.state, { do: [op!] }, task.context, run.agenda))
    return next(run, task);
  // HT-A-55: no answer would change anything, so the operation is skipped.
  run.question = null;
  run.from = [];
  run.opens = opens;
  if (task.ops.length > 1) next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
};
