import type { Attribute } from '../attributes.ts';
import type { CardId } from '../cards/card.ts';
import type { Position } from '../types.ts';
import { ruledBy } from './evaluate.ts';
import { heroAt } from './lookup.ts';
import type { Totals } from './values.ts';

/** HT-5.8: the card that gives the defender a tie in this conflict; without it, the attacker wins ties. */
export const tieCard = (table: Position): CardId | undefined => {
  const { conflict } = table;
  if (!conflict || conflict.defender === null) return undefined;
  const hero = heroAt(table, conflict.against);
  return hero === null ? undefined : ruledBy(table, 'defenderWinsTies', { hero, seat: conflict.defender });
};

/** How much the attacker lacks on a color. */
export interface Shortfall {
  readonly attribute: Attribute;
  readonly by: number;
}

/** What the attacker lacks to succeed with these totals, after ties; empty if they would succeed. */
export const shortfallsOf = (table: Position, { colours, attack, defence }: Totals): readonly Shortfall[] => {
  const tie = tieCard(table) === undefined ? 0 : 1;
  return colours
    .map(attribute => ({ attribute, by: defence[attribute] - attack[attribute] + tie }))
    .filter(({ by }) => by > 0);
};
