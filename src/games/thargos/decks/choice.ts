import type { Seat } from '../../../engine/game.ts';
import type { Config, ConfigWish, DeckChoice } from '../config.ts';
import { PRECONS } from './precons.ts';

const DEFAULT_PRECONS: readonly string[] = PRECONS.slice(0, 2).map(({ id }) => id);

/** What was asked for, or what serves well when nothing was. */
export const choiceFor = ({ decks = [] }: Partial<Pick<Config, 'decks'>>, seat: Seat): DeckChoice =>
  decks[seat] ?? DEFAULT_PRECONS[seat] ?? 'random';

/** HT-2.7: the decks as they were chosen, with another at this seat. */
export const withDeck = (wish: ConfigWish, seat: Seat, deck: unknown): ConfigWish => {
  const count = Math.max(wish.decks?.length ?? 0, seat + 1);
  const decks = Array.from({ length: count }, (_, i) =>
    i === seat ? (deck as DeckChoice) : choiceFor(wish, i),
  );
  return { ...wish, decks };
};
