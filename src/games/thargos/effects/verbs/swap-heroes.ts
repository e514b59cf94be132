import type { Seat } from '../../../../engine/game.ts';
import { anyOf, heroes } from '../../asking/possible-targets.ts';
import { postOfHero } from '../../board/lookup.ts';
import { seatOf } from '../../board/places.ts';
import type { Instance } from '../../types.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface SwapHeroesOp {
  readonly op: 'swapHeroes';
  readonly target: Target;
  readonly to: Target;
}

export const swapHeroes: VerbDefinition<SwapHeroesOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'swap',
  isUseful: (table, { target, to }, context) => {
    if (table.story) return false;
    // `adjacent` means next to the hero that moves, not next to the card with the effect.
    const other =
      typeof to === 'string' || to.pick !== 'adjacent' ? anyOf(to) : { ...to, pick: 'choose' as const };
    const seat = (hero: Instance): Seat => seatOf(postOfHero(table, hero)!);
    const seconds = heroes(table, other, context);
    return heroes(table, target, context).some(a => seconds.some(b => a !== b && seat(a) === seat(b)));
  },
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
};
