import type { Random } from '../../../engine/random.ts';
import { allows } from '../../../games/thargos/asking/options.ts';
import { beginPlayout, optionsIn, type Playout, play, viewIn } from '../../../games/thargos/flow/playout.ts';
import type { Command, State } from '../../../games/thargos/types.ts';
import { greedyBot } from '../greedy.ts';

/** The game after an answer; undefined where the cards of this deal do not allow it. */
export const answered = (dealt: State, command: Command, random: Random): Playout | undefined => {
  const playout = beginPlayout(dealt, random);
  if (!allows(optionsIn(playout), command)) return undefined;
  play(playout, command);
  return playout;
};

/** Everybody plays like greedy until so many turns have begun, or the game is over; false when it had to stop before. */
export const playOn = (playout: Playout, turns: number, random: Random, stop: () => boolean): boolean => {
  const { state } = playout;
  const last = state.turn.number + turns;
  while (state.question && !state.result) {
    const { seat, type } = state.question;
    if (state.turn.number >= last && type === 'act') break;
    if (stop()) return false;
    play(playout, greedyBot(viewIn(playout, seat), random));
  }
  return true;
};
