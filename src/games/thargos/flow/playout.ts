import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Options, optionsFor } from '../asking/options.ts';
import { anyCommand } from '../asking/pick.ts';
import type { Command, State, View } from '../types.ts';
import { view } from '../view.ts';
import { carry } from './carry.ts';
import { proceed } from './proceed.ts';
import { beginUnheard, type Run } from './run.ts';
import type { StateDraft } from './zones.ts';

/**
 * A game that is only thought of, played on in place by the rules themselves. `state` is the table as it stands and
 * changes with every command; what lies inside it is replaced and never changed, so parts of it may be kept. What
 * is still to be done stands there only after `settled`.
 */
export interface Playout {
  readonly run: Run;
  readonly state: State;
}

/** From this state on. All lots come out of `chance`; without it they fall as they would at the table. */
export const beginPlayout = (state: State, chance?: Random): Playout => {
  const run = beginUnheard(state, chance);
  return { run, state: run.state };
};

/** What was begun when the game ended is not done any more. */
const stillToDo = ({ state, agenda }: Run) => (state.result ? [] : agenda.slice());

/** The state so far, whole: it may be kept, and nothing that is played changes it. */
export const settled = ({ run }: Playout): State => {
  run.own.faces = undefined;
  return { ...run.state, secret: { ...run.state.secret, agenda: stillToDo(run) } };
};

/** Another game from the same position on. */
export const copyPlayout = (playout: Playout, chance?: Random): Playout =>
  beginPlayout(settled(playout), chance);

/** Whoever is asked answers, and the table goes on to the next question. Nobody checks whether he may. */
export const play = ({ run }: Playout, command: Command): void => {
  const { question } = run.state;
  if (!question) throw new Error('expected a pending decision, found none');
  run.question = null;
  run.from = NOTHING;
  run.lots = 0;
  run.calls = 0;
  carry(run, question, command);
  proceed(run);
};

const NOTHING: readonly number[] = [];

/** What whoever is asked may do; `commands` of these options gives every single one. */
export const optionsIn = ({ state }: Playout): Options => {
  const { question, secret } = state;
  if (!question) return { type: 'none' };
  return optionsFor(state, question, {
    cards: secret.hands[question.seat]!,
    faces: secret.faces,
    from: secret.from,
  });
};

/** Any command whoever is asked may give; undefined when the game is over. */
export const anyCommandIn = (playout: Playout, random: Random): Command | undefined =>
  anyCommand(optionsIn(playout), random);

/** Plays on to the end, each answer any that is allowed. */
export const playToEnd = (playout: Playout, random: Random): void => {
  for (let command = anyCommandIn(playout, random); command; command = anyCommandIn(playout, random))
    play(playout, command);
};

/** The table as one seat sees it now, for a bot that reads views. */
export const viewIn = ({ run }: Playout, seat: Seat): View => {
  run.own.faces = undefined;
  (run.state as StateDraft).secret.agenda = stillToDo(run);
  return view(run.state, seat);
};
