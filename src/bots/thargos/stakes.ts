import type { Seat } from '../../engine/game.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import type { Conflict, Position, View } from '../../games/thargos/types.ts';
import { cardPrice, gain, type HeldModifier, heldBy, knownCard } from './price.ts';
import { WEIGHTS } from './weights.ts';
import { opsWorth, woundWorth } from './worth.ts';

/** What success and failure of an attempt are worth to the attacker. */
export interface Stakes {
  readonly success: number;
  readonly failure: number;
}

/**
 * What a new Mission for the track costs the defender: a card of the hand, or several of the deck. Nothing in
 * a story.
 */
const refillWorth = (view: View, defender: Conflict['defender']): number =>
  defender === null || view.story ? 0 : WEIGHTS.refill * cardPrice(view, defender);

const pointsOf = (table: Position, { mission }: Conflict): number => {
  const card = knownCard(table, mission);
  return card?.type === 'mission' ? card.vp : 1;
};

/**
 * The share of the usual card price that a defender counts. It is small if the game may end soon, because
 * unspent cards are then useless.
 */
export const cardPriceShare = (table: Position, conflict: Conflict): number => {
  const { vp, target } = table.players[conflict.attacker]!;
  const missing = target - vp - pointsOf(table, conflict);
  return missing <= 0 ? WEIGHTS.lastStand : Math.min(1, WEIGHTS.late + WEIGHTS.latePoint * missing);
};

/** The defender's hand, with the prices that apply in this conflict. */
export const heldToDefend = (view: View, seat: Seat, conflict: Conflict): HeldModifier[] => {
  const share = cardPriceShare(view, conflict);
  return heldBy(view, seat).map(held => ({ ...held, cost: held.cost * share }));
};

export const attackStakes = (view: View, conflict: Conflict): Stakes => {
  const { attacker, defender, mission, post } = conflict;
  const card = knownCard(view, mission);
  const points = pointsOf(view, conflict);
  const effects = card?.type === 'mission' ? (card.effects ?? []) : [];
  const more = opsWorth(
    view,
    attacker,
    effects.flatMap(effect => (effect.on === 'missionWon' ? effect.do : [])),
  );
  const hero = heroAt(view, post);
  const isHale = hero !== null && view.heroes[hero]!.face === 'active';
  return {
    success: gain(view, attacker, points) + Math.max(0, more) + refillWorth(view, defender),
    failure: isHale && hero !== null ? -woundWorth(view, hero) : -0.1,
  };
};
