import { parseDice } from '../../dice.ts';
import { emit, rollDice } from '../../flow/run.ts';
import type { Handler } from '../handler.ts';

/** Later operations of the same effect can use the result. */
export const roll: Handler<'roll'> = (run, op, task) => {
  const { dice, plus } = parseDice(op.dice);
  const values = rollDice(run, dice);
  emit(run, { type: 'rolled', dice: op.dice, values, what: task.context.card });
  const total = values.reduce((a, b) => a + b, 0) + plus;
  const rest = run.agenda[run.agenda.length - 1];
  if (task.ops.length < 2 || rest?.do !== 'ops') return;
  run.agenda[run.agenda.length - 1] = {
    ...rest,
    context: { ...rest.context, vars: { ...rest.context.vars, [op.as]: total } },
  };
};
