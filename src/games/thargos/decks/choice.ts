import type { Seat } from '../../../engine/game.ts';
import { DEFAULT_SET } from '../cards/set.ts';
import type { Config, ConfigWish, DeckChoice } from '../config.ts';
import { buildFor } from './builds.ts';
import { sumsOf } from './check.ts';
import { PRECONS } from './precons.ts';

/** The two default decks. */
const USUAL = PRECONS.slice(0, 2).map(deck => ({ id: deck.id, pam: sumsOf(deck, DEFAULT_SET).pam }));

/** The chosen deck, or a default deck within the points cap (HT-2.6). */
export const deckFor = (
  { decks = [], pointsCap = null }: Partial<Pick<Config, 'decks' | 'pointsCap'>>,
  seat: Seat,
): DeckChoice => {
  const usual = USUAL[seat];
  const fits = usual && (pointsCap === null || usual.pam <= pointsCap);
  return decks[seat] ?? (fits ? usual : buildFor(pointsCap ?? 0)[seat])?.id ?? 'random';
};

/** If a player leaves, a ready-made deck stays at the seat, but only if it was public (HT-A-41). */
const leftBy = (wish: ConfigWish, seat: Seat): DeckChoice => {
  const deck = deckFor(wish, seat);
  return typeof deck === 'string' && wish.deckLists === 'open' ? deck : deckFor({ ...wish, decks: [] }, seat);
};

/** HT-2.7: the chosen decks with another one at this seat. Undefined means that the player has left. */
export const withDeck = (wish: ConfigWish, seat: Seat, deck: unknown): ConfigWish => {
  if (deck === undefined && wish.decks?.[seat] === undefined) return wish;
  const count = Math.max(wish.decks?.length ?? 0, seat + 1);
  // `configure` checks the deck.
  const own = deck === undefined ? leftBy(wish, seat) : (deck as DeckChoice);
  const decks = Array.from({ length: count }, (_, i) => (i === seat ? own : deckFor(wish, i)));
  return { ...wish, decks };
};
