import type { Seat } from '../../../engine/game.ts';
import { ownerOf, postOfCard } from '../board/lookup.ts';
import type { Instance, Prompt, State } from '../types.ts';
import { isKnown, isShown, isUnseen } from './visibility.ts';

/** HT-A-55: copies of one card in the same place are one answer. */

const KINDS: readonly Prompt['kind'][] = ['card', 'order', 'advantage', 'trackCard', 'pam'];

const usesOf = ({ uses, usesTurn, usesConflict }: State, card: Instance): string =>
  [uses, usesTurn, usesConflict]
    .map(counts =>
      Object.entries(counts)
        .filter(([name]) => name.startsWith(`${card}:`))
        .map(([name, count]) => `${name.slice(name.indexOf(':'))}=${count}`)
        .sort(),
    )
    .join(';');

/** The place of a card, as far as cards offered together can differ in it. */
const spotOf = (state: State, card: Instance): string => {
  const { secret, players } = state;
  const piles = [...secret.attack, ...secret.defence, ...secret.hands, ...players.map(({ score }) => score)];
  return [postOfCard(state, card), piles.findIndex(pile => pile.includes(card)), ownerOf(state, card)].join();
};

const isCopy = (state: State, a: Instance, b: Instance): boolean =>
  state.secret.faces[a] === state.secret.faces[b] &&
  spotOf(state, a) === spotOf(state, b) &&
  usesOf(state, a) === usesOf(state, b);

/** No more copies of a card than can be picked, those that another player has seen first. */
export const withoutCopies = (
  state: State,
  seat: Seat,
  cards: readonly Instance[],
  most = 1,
): readonly Instance[] => {
  const { secret, players } = state;
  if (new Set(cards.map(card => secret.faces[card])).size === cards.length) return cards;
  const isSeen = (card: Instance): boolean =>
    players.some((_, other) => other !== seat && isKnown(secret, other, card));
  const kept: Instance[] = [];
  for (const card of [...cards.filter(isSeen), ...cards.filter(one => !isSeen(one))])
    if (kept.filter(other => isCopy(state, card, other)).length < most) kept.push(card);
  return kept.length === cards.length ? cards : cards.filter(card => kept.includes(card));
};

/** Whether these cards are a whole hand, whose size all players see. */
const isWholeHand = ({ secret }: State, cards: readonly Instance[]): boolean =>
  secret.hands.some(hand => hand.length === cards.length && cards.every(card => hand.includes(card)));

interface Asking {
  readonly seat: Seat;
  readonly kind: Prompt['kind'];
  readonly from: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** The cards offered out of all that could be picked; only as many as needed if every answer has the same result. */
export const offered = (state: State, { seat, kind, from, least, most }: Asking): readonly number[] => {
  if (from.length < 2 || !KINDS.includes(kind)) return from;
  // Nobody compares cards whose faces they don't see.
  if (!isShown(kind) && from.some(card => isUnseen(state, seat, card))) return from;
  const isOneCard = withoutCopies(state, seat, from).length === 1;
  if (kind === 'order') return isOneCard ? from.slice(0, 1) : from;
  if (!isOneCard || least < most) return withoutCopies(state, seat, from, most);
  // To skip the question would tell the others that the whole hand is copies of one card.
  return isWholeHand(state, from) ? from : withoutCopies(state, seat, from, most).slice(0, most);
};
