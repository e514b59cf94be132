import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES, type Attribute } from '../../games/thargos/attributes.ts';
import { tieCard } from '../../games/thargos/board/ties.ts';
import { openTotals, pamValue } from '../../games/thargos/board/values.ts';
import type { Conflict, Instance, Pam, View } from '../../games/thargos/types.ts';
import { normalCdf } from './odds.ts';
import { spreadOf } from './price.ts';
import { threatOf } from './threat.ts';

/** Estimates the value of moving a face-down modifier to a different color before the reveal. */

/** The player's chance to win the conflict if their modifiers are these. */
const chanceWith = (view: View, seat: Seat, conflict: Conflict, own: Pam): number => {
  const { colours, attack, defence } = openTotals(view);
  const isAttacker = conflict.attacker === seat;
  const threat = isAttacker ? undefined : threatOf(view, conflict);
  const spread = conflict.defender === null ? undefined : spreadOf(view, conflict.defender);
  const ties = tieCard(view) === undefined ? 0 : 1;
  return chanceOver(colours, isAttacker, (colour, i) => {
    const cards = own[ATTRIBUTES.indexOf(colour) as 0 | 1 | 2];
    const value = cards.reduce((sum, card) => sum + pamValue(view, card, seat), 0);
    if (threat) return passes(threat.means[i]! - threat.gaps[i]! - value, threat.sds[i]!);
    const hidden = conflict.defence[colour];
    const margin = attack[colour] + value - defence[colour] - ties;
    return spread ? passes(margin - hidden * spread.mean, spread.sd * Math.sqrt(hidden)) : passes(margin, 0);
  });
};

/** A side's chance to win the conflict. The attacker must win every color, the defender only one. */
const chanceOver = (
  colours: readonly Attribute[],
  isAttacker: boolean,
  passOn: (colour: Attribute, i: number) => number,
): number => {
  const all = colours.reduce((chance, colour, i) => chance * passOn(colour, i), 1);
  return isAttacker ? all : 1 - all;
};

/** The attacker's chance to win one color if they lead by this expected margin. */
const passes = (margin: number, sd: number): number => {
  if (sd === 0) return margin >= 0 ? 1 : 0;
  return normalCdf((margin + 0.5) / sd);
};

const moved = (pam: Pam, card: Instance, to: number): Pam => {
  const on = (i: 0 | 1 | 2): readonly Instance[] => {
    const others = pam[i].filter(other => other !== card);
    return i === to ? [...others, card] : others;
  };
  return [on(0), on(1), on(2)];
};

/**
 * How much the player's chance increases if this modifier is moved to this color, or to the best one if none
 * is given.
 */
export const reassignGain = (view: View, seat: Seat, card: Instance, to?: Attribute): number => {
  const { conflict } = view;
  if (!conflict) return 0;
  const pam = conflict.attacker === seat ? view.pam.attack : view.pam.defence;
  const now = chanceWith(view, seat, conflict, pam);
  const colours = to === undefined ? ATTRIBUTES : [to];
  const chances = colours.map(colour =>
    chanceWith(view, seat, conflict, moved(pam, card, ATTRIBUTES.indexOf(colour))),
  );
  return Math.max(...chances) - now;
};

/** The most that moving one modifier increases the player's chance. */
export const bestReassignment = (view: View, seat: Seat): number => {
  const { conflict, pam } = view;
  const own = conflict?.attacker === seat ? pam.attack : pam.defence;
  return Math.max(0, ...own.flat().map(card => reassignGain(view, seat, card)));
};
