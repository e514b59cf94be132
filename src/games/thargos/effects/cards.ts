import type { Seat } from '../../../engine/game.ts';
import { shuffled } from '../../../engine/random.ts';
import { rivalPile } from '../board/counting.ts';
import { design } from '../board/library.ts';
import { ownerOf } from '../board/lookup.ts';
import type { Place } from '../events.ts';
import { burn as burnCards, dig as digFor, drawCards } from '../flow/deck.ts';
import { discardRivalHand } from '../flow/rival-hand.ts';
import { choice, layAway, lot, move as moveCards, type Run, someByLot, tell, topOf } from '../flow/run.ts';
import { isKnown } from '../flow/unseen.ts';
import { isRival } from '../modes.ts';
import type { Instance } from '../types.ts';
import type { Zone } from './effect.ts';
import type { Handler, OpTask } from './handler.ts';
import { amountOf, matchesHidden, targetsMeant, whoMeant } from './target.ts';

/** Verbs that move cards between hands, decks and discard piles. */

export const draw: Handler<'draw'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const amount = amountOf(run, op.amount, task);
  for (const seat of seats) drawCards(run, seat, amount);
};

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
  for (const [seat, cards] of fates) layAway(run, cards, { zone: 'hand', seat }, 'discard');
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
  // Somebody who has not looked chooses among the backs of cards: that is chance.
  const isBlind =
    by === 'chooser' && chooser !== seat && !task.answers?.[key] && !knowsHand(run, chooser, seat);
  if (by === 'random' || isBlind) return someByLot(run, fitting, amount);
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

export const burn: Handler<'burn'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const amount = amountOf(run, op.amount, task);
  for (const seat of seats) burnCards(run, seat, amount);
};

export const dig: Handler<'dig'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  for (const seat of seats) {
    const found = digFor(run, seat, op.where, placeOf(op.to, seat));
    if (found !== undefined && op.to === 'score') countPoints(run, found, seat, 1);
  }
};

/** HT-6.1: a Mission that comes to a score pile, or leaves it, takes its points along. */
const countPoints = (run: Run, card: Instance, seat: Seat, sign: 1 | -1): void => {
  const { card: found } = design(run.state.config, run.state.secret.faces[card]!);
  if (found.type === 'mission') tell(run, { type: 'gained', seat, vp: sign * found.vp });
};

/** Where a word of a card sends a card of this player; what has no place of its own there is discarded. */
export const placeOf = (zone: Zone, seat: Seat): Place => {
  switch (zone) {
    case 'hand':
    case 'deckTop':
    case 'deckBottom':
    case 'discard':
    case 'score':
      return { zone, seat };
    case 'outOfGame':
      return { zone: 'out' };
    case 'track':
    case 'hero':
      return { zone: 'discard', seat };
  }
};

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
    tell(run, { type: 'reordered', seat: order, secret: { cards: [...sorted].reverse() } });
};

const lookAt = (run: Run, seat: Seat, owner: Seat, from: Zone, amount: number): void => {
  const isHand = from === 'hand';
  const { secret, solo } = run.state;
  // HT-11.8: of the Rival's hand one sees what he would defend with.
  const rivalHand = isHand && isRival(run.state, owner) && solo;
  const cards =
    isHand && !rivalHand
      ? handPart(run, secret.hands[owner]!, seat, owner, amount)
      : topOf(run, owner, rivalHand ? Math.min(amount, rivalPile(run.state, 'defence')) : amount);
  if (cards.length === 0) return;
  const zone = isHand && !rivalHand ? 'hand' : 'deck';
  tell(run, { type: 'looked', seat, owner, zone, count: cards.length, secret: { cards } });
};

/** Of a larger hand chance shows some. */
const handPart = (
  run: Run,
  hand: readonly Instance[],
  seat: Seat,
  owner: Seat,
  amount: number,
): Instance[] => (seat === owner || amount >= hand.length ? [...hand] : someByLot(run, hand, amount));

export const recover: Handler<'recover'> = (run, op, task) => {
  const seats = whoMeant(run, op.who, task);
  if (!seats) return;
  const amount = amountOf(run, op.amount, task);
  const found: [Seat, readonly Instance[]][] = [];
  for (const seat of seats) {
    // HT-11.8: the Rival has no hand to take cards back into.
    if (isRival(run.state, seat) && op.to === 'hand') continue;
    const { discard } = run.state.players[seat]!;
    // A card in the middle of its own effect is not in the pile yet.
    const fitting = op.where ? discard.filter(card => matchesHidden(run, card, op.where)) : discard;
    const cards =
      op.by === 'random'
        ? someByLot(run, fitting, amount)
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

export const shuffle: Handler<'shuffle'> = (run, op, task) => {
  const seats = whoMeant(run, op.who ?? 'self', task);
  if (!seats) return;
  for (const seat of seats) {
    const { players, secret } = run.state;
    const from = op.from === 'discard' || op.from === 'hand' ? op.from : 'deck';
    const added = from === 'discard' ? players[seat]!.discard : from === 'hand' ? secret.hands[seat]! : [];
    const deck = shuffled(lot(run), [...secret.decks[seat]!, ...added]);
    tell(run, { type: 'shuffled', seat, from, secret: { deck } });
  }
};

export const moveCard: Handler<'moveCard'> = (run, op, task) => {
  const cards = targetsMeant(run, op.target, task);
  if (!cards) return;
  for (const card of cards) {
    const from = placeOfCard(run, card);
    const owner = ownerOf(run.state, card);
    if (!from || owner === null) continue;
    moveCards(run, [card], from, placeOf(op.to, owner), 'effect');
    if (from.zone === 'score') countPoints(run, card, from.seat, -1);
    if (op.to === 'score') countPoints(run, card, owner, 1);
  }
};

/** Where a card lies now; heroes and Missions on tracks are moved by verbs of their own. */
export const placeOfCard = (run: Run, card: Instance): Place | undefined => {
  const { players, posts, secret, limbo } = run.state;
  for (let seat = 0; seat < players.length; seat++) {
    if (secret.hands[seat]!.includes(card)) return { zone: 'hand', seat };
    if (players[seat]!.discard.includes(card)) return { zone: 'discard', seat };
    if (players[seat]!.score.includes(card)) return { zone: 'score', seat };
    if (secret.decks[seat]!.includes(card)) return { zone: 'deckTop', seat };
  }
  for (let post = 0; post < posts.length; post++) {
    if (posts[post]!.advantages.includes(card)) return { zone: 'advantages', post };
    if (posts[post]!.actions.includes(card)) return { zone: 'actions', post };
  }
  return limbo.includes(card) ? { zone: 'limbo' } : undefined;
};
