import type { Random } from '../../../engine/random.ts';
import { range } from '../../../engine/util.ts';
import type { Pam, State } from '../types.ts';
import { outcomeOf, pushbackOf } from './conflict.ts';

/** The result of a conflict if its cards were revealed now. Bots use it in sampled states. */

const faceUp = (state: State): State => ({ ...state, faces: state.secret.faces });

/** HT-9.6: the state with a random roll of Thargos, who otherwise rolls only at the reveal. */
const withDice = (state: State, random: Random): State => {
  const { conflict } = state;
  if (!conflict || conflict.defender !== null || conflict.node === null) return state;
  const roll = (dice: number): number[] => range(dice).map(() => 1 + random.below(6));
  return { ...state, conflict: { ...conflict, pushback: pushbackOf(state, conflict.mission, roll).values } };
};

/** Whether the attack succeeds with the cards that both sides have placed. */
export const succeedsNow = (state: State, random: Random): boolean => {
  const { attack, defence } = state.secret;
  return outcomeOf(withDice(faceUp(state), random), attack, defence).success;
};

/** Whether the attack succeeds if the defender's cards were these. */
export const succeedsAgainst = (state: State, defence: Pam): boolean =>
  outcomeOf(faceUp(state), state.secret.attack, defence).success;
