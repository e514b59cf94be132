import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { eachColour } from '../board/modifiers.ts';
import { roomFor } from '../board/pam-rules.ts';
import { choice, layAway, move, type Run, someByLot, tell, topOf } from '../flow/run.ts';
import type { Instance, Pam } from '../types.ts';
import type { Handler } from './handler.ts';
import { amountOf, coloursMeant, targetsMeant, whoMeant } from './target.ts';

/** Verbs for the face-down cards of a conflict. */

export const sideOf = (run: Run, seat: Seat): 'attack' | 'defence' | undefined => {
  const { conflict } = run.state;
  // Once it is resolved the modifiers are gone.
  if (conflict?.success !== null) return undefined;
  if (conflict?.attacker === seat) return 'attack';
  return conflict?.defender === seat ? 'defence' : undefined;
};

/** What lies open already is shown anew when it changes. */
const showAgain = (run: Run): void => {
  const { conflict, secret } = run.state;
  if (conflict?.shown && conflict.success === null)
    tell(run, { type: 'revealed', attack: secret.attack, defence: secret.defence });
};

export const peekPam: Handler<'peekPam'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const { seat: viewer } = task.context;
  const amount = amountOf(run, op.amount, task);
  for (const seat of seats) {
    const side = sideOf(run, seat);
    if (side === undefined || seat === viewer) continue;
    const known = run.state.secret.looked[viewer]!;
    const hidden = run.state.secret[side].flat().filter(card => !known.some(look => look.card === card));
    const cards = someByLot(run, hidden, amount);
    if (cards.length > 0)
      tell(run, {
        type: 'looked',
        seat: viewer,
        owner: seat,
        zone: side,
        count: cards.length,
        secret: { cards },
      });
  }
};

const counts = ([power, mind, mysticism]: Pam) => ({
  power: power.length,
  mind: mind.length,
  mysticism: mysticism.length,
});

/** Only cards of the own side change their colour; the number on each colour stays open. */
export const reassignPam: Handler<'reassignPam'> = (run, op, task) => {
  const side = sideOf(run, task.context.seat);
  if (side === undefined) return;
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  const pam = run.state.secret[side];
  const own = cards.filter(card => pam.flat().includes(card));
  if (own.length === 0) return;
  // HT-A-55: to stay where they are is no choice.
  const isMoved = (colour: Attribute): boolean =>
    op.attr !== 'chosen' || own.some(card => !pam[ATTRIBUTES.indexOf(colour)]!.includes(card));
  const colours = coloursMeant(run, op.attr, task, isMoved);
  if (!colours || colours.length === 0) return;
  const to = ATTRIBUTES.indexOf(colours[0]!);
  const after = eachColour(i => [...pam[i].filter(card => !own.includes(card)), ...(i === to ? own : [])]);
  tell(run, { type: 'reassigned', side, counts: counts(after), secret: { cards: after } });
  showAgain(run);
};

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
    // Who is asked next begins this anew: until all have picked, no card moves.
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

export const discardPam: Handler<'discardPam'> = (run, op, task) => {
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  for (const side of ['attack', 'defence'] as const)
    for (const [i, colour] of ATTRIBUTES.entries()) {
      const gone = run.state.secret[side][i]!.filter(card => cards.includes(card));
      if (gone.length > 0) layAway(run, gone, { zone: side, colour }, 'discard');
    }
  showAgain(run);
};
