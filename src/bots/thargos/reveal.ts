import type { Random } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { succeedsAgainst, succeedsNow } from '../../games/thargos/flow/outcome.ts';
import { NO_PAM } from '../../games/thargos/flow/zones.ts';
import { sample } from '../../games/thargos/sample.ts';
import type { State, View } from '../../games/thargos/types.ts';
import { isRivals } from './odds.ts';

/** Estimates the result of a conflict from what a player knew before the reveal. */

const DEALS = 300;
/** How often the attacker's cards are dealt again if they can't beat a defense without cards. */
const TRIES = 20;

/**
 * A random state that agrees with everything the viewer knows. Attackers other than the Rival are assumed to
 * have placed enough to beat a defense without cards.
 */
const dealt = (view: View, random: Random): State => {
  const { conflict, viewer } = view;
  const deal = (): State => sample({ ...view, question: null }, random);
  let state = deal();
  if (!conflict || conflict.attacker === viewer || isRivals(view, conflict.attacker)) return state;
  for (let i = 0; i < TRIES && !succeedsAgainst(state, NO_PAM); i++) state = deal();
  return state;
};

/** Random states that agree with everything the viewer knows about the conflict. */
export const dealsOf = (view: View, random: Random): State[] => range(DEALS).map(() => dealt(view, random));

/** The share of these states in which the attack succeeds. */
export const revealChance = (view: View, random: Random): number => {
  const deals = dealsOf(view, random);
  return deals.filter(state => succeedsNow(state, random)).length / deals.length;
};
