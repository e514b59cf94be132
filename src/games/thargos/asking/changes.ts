import type { Seat } from '../../../engine/game.ts';
import { evaluate } from '../board/evaluate.ts';
import { matches, playersMeant } from '../board/lookup.ts';
import type { Counts } from '../conflict.ts';
import type { Expr, Filter, OpOf, Who, Zone } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import { isRival } from '../modes.ts';
import type { Instance, Player, Position } from '../types.ts';
import { attributes, found, isKind } from './possible-targets.ts';

/** Helpers for the `isUseful` functions of verbs. */

export const playersOf = (table: Position, who: Who, context: Context): Player[] =>
  playersMeant(table, who, context).map(seat => table.players[seat]!);

export const isOther = (table: Position, amount: Expr, context: Context): boolean =>
  evaluate(table, amount, context) !== 0;

/** The number of this player's modifiers on each color. Undefined outside a conflict or after its result. */
export const modifiersOf = ({ conflict }: Position, seat: Seat): Counts | undefined => {
  if (!conflict || conflict.success !== null) return undefined;
  if (conflict.attacker === seat) return conflict.attack;
  return conflict.defender === seat ? conflict.defence : undefined;
};

export const fits = (table: Position, cards: readonly Instance[], where: Filter | undefined): boolean =>
  cards.some(card => matches(table, card, where));

export const hasCards = ({ hand, deck, discard }: Player, zone: Zone): boolean => {
  if (zone === 'hand') return hand > 0;
  return zone === 'discard' ? discard.length > 0 : deck > 0;
};

/**
 * Whether any of these players has cards to draw or burn. HT-11.3: for the Rival, the discard pile counts,
 * because it refills the deck.
 */
export const hasDeck = (table: Position, who: Who, context: Context): boolean =>
  playersMeant(table, who, context).some(seat => {
    const { deck, discard } = table.players[seat]!;
    return deck > 0 || (isRival(table, seat) && discard.length > 0);
  });

export const reachesHero = (
  table: Position,
  { target, attr }: OpOf<'modAttr' | 'setAttr' | 'rollAttr'>,
  context: Context,
): boolean =>
  isKind(target, 'hero') &&
  found(table, target, context).some(id => id < table.heroes.length) &&
  attributes(table, attr).length > 0;
