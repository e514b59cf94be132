import { holds } from '../board/reading.ts';
import { parseDice } from '../dice.ts';
import { pendingAt } from '../flow/pending.ts';
import type { Run } from '../flow/run.ts';
import { choice, next, rollDice, tell } from '../flow/run.ts';
import type { Context } from '../flow/tasks.ts';
import { isRival } from '../modes.ts';
import type { LastingWhat } from '../types.ts';
import type { Op } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { coloursMeant, signedAmount, targetsMeant, whoMeant } from './target.ts';
import { begin } from './values.ts';

/** Verbs that choose, compare, roll and switch rules. */

const then = (run: Run, ops: readonly Op[], context: Context): void => {
  if (ops.length > 0) next(run, { do: 'ops', ops, context });
};

export const choose: Handler<'choose'> = (run, op, task) => {
  const seats = whoMeant(run, op.who ?? 'self', task);
  if (!seats || seats.length === 0) return;
  const picked = choice(run, task, 'option', {
    seat: seats[0]!,
    kind: 'option',
    card: task.context.card,
    verb: 'choose',
    least: 1,
    most: 1,
    from: op.options.map((_, i) => i),
    labels: op.options.map(({ label }) => label),
  });
  if (picked && picked.length > 0) then(run, op.options[picked[0]!]!.do, task.context);
};

export const when: Handler<'if'> = (run, op, task) =>
  then(run, holds(run.state, op.cond, task.context) ? op.then : (op.else ?? []), task.context);

/** What was rolled is known to the operations that follow in the same effect. */
export const roll: Handler<'roll'> = (run, op, task) => {
  const { dice, plus } = parseDice(op.dice);
  const values = rollDice(run, dice);
  tell(run, { type: 'rolled', dice: op.dice, values, what: task.context.card });
  const total = values.reduce((a, b) => a + b, 0) + plus;
  const rest = run.agenda[run.agenda.length - 1];
  if (task.ops.length < 2 || rest?.do !== 'ops') return;
  run.agenda[run.agenda.length - 1] = {
    ...rest,
    context: { ...rest.context, vars: { ...rest.context.vars, [op.as]: total } },
  };
};

export const counter: Handler<'counter'> = (run, op, task) =>
  tell(run, {
    type: 'used',
    card: task.context.source,
    key: op.name,
    amount: signedAmount(run, op.amount, task),
    per: 'game',
  });

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

/** Applied by hand; the Rival's are not. */
export const manual: Handler<'manual'> = (run, op, task) => {
  if (isRival(run.state, task.context.seat)) return;
  next(run, { do: 'referee', context: task.context, prompt: op.prompt });
};

/** Stops the card being played, or what was about to happen to the hero. */
export const cancel: Handler<'cancel'> = (run, op, task) => {
  const { bound } = task.context;
  if (op.target !== 'bound' && op.target !== 'playedCard') return;
  const at = pendingAt(run.agenda, bound);
  if (at < 0) return;
  run.agenda.splice(at, 1);
  tell(run, { type: 'cancelled', card: bound === null ? null : run.state.faces[bound]! });
};
