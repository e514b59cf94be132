import type { Random } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { succeedsAgainst, succeedsNow } from '../../games/thargos/flow/turned-up.ts';
import { NO_PAM } from '../../games/thargos/flow/zones.ts';
import { sample } from '../../games/thargos/sample.ts';
import type { State, View } from '../../games/thargos/types.ts';
import { isRivals } from './odds.ts';

/** What could be known of a conflict while its cards lay face down. */

const DEALS = 300;
/** How often another attack is dealt that may be none. */
const TRIES = 20;

/**
 * A table that agrees with all the viewer knows. Whoever attacks has laid enough to get through if nobody answers;
 * only the Rival lays his cards blindly.
 */
const dealt = (view: View, random: Random): State => {
  const { conflict, viewer } = view;
  const deal = (): State => sample({ ...view, question: null }, random);
  let state = deal();
  if (!conflict || conflict.attacker === viewer || isRivals(view, conflict.attacker)) return state;
  for (let i = 0; i < TRIES && !succeedsAgainst(state, NO_PAM); i++) state = deal();
  return state;
};

/** Tables as they might be for all that the viewer knows of the conflict at hand. */
export const dealsOf = (view: View, random: Random): State[] => range(DEALS).map(() => dealt(view, random));

/** How often the attack gets through, as far as the viewer could know before the cards were turned up. */
export const revealChance = (view: View, random: Random): number => {
  const deals = dealsOf(view, random);
  return deals.filter(state => succeedsNow(state, random)).length / deals.length;
};
