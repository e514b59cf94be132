import type { Random } from '../../../engine/random.ts';
import { allows } from '../../../games/thargos/asking/options.ts';
import { beginPlayout, optionsIn, type Playout, play, viewIn } from '../../../games/thargos/flow/playout.ts';
import type { Command, State } from '../../../games/thargos/types.ts';
import { greedyBot } from '../greedy.ts';

/** The playout after this answer, or undefined if the answer is illegal with the cards dealt. */
export const answered = (dealt: State, command: Command, random: Random): Playout | undefined => {
  const playout = beginPlayout(dealt, random);
  if (!allows(optionsIn(playout), command)) return undefined;
  play(playout, command);
  return playout;
};

/**
 * Plays on with greedy at every seat until this many turns have started or the game is over. Returns false if
 * `stop` ended it earlier.
 */
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
