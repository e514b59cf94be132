import { anyOf, found, heroes } from '../../asking/possible-targets.ts';
import { isOfFaction } from '../../board/card-targets.ts';
import { cardOf, postOfCard, postOfHero } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface MoveAdvantageOp {
  readonly op: 'moveAdvantage';
  readonly target: Target;
  readonly to: Target;
}

export const moveAdvantage: VerbDefinition<MoveAdvantageOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'takers',
  isUseful: (table, { target, to }, context) => {
    const bearers = heroes(table, to, context);
    return found(table, anyOf(target), context).some(id => {
      const post = postOfCard(table, id);
      if (post === undefined) return false;
      const card = cardOf(table, id);
      return bearers.some(
        hero =>
          postOfHero(table, hero) !== post && (card.type !== 'advantage' || isOfFaction(table, card, hero)),
      );
    });
  },
  value: 0,
};
