import { heroAt } from '../../games/thargos/board/lookup.ts';
import type { Conflict, View } from '../../games/thargos/types.ts';
import { cardPrice, gain, knownCard } from './price.ts';
import { WEIGHTS } from './weights.ts';
import { opsWorth, woundWorth } from './worth.ts';

/** What is at stake: for success and for failure. */
export interface Stakes {
  readonly success: number;
  readonly failure: number;
}

/** The loser fills the empty place: a card from his hand, or several from his deck. In a story nobody does. */
const refillWorth = (view: View, defender: Conflict['defender']): number =>
  defender === null || view.story ? 0 : WEIGHTS.refill * cardPrice(view, defender);

/** What winning or losing this conflict means for the attacker. */
export const attackStakes = (view: View, { attacker, defender, mission, post }: Conflict): Stakes => {
  const card = knownCard(view, mission);
  const points = card?.type === 'mission' ? card.vp : 1;
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
