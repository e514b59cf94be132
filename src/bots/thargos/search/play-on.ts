import type { Random } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { foldOn } from '../../../engine/replay.ts';
import { decide } from '../../../games/thargos/decide.ts';
import { evolve } from '../../../games/thargos/evolve.ts';
import { recall } from '../../../games/thargos/lately.ts';
import type { Command, State } from '../../../games/thargos/types.ts';
import { view } from '../../../games/thargos/view.ts';
import { greedyBot } from '../greedy.ts';

const FOLDING = { evolve, recall };

/** The state after an answer; undefined where these cards do not allow it. */
export const answered = (state: State, command: Command): State | undefined => {
  const events = decide(state, state.question!.seat, command);
  return isRefusal(events) ? undefined : foldOn(FOLDING, state, events);
};

/** Everybody plays like greedy until so many turns have begun, or the game is over; undefined when it is to stop before. */
export const playOn = (
  from: State,
  turns: number,
  random: Random,
  stop: () => boolean,
): State | undefined => {
  const last = from.turn.number + turns;
  let state = from;
  while (state.question && !state.result) {
    const { seat, type } = state.question;
    if (state.turn.number >= last && type === 'act') break;
    if (stop()) return undefined;
    const next = answered(state, greedyBot(view(state, seat), random));
    if (!next) throw new Error(`greedy broke the rules: ${type}`);
    state = next;
  }
  return state;
};
