import { hasDeck } from '../../asking/changes.ts';
import { isMore } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';

export interface BurnOp {
  readonly op: 'burn';
  readonly who: Who;
  readonly amount: Expr;
}

export const burn: VerbDefinition<BurnOp> = {
  keys: { who: 'needed', amount: 'needed' },
  picture: 'flame',
  isUseful: (table, { who, amount }, context) =>
    isMore(table, amount, context) && hasDeck(table, who, context),
  value: ({ who, amount }, bot, view, seat) =>
    -bot.sideOf(who) *
    Math.min(bot.largestPile(view, seat, who, 'deck'), bot.numberOf(amount)) *
    bot.priceFor(view, seat, who),
};
