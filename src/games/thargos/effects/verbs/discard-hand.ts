import { isMore } from '../../asking/possible-targets.ts';
import { handSize } from '../../board/counting.ts';
import { playersMeant } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Filter, Who } from '../effect.ts';

export interface DiscardHandOp {
  readonly op: 'discardHand';
  readonly who: Who;
  readonly amount: Expr;
  /** Who chooses: the effect's owner, the hand's owner, or chance. Default: the hand's owner. */
  readonly by?: 'chooser' | 'victim' | 'random';
  readonly where?: Filter;
}

export const discardHand: VerbDefinition<DiscardHandOp> = {
  keys: { who: 'needed', amount: 'needed', by: 'optional', where: 'optional' },
  picture: 'purse',
  isUseful: (table, { who, amount }, context) =>
    isMore(table, amount, context) &&
    playersMeant(table, who, context).some(seat => handSize(table, seat) > 0),
  // The hand is refilled, so the player loses cards of the deck in the end.
  value: ({ who, amount }, bot, view, seat) =>
    -bot.sideOf(who) *
    Math.min(bot.largestHand(view, seat, who), bot.numberOf(amount)) *
    (bot.priceFor(view, seat, who) + 0.1),
};
