import type { Seat } from '../../../../engine/game.ts';
import type { Attribute } from '../../attributes.ts';
import { roomFor } from '../../board/pam-rules.ts';
import type { Run } from '../../flow/run.ts';
import { choice, move, topOf } from '../../flow/run.ts';
import type { Instance } from '../../types.ts';
import type { Handler } from '../handler.ts';
import { showAgain, sideOf } from '../pam.ts';
import { amountOf, coloursMeant, whoMeant } from '../target.ts';

export const addPam: Handler<'addPam'> = (run, op, task) => {
  const { conflict } = run.state;
  const seats = whoMeant(run, op.who, task);
  if (!seats || !conflict) return;
  const amount = amountOf(run, op.amount, task);
  const rooms = seats.map(seat => roomFor(run.state, seat, amount, task.context.seat));
  const colours = coloursMeant(run, op.attr ?? 'chosen', task, colour =>
    rooms.some(room => room[colour] > 0),
  );
  if (!colours || colours.length === 0) return;
  const [colour] = colours;
  const picked: [Seat, 'attack' | 'defence', readonly Instance[]][] = [];
  for (const [i, seat] of seats.entries()) {
    const side = sideOf(run, seat);
    const room = rooms[i]![colour!];
    if (side === undefined || room <= 0) continue;
    // Each question runs the handler again, so no card moves until all players have picked.
    const cards = added(run, op.from, seat, room, task);
    if (!cards) return;
    picked.push([seat, side, cards]);
  }
  const zone = op.from === 'hand' ? 'hand' : op.from === 'discard' ? 'discard' : 'deckTop';
  for (const [seat, side, cards] of picked)
    move(run, cards, { zone, seat }, { zone: side, colour: colour as Attribute }, 'effect');
  showAgain(run);
};

const added = (
  run: Run,
  from: string,
  seat: Seat,
  amount: number,
  task: Parameters<Handler<'addPam'>>[2],
): readonly Instance[] | undefined => {
  if (from !== 'hand' && from !== 'discard') return topOf(run, seat, amount);
  const cards = from === 'hand' ? run.state.secret.hands[seat]! : run.state.players[seat]!.discard;
  return choice(run, task, `add:${seat}`, {
    seat,
    kind: 'card',
    card: task.context.card,
    verb: 'addPam',
    least: Math.min(amount, cards.length),
    most: amount,
    from: cards,
  });
};
