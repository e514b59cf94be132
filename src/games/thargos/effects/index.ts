import { isWorthOffering } from '../asking/avail.ts';
import { next, type Run } from '../flow/run.ts';
import type { Context, Task } from '../flow/tasks.ts';
import type { OpTask } from './definition.ts';
import { verbOf } from './verbs/index.ts';

/**
 * HT-7.9: stores the chosen opponent in the pending operations of this effect, so that they apply to the same
 * one.
 */
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

/** Runs the first operation of a task. The others stay on the agenda, below the tasks that it queues. */
export const runOps = (run: Run, task: OpTask): void => {
  const depth = run.agenda.length;
  const { opens } = run;
  const [op] = task.ops;
  if (task.ops.length > 1) next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
  run.opponent = undefined;
  verbOf(op!).run(run, op!, task);
  if (!run.question) return run.opponent === undefined ? undefined : keepOpponent(run, depth, task.context);
  // The operation asks a player. Its task stays on the agenda and runs again with the answer.
  while (run.agenda.length > depth) run.agenda.pop();
  if (task.answers || isWorthOffering(run.state, { do: [op!] }, task.context, run.agenda))
    return next(run, task);
  // HT-A-55: the operation is skipped, because no answer would change anything.
  run.question = null;
  run.from = [];
  run.opens = opens;
  if (task.ops.length > 1) next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
};
