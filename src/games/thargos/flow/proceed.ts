import { throwTooComplex } from '../board/budget.ts';
import type { CardId } from '../cards/card.ts';
import { runOps } from '../effects/index.ts';
import { agendaChange, NO_CHANGE } from './agenda.ts';
import * as conflict from './conflict.ts';
import * as effects from './effects.ts';
import { isDecided, score } from './end.ts';
import * as opening from './opening.ts';
import { carryOut } from './play.ts';
import { referee } from './referee.ts';
import { placeOwedMissions, redraw, refill } from './refill.ts';
import { rivalAbilities, rivalAttack, rivalAttempt, rivalDefence, rivalOpposes, rivalTurn } from './rival.ts';
import { emit, next, type Run } from './run.ts';
import { oppose } from './story.ts';
import type { Task, TaskOf } from './tasks.ts';
import { fire } from './triggers.ts';
import * as turn from './turn.ts';
import { capture, wound } from './wounds.ts';

type Doing<D extends Task['do']> = (run: Run, task: TaskOf<D>) => void;

/** The handler of each type of task. If one is missing, this doesn't compile. */
const TASKS: { readonly [D in Task['do']]: Doing<D> } = {
  ops: runOps,
  fire,
  effects: effects.effects,
  effect: effects.effect,
  wound,
  capture,
  carryOut,
  layAway: effects.layCardAway,
  placeHeroes: opening.placeHeroes,
  placeMissions: opening.placeMissions,
  openHands: opening.openHands,
  refillHands: opening.refillHands,
  beginTurn: turn.beginTurn,
  draw: turn.draw,
  owedMissions: turn.owedMissions,
  act: turn.act,
  score,
  endTurn: turn.endTurn,
  afterTurn: turn.afterTurn,
  oppose,
  shift: conflict.shift,
  conflict: conflict.conflictStep,
  attack: conflict.attack,
  defend: conflict.defend,
  beforeReveal: conflict.beforeReveal,
  reveal: conflict.reveal,
  resolve: conflict.resolve,
  refill,
  redraw,
  endConflict: conflict.endConflict,
  referee,
  rivalTurn,
  rivalAttempt,
  rivalAttack,
  rivalDefence,
  rivalOpposes,
  rivalAbilities,
};

/** The card whose effect a task carries out, if any. A task that only queues effects has no such card. */
const causeOf = (task: Task): CardId | undefined => {
  if (task.do === 'ops') return task.context.card;
  return task.do === 'wound' || task.do === 'capture' ? task.cause : undefined;
};

/**
 * The most tasks between two questions. Without this limit, faulty cards that trigger each other would never
 * end.
 */
const MOST = 5000;

/** HT-A-55: skips a question whose answer can't matter any more, and continues after it. */
const leaveOut = (run: Run): void => {
  const task = run.agenda.pop();
  run.question = null;
  run.from = [];
  run.opens = false;
  if (task?.do === 'ops' && task.ops.length > 1)
    next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
  if (task?.do === 'effects') next(run, { ...task, answers: { effect: [0] } });
};

/** Runs tasks until a player is asked or the game is over. */
export const proceed = (run: Run): void => {
  for (let steps = 0; !run.question && !run.state.result; steps++) {
    placeOwedMissions(run);
    const task = run.agenda.pop();
    if (!task) throw new Error('expected a task before the game ends, found an empty agenda');
    if (steps > MOST) throwTooComplex();
    run.cause = causeOf(task);
    // `TASKS` maps each type of task to a function for it, but the compiler can't derive this for a union of
    // types.
    (TASKS[task.do] as (run: Run, task: Task) => void)(run, task);
    if (run.question && isDecided(run.state, run.agenda)) leaveOut(run);
  }
  run.cause = undefined;
  if (run.state.result || !run.question) return;
  if (!run.isRecorded) return askUnheard(run);
  const { question, from } = run;
  const change = agendaChange(run.state.secret.agenda, run.agenda);
  if (from.length > 0) emit(run, { type: 'asked', question, secret: { from, ...change } });
  else
    emit(
      run,
      change === NO_CHANGE ? { type: 'asked', question } : { type: 'asked', question, secret: change },
    );
};

/** Stores a question without an event. The agenda of a playout stays in the run until the state is read. */
const askUnheard = (run: Run): void => {
  const { draft } = run;
  draft.secret.from = run.from;
  draft.decisions += 1;
  draft.question = run.question;
};
