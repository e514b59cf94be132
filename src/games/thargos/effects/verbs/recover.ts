import { fits } from '../../asking/changes.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { playersMeant } from '../../board/lookup.ts';
import { isRival } from '../../modes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Filter, Who, Zone } from '../effect.ts';

export interface RecoverOp {
  readonly op: 'recover';
  readonly who: Who;
  readonly amount: Expr;
  readonly to: Zone;
  readonly where?: Filter;
  readonly by?: 'chooser' | 'victim' | 'random';
}

export const recover: VerbDefinition<RecoverOp> = {
  keys: { who: 'needed', amount: 'needed', to: 'zone', where: 'optional', by: 'optional' },
  picture: 'hoard',
  isUseful: (table, { who, amount, to, where }, context) =>
    isMore(table, amount, context) &&
    playersMeant(table, who, context).some(
      seat => !(isRival(table, seat) && to === 'hand') && fits(table, table.players[seat]!.discard, where),
    ),
  value: ({ who, amount, to }, bot, view, seat) =>
    bot.sideOf(who) *
    Math.min(bot.largestPile(view, seat, who, 'discard'), bot.numberOf(amount)) *
    (to === 'hand'
      ? bot.priceFor(view, seat, who) + 0.15
      : bot.priceFor(view, seat, who) * bot.weights.restocked),
};
