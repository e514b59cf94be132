import { abilityOf } from '../board/triggered.ts';
import { onlySpies } from '../effects/effect.ts';
import type { State } from '../types.ts';

/** Whether an ability does nothing but look at modifiers (HT-A-55). */
export const isSpyOnly = (
  state: State,
  { card, effect: index }: { card: number; effect: number },
): boolean => {
  const face = state.heroes[card]?.face;
  const ref = face ? { index, face } : { index };
  return onlySpies(abilityOf(state, ref, state.faces[card]!).effect);
};
