import type { Seat } from '../../engine/game.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import type { Conflict, Position, View } from '../../games/thargos/types.ts';
import { cardPrice, gain, type HeldModifier, heldBy, knownCard } from './price.ts';
import { WEIGHTS } from './weights.ts';
import { opsWorth, woundWorth } from './worth.ts';

/** The value of success and of failure. */
export interface Stakes {
  readonly success: number;
  readonly failure: number;
}

/** The loser fills the empty place with a card from their hand, or several from their deck. In a story, nobody does. */
const refillWorth = (view: View, defender: Conflict['defender']): number =>
  defender === null || view.story ? 0 : WEIGHTS.refill * cardPrice(view, defender);

/** The points for the Mission of a conflict. */
const pointsOf = (table: Position, { mission }: Conflict): number => {
  const card = knownCard(table, mission);
  return card?.type === 'mission' ? card.vp : 1;
};

/** The share of a card's usual price for the defender: saving cards is worth little in a game that is about to end. */
export const cardPriceShare = (table: Position, conflict: Conflict): number => {
  const { vp, target } = table.players[conflict.attacker]!;
  const missing = target - vp - pointsOf(table, conflict);
  return missing <= 0 ? WEIGHTS.lastStand : Math.min(1, WEIGHTS.late + WEIGHTS.latePoint * missing);
};

/** The player's hand, priced for the defense in this conflict. */
export const heldToDefend = (view: View, seat: Seat, conflict: Conflict): HeldModifier[] => {
  const share = cardPriceShare(view, conflict);
  return heldBy(view, seat).map(held => ({ ...held, cost: held.cost * share }));
};

/** The value of winning or losing this conflict for the attacker. */
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
