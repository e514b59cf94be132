import type { Random } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import type { Pam, State } from '../types.ts';
import { outcomeOf, pushbackOf } from './conflict.ts';

/** How this conflict would end if its cards were revealed now, for bots that sample states. */

const faceUp = (state: State): State => ({ ...state, faces: state.secret.faces });

/** HT-9.6: Thargos rolls when the cards are revealed. */
const withDice = (state: State, random: Random): State => {
  const { conflict } = state;
  if (!conflict || conflict.defender !== null || conflict.node === null) return state;
  const roll = (dice: number): number[] => range(dice).map(() => 1 + random.below(6));
  return { ...state, conflict: { ...conflict, pushback: pushbackOf(state, conflict.mission, roll).values } };
};

/** With all cards as they are. */
export const succeedsNow = (state: State, random: Random): boolean => {
  const { attack, defence } = state.secret;
  return outcomeOf(withDice(faceUp(state), random), attack, defence).success;
};

/** With these cards instead of the defender's own. */
export const succeedsAgainst = (state: State, defence: Pam): boolean =>
  outcomeOf(faceUp(state), state.secret.attack, defence).success;
