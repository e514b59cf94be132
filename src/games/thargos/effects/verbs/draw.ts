import { isMore } from '../../asking/possible-targets.ts';
import { playersMeant } from '../../board/lookup.ts';
import { drawCards } from '../../flow/deck.ts';
import { isRival } from '../../modes.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';
import { amountOf, whoMeant } from '../target.ts';

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
  // A drawn card leaves the deck, so it isn't worth the full price of a card.
  value: ({ who, amount }, bot, view, seat) =>
    bot.sideOf(who) *
    Math.min(bot.largestPile(view, seat, who, 'deck'), bot.numberOf(amount)) *
    bot.weights.inHand,
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const amount = amountOf(run, op.amount, task);
    for (const seat of seats) drawCards(run, seat, amount);
  },
  english: (op, context) => en.act(op.who, 'draw', () => en.cards(op.amount, context)),
  french: (op, context) => fr.act(op.who, 'piocher', () => fr.cards(op.amount, context)),
  prompt: { player: { en: 'Who draws?', fr: 'Qui pioche\u202f?' } },
};
