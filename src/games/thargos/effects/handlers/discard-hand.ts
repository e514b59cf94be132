import type { Seat } from '../../../../engine/game.ts';
import { discardRivalHand } from '../../flow/rival-hand.ts';
import type { Run } from '../../flow/run.ts';
import { choice, discardToOwners, pickRandomSome } from '../../flow/run.ts';
import { isKnown } from '../../flow/visibility.ts';
import { isRival } from '../../modes.ts';
import type { Instance } from '../../types.ts';
import type { Handler, OpTask } from '../handler.ts';
import { amountOf, matchesHidden, whoMeant } from '../target.ts';

export const discardHand: Handler<'discardHand'> = (run, op, task) => {
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
  // A player who hasn't seen the hand picks among card backs, so the cards are random.
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
