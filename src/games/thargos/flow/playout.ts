import type { Seat } from '../../../engine/game.ts';
import type { Random } from '../../../engine/random.ts';
import { type Options, optionsFor } from '../asking/options.ts';
import { anyCommand } from '../asking/pick.ts';
import type { Command, State, View } from '../types.ts';
import { view } from '../view.ts';
import { carryOutAnswer } from './answer.ts';
import { proceed } from './proceed.ts';
import { beginPlayoutRun, type Run } from './run.ts';

/**
 * A simulated game. Each command changes `state` itself, but replaces the objects inside it, so callers may
 * keep those objects. The agenda is up to date only in the results of `settled` and `viewIn`.
 */
export interface Playout {
  readonly run: Run;
  readonly state: State;
}

/**
 * Starts a playout from a state. Random outcomes come from `chance`, or if it is missing from the game's
 * seed.
 */
export const beginPlayout = (state: State, chance?: Random): Playout => {
  const run = beginPlayoutRun(state, chance);
  return { run, state: run.state };
};

/** Tasks that are left when the game ends are dropped. */
const stillToDo = ({ state, agenda }: Run) => (state.result ? [] : agenda.slice());

/** A copy of the current state with its agenda. Later commands don't change it. */
export const settled = ({ run }: Playout): State => {
  run.own.faces = undefined;
  return { ...run.state, secret: { ...run.state.secret, agenda: stillToDo(run) } };
};

/** A new playout that starts from the current state of this one. */
export const copyPlayout = (playout: Playout, chance?: Random): Playout =>
  beginPlayout(settled(playout), chance);

/** Carries out a command without checking it, and continues to the next question. */
export const play = ({ run }: Playout, command: Command): void => {
  const { question } = run.state;
  if (!question) throw new Error('expected a pending decision, found none');
  run.question = null;
  run.from = NOTHING;
  run.randomDraws = 0;
  run.calls = 0;
  carryOutAnswer(run, question, command);
  proceed(run);
};

const NOTHING: readonly number[] = [];

/** The legal answers of the asked seat. `commands` lists them one by one. */
export const optionsIn = ({ state }: Playout): Options => {
  const { question, secret } = state;
  if (!question) return { type: 'none' };
  return optionsFor(state, question, {
    cards: secret.hands[question.seat]!,
    faces: secret.faces,
    from: secret.from,
  });
};

/** A random legal command of the asked seat. Undefined if the game is over. */
export const anyCommandIn = (playout: Playout, random: Random): Command | undefined =>
  anyCommand(optionsIn(playout), random);

/** Gives random legal commands until the game is over. */
export const playToEnd = (playout: Playout, random: Random): void => {
  for (let command = anyCommandIn(playout, random); command; command = anyCommandIn(playout, random))
    play(playout, command);
};

/** The current view of one seat, for bots that need a view. */
export const viewIn = ({ run }: Playout, seat: Seat): View => {
  run.own.faces = undefined;
  run.draft.secret.agenda = stillToDo(run);
  return view(run.state, seat);
};
