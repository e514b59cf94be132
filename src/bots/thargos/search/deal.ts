import type { Random } from '../../../engine/random.ts';
import { ATTRIBUTES } from '../../../games/thargos/attributes.ts';
import { pamValue } from '../../../games/thargos/board/values.ts';
import { sample } from '../../../games/thargos/sample.ts';
import type { State, View } from '../../../games/thargos/types.ts';
import { view as viewOf } from '../../../games/thargos/view.ts';
import { isRivals } from '../odds.ts';
import type { Threat } from '../plan.ts';
import { threatOf } from '../threat.ts';

/** Deals what a seat doesn't know. An attacker has chosen their cards, so these are not uniformly random. */

/** The maximum number of deals to find one in which the attack could succeed; one attack in this many is a bluff. */
const DEALS = 6;
const BLUFF = 8;

/** The value on each color with attack cards: at least the gap, unless the attacker bluffs. */
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
