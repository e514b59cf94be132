import { isWorthOffering } from '../asking/avail.ts';
import { next, type Run } from '../flow/run.ts';
import type { Context, Task } from '../flow/tasks.ts';
import { detach, extraAdvantage, moveAdvantage } from './advantages.ts';
import { burn, dig, discardHand, draw, look, moveCard, recover, shuffle } from './cards.ts';
import { cancel, choose, counter, manual, roll, rule, when } from './control.ts';
import type { Op, Verb } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { capture, heal, moveHero, swapHeroes, wound } from './heroes.ts';
import { replaceMission, swapMissions } from './missions.ts';
import { addPam, discardPam, peekPam, reassignPam } from './pam.ts';
import { extraAction, gainVp, handLimit, skip } from './players.ts';
import { bonus, modAttr, modMission, modPam, rollAttr, setAttr } from './values.ts';

/** One handler per verb; a missing one does not compile. */
export const HANDLERS: { readonly [V in Verb]: Handler<V> } = {
  modAttr,
  setAttr,
  rollAttr,
  bonus,
  modMission,
  modPam,
  draw,
  discardHand,
  burn,
  dig,
  look,
  recover,
  shuffle,
  moveCard,
  wound,
  heal,
  moveHero,
  swapHeroes,
  capture,
  detach,
  moveAdvantage,
  extraAdvantage,
  swapMissions,
  replaceMission,
  peekPam,
  reassignPam,
  addPam,
  discardPam,
  cancel,
  handLimit,
  extraAction,
  skip,
  gainVp,
  choose,
  if: when,
  roll,
  counter,
  rule,
  manual,
};

/** HT-7.9: what is left of this effect is about the same opponent, also outside the condition it is under. */
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

/** The first operation; the others wait below whatever it leads to. */
export const runOps = (run: Run, task: OpTask): void => {
  const depth = run.agenda.length;
  const { opens } = run;
  const [op] = task.ops;
  if (task.ops.length > 1) next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
  run.opponent = undefined;
  (HANDLERS[op!.op] as (run: Run, op: Op, task: OpTask) => void)(run, op!, task);
  if (!run.question) return run.opponent === undefined ? undefined : keepOpponent(run, depth, task.context);
  // Somebody is asked: the whole list is done again from here, with his answer.
  while (run.agenda.length > depth) run.agenda.pop();
  if (task.answers || isWorthOffering(run.state, { do: [op!] }, task.context, run.agenda))
    return next(run, task);
  // HT-A-55: no answer would change anything, so the operation is left out.
  run.question = null;
  run.from = [];
  run.opens = opens;
  if (task.ops.length > 1) next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
};
