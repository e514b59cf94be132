import { throwTooComplex } from '../board/budget.ts';
import type { CardId } from '../cards/card.ts';
import { runOps } from '../effects/index.ts';
import { agendaChange, NO_CHANGE } from './agenda.ts';
import * as conflict from './conflict.ts';
import { isDecided, score } from './end.ts';
import * as opening from './opening.ts';
import { carryOut } from './play.ts';
import { referee } from './referee.ts';
import { placeOwedMissions, redraw, refill } from './refill.ts';
import { rivalAbilities, rivalAttack, rivalAttempt, rivalDefence, rivalOpposes, rivalTurn } from './rival.ts';
import { emit, next, type Run } from './run.ts';
import { oppose } from './story.ts';
import type { Task, TaskOf } from './tasks.ts';
import * as triggers from './triggers.ts';
import * as turn from './turn.ts';
import { capture, wound } from './wounds.ts';

type Doing<D extends Task['do']> = (run: Run, task: TaskOf<D>) => void;

/** The handler of each task; a missing one doesn't compile. */
const TASKS: { readonly [D in Task['do']]: Doing<D> } = {
  ops: runOps,
  fire: triggers.fire,
  effects: triggers.effects,
  effect: triggers.effect,
  wound,
  capture,
  carryOut,
  layAway: triggers.layCardAway,
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

/** The card whose effect a task belongs to. An effect that is still queued has no cause yet. */
const causeOf = (task: Task): CardId | undefined => {
  if (task.do === 'ops') return task.context.card;
  return task.do === 'wound' || task.do === 'capture' ? task.cause : undefined;
};

/** The game must end even if the effects of faulty cards trigger each other endlessly. */
const MOST = 5000;

/** HT-A-55: skips the question and continues with what follows it. */
const leaveOut = (run: Run): void => {
  const task = run.agenda.pop();
  run.question = null;
  run.from = [];
  run.opens = false;
  if (task?.do === 'ops' && task.ops.length > 1)
    next(run, { do: 'ops', ops: task.ops.slice(1), context: task.context });
  if (task?.do === 'effects') next(run, { ...task, answers: { effect: [0] } });
};

/** Runs tasks until a player has to answer or the game is over. */
export const proceed = (run: Run): void => {
  for (let steps = 0; !run.question && !run.state.result; steps++) {
    placeOwedMissions(run);
    const task = run.agenda.pop();
    if (!task) throw new Error('expected a task on the agenda, found none');
    if (steps > MOST) throwTooComplex();
    run.cause = causeOf(task);
    // The table has a function for exactly this task, which the compiler can't relate.
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

/** In a playout, the agenda stays in the run until the state is read. */
const askUnheard = (run: Run): void => {
  const { draft } = run;
  draft.secret.from = run.from;
  draft.decisions += 1;
  draft.question = run.question;
};
