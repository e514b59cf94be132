import { isMore } from '../../asking/possible-targets.ts';
import { playersMeant } from '../../board/lookup.ts';
import { isRival } from '../../modes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';

export interface DrawOp {
  readonly op: 'draw';
  readonly who: Who;
  readonly amount: Expr;
}

export const draw: VerbDefinition<DrawOp> = {
  keys: { who: 'needed', amount: 'needed' },
  picture: 'book',
  isUseful: (table, { who, amount }, context) =>
    isMore(table, amount, context) &&
    playersMeant(table, who, context).some(seat => !isRival(table, seat) && table.players[seat]!.deck > 0),
  // One more card in the hand is one card fewer in the deck.
  value: ({ who, amount }, bot, view, seat) =>
    bot.sideOf(who) *
    Math.min(bot.largestPile(view, seat, who, 'deck'), bot.numberOf(amount)) *
    bot.weights.inHand,
};
