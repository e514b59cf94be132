import type { Seat } from '../../../engine/game.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Config, ConfigWish, DeckChoice } from '../config.ts';
import { buildFor } from './builds.ts';
import { sumsOf } from './check.ts';
import { PRECONS } from './precons.ts';

/** The decks that the first two seats have by default, with their PAM. */
const USUAL = PRECONS.slice(0, 2).map(deck => ({ id: deck.id, pam: sumsOf(deck, DEFAULT_SET).pam }));

/** The deck of a seat: the chosen one, or a default deck within the points cap (HT-2.6), or a random one. */
export const deckFor = (
  { decks = [], pointsCap = null }: Partial<Pick<Config, 'decks' | 'pointsCap'>>,
  seat: Seat,
): DeckChoice => {
  const usual = USUAL[seat];
  const fits = usual && (pointsCap === null || usual.pam <= pointsCap);
  return decks[seat] ?? (fits ? usual : buildFor(pointsCap ?? 0)[seat])?.id ?? 'random';
};

/**
 * The deck of a seat after its player has left. HT-A-41: a chosen deck stays only if it is ready-made and
 * public.
 */
const leftBy = (wish: ConfigWish, seat: Seat): DeckChoice => {
  const deck = deckFor(wish, seat);
  return typeof deck === 'string' && wish.deckLists === 'open' ? deck : deckFor({ ...wish, decks: [] }, seat);
};

/**
 * HT-2.7: the decks of a config after this seat's deck is changed. `deck` is undefined if the player has
 * left.
 */
export const withDeck = (wish: ConfigWish, seat: Seat, deck: unknown): ConfigWish => {
  if (deck === undefined && wish.decks?.[seat] === undefined) return wish;
  const count = Math.max(wish.decks?.length ?? 0, seat + 1);
  // The cast is safe, because `configure` checks the deck.
  const own = deck === undefined ? leftBy(wish, seat) : (deck as DeckChoice);
  const decks = Array.from({ length: count }, (_, i) => (i === seat ? own : deckFor(wish, i)));
  return { ...wish, decks };
};

/** The config for a table with only these seats, in this order. */
export const withSeats = (wish: ConfigWish, seats: readonly Seat[]): ConfigWish =>
  wish.decks ? { ...wish, decks: seats.map(seat => deckFor(wish, seat)) } : wish;
