import type { Instance, Position } from '../types.ts';
import { hasRule } from './evaluate.ts';
import { cardOf } from './lookup.ts';

/** HT-8.6.4: whether a card is undead, by its tag, by an effect, or because it was captured. */
export const isUndead = (table: Position, card: Instance): boolean => {
  if (cardOf(table, card).tags?.includes('undead')) return true;
  if (card >= table.heroes.length) return false;
  return table.heroes[card]!.undead === true || hasRule(table, 'undead', { hero: card });
};
