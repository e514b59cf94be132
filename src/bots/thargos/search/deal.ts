import type { Random } from '../../../engine/random.ts';
import { ATTRIBUTES } from '../../../games/thargos/attributes.ts';
import { pamValue } from '../../../games/thargos/board/values.ts';
import { sample } from '../../../games/thargos/sample.ts';
import type { State, View } from '../../../games/thargos/types.ts';
import { view as viewOf } from '../../../games/thargos/view.ts';
import { isRivals } from '../odds.ts';
import type { Threat } from '../plan.ts';
import { threatOf } from '../threat.ts';

/**
 * Deals the cards that a seat doesn't know. Uniform deals would be wrong for attack cards, because the
 * attacker has chosen them.
 */

/**
 * Deals are repeated up to DEALS times until the attack can succeed. One in BLUFF deals isn't repeated,
 * because attackers may bluff.
 */
const DEALS = 6;
const BLUFF = 8;

/**
 * Whether the attacker's cards make up for the gap on each color that has cards. If not, the attack is a
 * bluff.
 */
const couldSucceed = (dealt: State, attacker: number, { colours, gaps }: Threat): boolean => {
  const theirs = viewOf(dealt, attacker);
  return colours.every((colour, i) => {
    const cards = theirs.pam.attack[ATTRIBUTES.indexOf(colour) as 0 | 1 | 2];
    const value = cards.reduce((sum, card) => sum + pamValue(theirs, card, attacker), 0);
    return cards.length === 0 || value >= gaps[i]!;
  });
};

export const deal = (view: View, random: Random): State => {
  const { conflict, viewer } = view;
  const isDefending = conflict?.defender === viewer && !conflict.shown;
  if (!isDefending || isRivals(view, conflict.attacker) || random.below(BLUFF) === 0)
    return sample(view, random);
  const threat = threatOf(view, conflict);
  let dealt = sample(view, random);
  for (let i = 1; i < DEALS && !couldSucceed(dealt, conflict.attacker, threat); i++)
    dealt = sample(view, random);
  return dealt;
};
