import type { Seat } from '../../../../engine/game.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { handSize } from '../../board/counting.ts';
import { playersMeant } from '../../board/lookup.ts';
import { discardRivalHand } from '../../flow/rival-hand.ts';
import { choice, discardToOwners, pickRandomSome, type Run } from '../../flow/run.ts';
import { isKnown } from '../../flow/visibility.ts';
import { isRival } from '../../modes.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { isAll, words } from '../../words/grammar.ts';
import type { OpTask, VerbDefinition } from '../definition.ts';
import type { Expr, Filter, Who } from '../effect.ts';
import { amountOf, matchesHidden, whoMeant } from '../target.ts';

export interface DiscardHandOp {
  readonly op: 'discardHand';
  readonly who: Who;
  readonly amount: Expr;
  /** Who chooses the cards: the owner of the effect, the owner of the hand (the default), or chance. */
  readonly by?: 'chooser' | 'victim' | 'random';
  readonly where?: Filter;
}

export const discardHand: VerbDefinition<DiscardHandOp> = {
  keys: { who: 'needed', amount: 'needed', by: 'optional', where: 'optional' },
  picture: 'purse',
  isUseful: (table, { who, amount }, context) =>
    isMore(table, amount, context) &&
    playersMeant(table, who, context).some(seat => handSize(table, seat) > 0),
  // The player draws up to the hand limit again, so a discard finally costs cards of the deck.
  value: ({ who, amount }, bot, view, seat) =>
    -bot.sideOf(who) *
    Math.min(bot.largestHand(view, seat, who), bot.numberOf(amount)) *
    (bot.priceFor(view, seat, who) + 0.1),
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const amount = amountOf(run, op.amount, task);
    const fates: [Seat, readonly Instance[]][] = [];
    for (const seat of seats) {
      if (isRival(run.state, seat)) continue;
      const hand = run.state.secret.hands[seat]!;
      const fitting = op.where ? hand.filter(card => matchesHidden(run, card, op.where)) : hand;
      const cards = discarded(run, task, { seat, by: op.by ?? 'victim', fitting, amount });
      if (!cards) return;
      fates.push([seat, cards]);
    }
    for (const [seat, cards] of fates) discardToOwners(run, cards, { zone: 'hand', seat }, 'discard');
    for (const seat of seats) if (isRival(run.state, seat)) discardRivalHand(run, seat, amount);
  },
  english: (op, context) =>
    en.act(op.who, 'discard', owns =>
      isAll(op.amount) && op.where === undefined
        ? `${owns} whole hand`
        : words(en.cards(op.amount, context, op.where), en.chosenBy(op.by, op.who)),
    ),
  french: (op, context) =>
    fr.act(op.who, 'défausser', owner =>
      isAll(op.amount) && op.where === undefined
        ? `toute ${fr.ZONE_WORDS.hand.name(owner)}`
        : words(fr.cards(op.amount, context, op.where), fr.chosenBy(op.by, op.who)),
    ),
  prompt: { one: { en: 'Which cards are discarded?', fr: 'Quelles cartes sont défaussées\u202f?' } },
};

interface Discarding {
  readonly seat: Seat;
  readonly by: 'chooser' | 'victim' | 'random';
  readonly fitting: readonly Instance[];
  readonly amount: number;
}

const discarded = (
  run: Run,
  task: OpTask,
  { seat, by, fitting, amount }: Discarding,
): readonly Instance[] | undefined => {
  const key = `discard:${seat}`;
  const chooser = by === 'chooser' ? task.context.seat : seat;
  // A player who hasn't seen the hand would choose among card backs, so the choice is random.
  const isBlind =
    by === 'chooser' && chooser !== seat && !task.answers?.[key] && !knowsHand(run, chooser, seat);
  if (by === 'random' || isBlind) return pickRandomSome(run, fitting, amount);
  return choice(run, task, key, {
    seat: chooser,
    kind: 'card',
    card: task.context.card,
    verb: 'discardHand',
    least: amount,
    most: amount,
    from: fitting,
  });
};

const knowsHand = ({ state: { secret } }: Run, looker: Seat, owner: Seat): boolean =>
  secret.hands[owner]!.every(card => isKnown(secret, looker, card));
