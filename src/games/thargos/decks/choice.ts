import type { Seat } from '../../../engine/game.ts';
import type { Config, ConfigWish, DeckChoice } from '../config.ts';
import { PRECONS } from './precons.ts';

const DEFAULT_PRECONS: readonly string[] = PRECONS.slice(0, 2).map(({ id }) => id);

/** What was asked for, or what serves well when nothing was. */
export const choiceFor = ({ decks = [] }: Partial<Pick<Config, 'decks'>>, seat: Seat): DeckChoice =>
  decks[seat] ?? DEFAULT_PRECONS[seat] ?? 'random';

/** A list of somebody's own goes with him; a ready-made deck stays for whoever comes. */
const leftBy = (wish: ConfigWish, seat: Seat): DeckChoice => {
  const deck = choiceFor(wish, seat);
  return typeof deck === 'string' ? deck : choiceFor({}, seat);
};

/** HT-2.7: the decks as they were chosen, with another at this seat; undefined: whoever chose has gone. */
export const withDeck = (wish: ConfigWish, seat: Seat, deck: unknown): ConfigWish => {
  if (deck === undefined && wish.decks?.[seat] === undefined) return wish;
  const count = Math.max(wish.decks?.length ?? 0, seat + 1);
  const own = deck === undefined ? leftBy(wish, seat) : (deck as DeckChoice);
  const decks = Array.from({ length: count }, (_, i) => (i === seat ? own : choiceFor(wish, i)));
  return { ...wish, decks };
};
