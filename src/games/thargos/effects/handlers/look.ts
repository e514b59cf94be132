import type { Seat } from '../../../../engine/game.ts';
import { rivalPile } from '../../board/counting.ts';
import type { Run } from '../../flow/run.ts';
import { choice, emit, pickRandomSome, topOf } from '../../flow/run.ts';
import { isRival } from '../../modes.ts';
import type { Instance } from '../../types.ts';
import type { Zone } from '../effect.ts';
import type { Handler } from '../handler.ts';
import { amountOf, whoMeant } from '../target.ts';

export const look: Handler<'look'> = (run, op, task) => {
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
};

const lookAt = (run: Run, seat: Seat, owner: Seat, from: Zone, amount: number): void => {
  const isHand = from === 'hand';
  const { secret, solo } = run.state;
  // HT-11.8: the Rival's hand is the cards that the Rival would defend with.
  const rivalHand = isHand && isRival(run.state, owner) && solo;
  const cards =
    isHand && !rivalHand
      ? handPart(run, secret.hands[owner]!, seat, owner, amount)
      : topOf(run, owner, rivalHand ? Math.min(amount, rivalPile(run.state, 'defence')) : amount);
  if (cards.length === 0) return;
  const zone = isHand && !rivalHand ? 'hand' : 'deck';
  emit(run, { type: 'looked', seat, owner, zone, count: cards.length, secret: { cards } });
};

/** Random cards if the hand is larger than the amount. */
const handPart = (
  run: Run,
  hand: readonly Instance[],
  seat: Seat,
  owner: Seat,
  amount: number,
): Instance[] => (seat === owner || amount >= hand.length ? [...hand] : pickRandomSome(run, hand, amount));
