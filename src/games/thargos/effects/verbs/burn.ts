import { hasDeck } from '../../asking/changes.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { burn as burnCards } from '../../flow/deck.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';
import { amountOf, whoMeant } from '../target.ts';

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
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const amount = amountOf(run, op.amount, task);
    for (const seat of seats) burnCards(run, seat, amount);
  },
  english: (op, context) => en.act(op.who, 'burn', owns => en.fromTop('top', op.amount, owns, context)),
  french: (op, context) => fr.act(op.who, 'brûler', owner => fr.fromEnd('top', op.amount, owner, context)),
  prompt: { player: { en: 'Whose deck burns?', fr: 'Quel deck brûle\u202f?' } },
};
