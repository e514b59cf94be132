import type { Seat } from '../../../engine/game.ts';
import { sum } from '../../../engine/util.ts';
import type { Target } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import { PILES } from '../modes.ts';
import type { Instance, Position } from '../types.ts';
import { playersMeant } from './lookup.ts';

/** Counts face-down cards as far as their number is public. */

/** The revealed modifiers of these players. */
export const shownPam = ({ conflict }: Position, seats: readonly Seat[]): Instance[] => {
  if (!conflict?.shown) return [];
  const { attacker, defender, shown } = conflict;
  return seats.flatMap(seat => {
    if (seat === attacker) return shown.attack.flat();
    return seat === defender ? shown.defence.flat() : [];
  });
};

/** HT-11.9: the size of the Rival's attack or defense pile by its attitude and the config, without Infamy. */
export const rivalPile = ({ solo, config }: Position, side: 'attack' | 'defence'): number =>
  solo ? Math.max(0, PILES[solo.attitude][side] + config.solo.pileDelta) : 0;

/**
 * HT-11.2: the size of the Rival's hand, which is both piles together minus the cards that it had to discard.
 */
export const rivalHand = (table: Position): number => {
  const lost = Math.max(0, table.solo?.smaller ?? 0);
  return Math.max(0, rivalPile(table, 'attack') + rivalPile(table, 'defence') - lost);
};

/** HT-11.2: the number of cards in hand. Seats after those of the players belong to the Rival. */
export const handSize = (table: Position, seat: Seat): number =>
  seat < table.seats ? table.players[seat]!.hand : rivalHand(table);

/**
 * The number of cards that a target means, if all players can see only their number. Undefined for other
 * targets.
 */
export const hiddenCount = (table: Position, target: Target, context: Context): number | undefined => {
  if (typeof target === 'string' || target.where !== undefined) return undefined;
  const seats = target.of === undefined ? [context.seat] : playersMeant(table, target.of, context);
  const { conflict, players } = table;
  if (target.kind === 'pam')
    return sum(
      seats.map(seat => {
        if (seat === conflict?.attacker) return sum(Object.values(conflict.attack));
        return seat === conflict?.defender ? sum(Object.values(conflict.defence)) : 0;
      }),
    );
  if (target.kind !== 'card') return undefined;
  if (target.in === undefined || target.in === 'hand') return sum(seats.map(seat => handSize(table, seat)));
  if (target.in === 'deckTop' || target.in === 'deckBottom')
    return sum(seats.map(seat => Math.min(1, players[seat]!.deck)));
  return undefined;
};
