import type { Seat } from '../../../engine/game.ts';
import { ownerOf, postOfCard } from '../board/lookup.ts';
import type { Instance, Prompt, State } from '../types.ts';
import { isKnown, isShown, isUnseen } from './visibility.ts';

/**
 * HT-A-55: if a player could pick several copies of one card in the same place, only one of them is offered.
 */

const KINDS: readonly Prompt['kind'][] = ['card', 'order', 'advantage', 'trackCard', 'pam'];

type Counts = Readonly<Record<string, number>>;

/** Whether the second card has been used as often as the first, by each of its effects. */
const matchesUses = (counts: Counts, a: Instance, b: Instance): boolean =>
  Object.entries(counts).every(
    ([name, count]) => !name.startsWith(`${a}:`) || counts[`${b}${name.slice(name.indexOf(':'))}`] === count,
  );

const isUsedEqually = ({ uses, usesTurn, usesConflict }: State, a: Instance, b: Instance): boolean =>
  [uses, usesTurn, usesConflict].every(counts => matchesUses(counts, a, b) && matchesUses(counts, b, a));

const isInSamePlace = (state: State, a: Instance, b: Instance): boolean => {
  const { secret, players } = state;
  const isSame = (pile: readonly Instance[]): boolean => pile.includes(a) === pile.includes(b);
  return (
    ownerOf(state, a) === ownerOf(state, b) &&
    postOfCard(state, a) === postOfCard(state, b) &&
    secret.hands.every(isSame) &&
    secret.attack.every(isSame) &&
    secret.defence.every(isSame) &&
    players.every(({ score }) => isSame(score))
  );
};

const isCopy = (state: State, a: Instance, b: Instance): boolean =>
  state.secret.faces[a] === state.secret.faces[b] && isInSamePlace(state, a, b) && isUsedEqually(state, a, b);

/** Removes copies beyond the number that can be picked, and keeps those that another player has seen. */
export const withoutCopies = (
  state: State,
  seat: Seat,
  cards: readonly Instance[],
  most = 1,
): readonly Instance[] => {
  const { faces } = state.secret;
  // Most offers have no two equal cards, so the cheapest test comes first.
  if (cards.every((card, i) => cards.findIndex(other => faces[other] === faces[card]) === i)) return cards;
  const isSeen = (card: Instance): boolean =>
    state.players.some((_, other) => other !== seat && isKnown(state.secret, other, card));
  const kept: Instance[] = [];
  const keep = (card: Instance): void => {
    let copies = 0;
    for (const other of kept) if (isCopy(state, card, other)) copies += 1;
    if (copies < most) kept.push(card);
  };
  const seen = cards.filter(isSeen);
  seen.forEach(keep);
  for (const card of cards) if (!seen.includes(card)) keep(card);
  return kept.length === cards.length ? cards : cards.filter(card => kept.includes(card));
};

/** Whether these cards are a whole hand. All players can see how many cards a hand has. */
const isWholeHand = ({ secret }: State, cards: readonly Instance[]): boolean =>
  secret.hands.some(hand => hand.length === cards.length && cards.every(card => hand.includes(card)));

interface Asking {
  readonly seat: Seat;
  readonly kind: Prompt['kind'];
  readonly from: readonly number[];
  readonly least: number;
  readonly most: number;
}

/**
 * The candidates that a player is offered. If all answers have the same result, only as many as they must
 * pick.
 */
export const offered = (state: State, { seat, kind, from, least, most }: Asking): readonly number[] => {
  if (from.length < 2 || !KINDS.includes(kind)) return from;
  // A player who doesn't see the faces can't tell which cards are copies.
  if (!isShown(kind) && from.some(card => isUnseen(state, seat, card))) return from;
  const isOneCard = from.every(card => isCopy(state, from[0]!, card));
  if (kind === 'order') return isOneCard ? from.slice(0, 1) : from;
  if (!isOneCard || least < most) return withoutCopies(state, seat, from, most);
  // If the question were skipped, others would know that the whole hand consists of copies.
  return isWholeHand(state, from) ? from : withoutCopies(state, seat, from, most).slice(0, most);
};
