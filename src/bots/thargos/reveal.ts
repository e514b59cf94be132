import type { Random } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { succeedsAgainst, succeedsNow } from '../../games/thargos/flow/outcome.ts';
import { NO_PAM } from '../../games/thargos/flow/zones.ts';
import { sample } from '../../games/thargos/sample.ts';
import type { State, View } from '../../games/thargos/types.ts';
import { isRivals } from './odds.ts';

/** What a player could know of a conflict while its cards were face down. */

const DEALS = 300;
/** How often a new attack is dealt if the last one is implausible. */
const TRIES = 20;

/**
 * A table that agrees with everything the viewer knows. The attacker is assumed to have placed enough to succeed
 * unopposed, except the Rival, who places cards blindly.
 */
const dealt = (view: View, random: Random): State => {
  const { conflict, viewer } = view;
  const deal = (): State => sample({ ...view, question: null }, random);
  let state = deal();
  if (!conflict || conflict.attacker === viewer || isRivals(view, conflict.attacker)) return state;
  for (let i = 0; i < TRIES && !succeedsAgainst(state, NO_PAM); i++) state = deal();
  return state;
};

/** Possible tables, given everything that the viewer knows of the current conflict. */
export const dealsOf = (view: View, random: Random): State[] => range(DEALS).map(() => dealt(view, random));

/** How often the attack succeeds, as far as the viewer could know before the cards were revealed. */
export const revealChance = (view: View, random: Random): number => {
  const deals = dealsOf(view, random);
  return deals.filter(state => succeedsNow(state, random)).length / deals.length;
};
