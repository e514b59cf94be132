import type { Seat } from '../../../../engine/game.ts';
import { choice, move as moveCards, pickRandomSome } from '../../flow/run.ts';
import { isRival } from '../../modes.ts';
import type { Instance } from '../../types.ts';
import { countPoints, placeOf } from '../cards.ts';
import type { Handler } from '../handler.ts';
import { amountOf, matchesHidden, whoMeant } from '../target.ts';

export const recover: Handler<'recover'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const amount = amountOf(run, op.amount, task);
  const found: [Seat, readonly Instance[]][] = [];
  for (const seat of seats) {
    // HT-11.8: the Rival has no hand.
    if (isRival(run.state, seat) && op.to === 'hand') continue;
    const { discard } = run.state.players[seat]!;
    // The card whose effect runs is not in the pile yet.
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
};
