import type { LastingWhat } from '../../types.ts';
import type { Handler, OpTask } from '../handler.ts';
import { coloursMeant, targetsMeant, whoMeant } from '../target.ts';
import { begin } from '../values.ts';

export const rule: Handler<'rule'> = (run, op, task) => {
  const targets = op.target === undefined ? undefined : targetsMeant(run, op.target, task);
  if (op.target !== undefined && !targets) return;
  const seats = op.who === undefined ? undefined : whoMeant(run, op.who, task);
  if (op.who !== undefined && !seats) return;
  const colours = op.attr === undefined ? [undefined] : coloursMeant(run, op.attr, task);
  if (!colours) return;
  const isTrack = op.target === 'track' || (typeof op.target === 'object' && op.target.kind === 'track');
  for (const attr of colours)
    for (const who of whoms(targets, seats, isTrack, task))
      begin(run, task, { type: 'rule', rule: op.rule, ...who, ...(attr ? { attr } : {}) }, op.until);
};

type Whom = Partial<Pick<Extract<LastingWhat, { type: 'rule' }>, 'hero' | 'track' | 'who'>>;

const whoms = (
  targets: readonly number[] | undefined,
  seats: readonly number[] | undefined,
  isTrack: boolean,
  task: OpTask,
): Whom[] => {
  if (targets) return targets.map(id => (isTrack ? { track: id } : { hero: id }));
  return (seats ?? [task.context.seat]).map(who => ({ who }));
};
