import type { Seat } from '../../../../engine/game.ts';
import { fits } from '../../asking/changes.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { playersMeant } from '../../board/lookup.ts';
import { choice, move as moveCards, pickRandomSome } from '../../flow/run.ts';
import { isRival } from '../../modes.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { goalOf, words } from '../../words/grammar.ts';
import { countPoints, placeOf } from '../cards.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Filter, Who, Zone } from '../effect.ts';
import { amountOf, matchesHidden, whoMeant } from '../target.ts';

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
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const amount = amountOf(run, op.amount, task);
    const found: [Seat, readonly Instance[]][] = [];
    for (const seat of seats) {
      // HT-11.8: the Rival has no hand to which a card could return.
      if (isRival(run.state, seat) && op.to === 'hand') continue;
      const { discard } = run.state.players[seat]!;
      // The card with this effect isn't in the discard pile yet, so it can't recover itself.
      const fitting = op.where ? discard.filter(card => matchesHidden(run, card, op.where)) : discard;
      const cards =
        op.by === 'random'
          ? pickRandomSome(run, fitting, amount)
          : choice(run, task, `recover:${seat}`, {
              seat: op.by === 'chooser' ? task.context.seat : seat,
              kind: 'card',
              card: task.context.card,
              verb: 'recover',
              least: amount,
              most: amount,
              from: fitting,
            });
      if (!cards) return;
      found.push([seat, cards]);
    }
    for (const [seat, cards] of found) {
      moveCards(run, cards, { zone: 'discard', seat }, placeOf(op.to, seat), 'recover');
      if (op.to === 'score') for (const card of cards) countPoints(run, card, seat, 1);
    }
  },
  english: (op, context) =>
    en.act(op.who, 'return', owns =>
      words(
        en.cards(op.amount, context, op.where),
        op.by === undefined ? '' : en.chosenBy(op.by, op.who),
        `from ${owns} discard pile`,
        en.ZONE_WORDS[goalOf(op.to)].to(owns),
      ),
    ),
  french: (op, context) =>
    fr.act(op.who, 'remettre', owner =>
      words(
        fr.cards(op.amount, context, op.where),
        op.by === undefined ? '' : fr.chosenBy(op.by, op.who),
        fr.ZONE_WORDS.discard.from(owner),
        fr.ZONE_WORDS[goalOf(op.to)].to(owner),
      ),
    ),
  prompt: {
    one: {
      en: 'Which cards return from the discard pile?',
      fr: 'Quelles cartes reviennent de la défausse\u202f?',
    },
  },
};
