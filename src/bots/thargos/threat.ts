import { sum } from '../../engine/util.ts';
import { laidCards } from '../../games/thargos/board/known-modifiers.ts';
import { tieCard } from '../../games/thargos/board/ties.ts';
import { openTotals, pamValue } from '../../games/thargos/board/values.ts';
import { totalCards } from '../../games/thargos/conflict.ts';
import type { Conflict, View } from '../../games/thargos/types.ts';
import { isRivals } from './odds.ts';
import type { Threat } from './plan.ts';
import { type Spread, spreadOf } from './price.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The value of one face-down attack card, with mean and deviation. `most` is the highest possible value of
 * several.
 */
interface Hidden extends Spread {
  readonly most: (cards: number) => number;
}

/** Cards that the viewer has seen count with their real values, but their colors are unknown. */
const hiddenIn = (view: View, conflict: Conflict): Hidden => {
  const { attacker } = conflict;
  const spread = spreadOf(view, attacker);
  const { sure, maybe, rest, unseen } = laidCards(view, conflict, 'attack');
  const values = (cards: readonly number[]): number[] => cards.map(card => pamValue(view, card, attacker));
  const [known, likely] = [values(sure), values(maybe)];
  const count = Math.max(1, likely.length + unseen);
  const mean = (sum(likely) + unseen * spread.mean) / count;
  const squares = sum(likely.map(value => (value - mean) ** 2)) + unseen * spread.sd ** 2;
  const total = Math.max(1, totalCards(conflict.attack));
  const best = [...known, ...likely].sort((a, b) => b - a);
  return {
    mean: (sum(known) + rest * mean) / total,
    sd: Math.max(LEAST_SD, Math.sqrt((squares / count) * (rest / total))),
    most: cards => (unseen > 0 && rest > 0 ? Infinity : sum(best.slice(0, cards))),
  };
};

const LEAST_SD = 0.3;

/** The defender's estimate of the attacker's face-down cards. */
export const threatOf = (view: View, conflict: Conflict): Threat => {
  const { attacker, attack } = conflict;
  const { colours, attack: open, defence } = openTotals(view);
  const { mean, sd, most } = hiddenIn(view, conflict);
  const ties = tieCard(view) === undefined ? 0 : 1;
  const gaps = colours.map(colour => defence[colour] - open[colour] + ties);
  const isBlind = isRivals(view, attacker);
  return {
    colours,
    gaps,
    means: colours.map((colour, i) => {
      const cards = attack[colour];
      if (cards === 0 || isBlind) return cards * mean;
      // Assumes that the attacker placed enough to beat the visible values, if their cards can.
      return Math.min(most(cards), Math.max(cards * mean, gaps[i]! + WEIGHTS.caution));
    }),
    sds: colours.map(colour => sd * Math.sqrt(attack[colour])),
  };
};
