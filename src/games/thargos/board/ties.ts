import type { Attribute } from '../attributes.ts';
import type { CardId } from '../cards/card.ts';
import type { Position } from '../types.ts';
import { ruledBy } from './evaluate.ts';
import { heroAt } from './lookup.ts';
import type { Totals } from './values.ts';

/**
 * HT-5.8: the card whose effect lets the defender win ties in this conflict. Undefined if the attacker wins
 * ties.
 */
export const tieCard = (table: Position): CardId | undefined => {
  const { conflict } = table;
  if (!conflict || conflict.defender === null) return undefined;
  const hero = heroAt(table, conflict.against);
  return hero === null ? undefined : ruledBy(table, 'defenderWinsTies', { hero, seat: conflict.defender });
};

/** A color on which the attacker's total is too low, and by how much. */
export interface Shortfall {
  readonly attribute: Attribute;
  readonly by: number;
}

/**
 * The colors on which the attacker's total is too low, and by how much: 1 more if the defender wins ties.
 * Empty if the attack succeeds.
 */
export const shortfallsOf = (table: Position, { colours, attack, defence }: Totals): readonly Shortfall[] => {
  const tie = tieCard(table) === undefined ? 0 : 1;
  return colours
    .map(attribute => ({ attribute, by: defence[attribute] - attack[attribute] + tie }))
    .filter(({ by }) => by > 0);
};
