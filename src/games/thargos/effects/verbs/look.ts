import type { Seat } from '../../../../engine/game.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { handSize, rivalPile } from '../../board/counting.ts';
import { playersMeant } from '../../board/lookup.ts';
import { choice, emit, pickRandomSome, type Run, topOf } from '../../flow/run.ts';
import { isRival } from '../../modes.ts';
import type { Instance } from '../../types.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who, Zone } from '../effect.ts';
import { amountOf, whoMeant } from '../target.ts';

export interface LookOp {
  readonly op: 'look';
  readonly who: Who;
  readonly from: Zone;
  readonly amount: Expr;
  readonly rearrange?: boolean;
}

export const look: VerbDefinition<LookOp> = {
  keys: { who: 'needed', from: 'needed', amount: 'needed', rearrange: 'optional' },
  picture: 'eye',
  isUseful: (table, { who, from, amount, rearrange }, context) => {
    const { seat: viewer } = context;
    if (isRival(table, viewer) && rearrange !== true) return false;
    return playersMeant(table, who, context).some(seat => {
      if (from !== 'hand') return isMore(table, amount, context) && table.players[seat]!.deck > 0;
      return seat !== viewer && isMore(table, amount, context) && handSize(table, seat) > 0;
    });
  },
  value: 0.08,
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const amount = amountOf(run, op.amount, task);
    const viewer = task.context.seat;
    const order = op.rearrange && op.from === 'deckTop' && seats.length === 1 ? seats[0] : undefined;
    const isAsked = task.answers?.order !== undefined;
    if (!isAsked && !isRival(run.state, viewer))
      for (const seat of seats) lookAt(run, viewer, seat, op.from, amount);
    if (order === undefined) return;
    const cards = topOf(run, order, amount);
    const sorted = choice(run, task, 'order', {
      seat: viewer,
      kind: 'order',
      card: task.context.card,
      verb: 'look',
      least: cards.length,
      most: cards.length,
      from: cards,
    });
    if (sorted && sorted.length > 1)
      emit(run, { type: 'reordered', seat: order, secret: { cards: [...sorted].reverse() } });
  },
  english: (op, context) =>
    en.order('look at', en.lookedAt(op, context) + (op.rearrange ? ' and put them back in any order' : '')),
  french: (op, context) => {
    const order1 = fr.order('regarder', fr.lookedAt(op, context));
    if (!op.rearrange) return order1;
    return {
      say: `${order1.say} et remettez-les dans l’ordre de votre choix`,
      may: `${order1.may} et les remettre dans l’ordre de votre choix`,
    };
  },
  prompt: {
    one: {
      en: 'In what order do the cards return? The first is drawn first.',
      fr: 'Dans quel ordre remettre les cartes\u202f? La première sera piochée d’abord.',
    },
  },
};

const lookAt = (run: Run, seat: Seat, owner: Seat, from: Zone, amount: number): void => {
  const isHand = from === 'hand';
  const { secret, solo } = run.state;
  // HT-11.8: the Rival's hand is the top of its deck, as many cards as it would defend with next.
  const rivalHand = isHand && isRival(run.state, owner) && solo;
  const cards =
    isHand && !rivalHand
      ? handPart(run, secret.hands[owner]!, seat, owner, amount)
      : topOf(run, owner, rivalHand ? Math.min(amount, rivalPile(run.state, 'defence')) : amount);
  if (cards.length === 0) return;
  const zone = isHand && !rivalHand ? 'hand' : 'deck';
  emit(run, { type: 'looked', seat, owner, zone, count: cards.length, secret: { cards } });
};

/** The cards of a hand that the player sees: random ones if the hand has more than the amount. */
const handPart = (
  run: Run,
  hand: readonly Instance[],
  seat: Seat,
  owner: Seat,
  amount: number,
): Instance[] => (seat === owner || amount >= hand.length ? [...hand] : pickRandomSome(run, hand, amount));
