import { cartographers } from '../../games/cartographers/game.ts';
import { makeNotation, parseNotation } from '../../games/cartographers/notation.ts';
import type { CartographersRecord } from '../../games/cartographers/notation-header.ts';
import type { State } from '../../games/cartographers/types.ts';
import type { Teller } from '../games.ts';
import { sayRefusal } from './refusal.ts';

/** The functions that read saved games of Cartographers. */
export const STORED = { module: cartographers, parseNotation, say: sayRefusal };

export const teller: Teller<State> = {
  ...STORED,
  // Cast: a `Teller` passes only records that it has read itself.
  makeNotation: record => makeNotation(record as CartographersRecord),
  tell: ({ result, sheets }, { seats }) => ({
    finished: result !== undefined,
    seats: seats.map(({ name }, seat) => ({
      ...(name === undefined ? {} : { name }),
      ...(result
        ? { total: result.totals[seat], monsters: result.monsters[seat], place: result.places[seat] }
        : { seasons: sheets[seat]?.seasons.map(season => season.total) }),
    })),
    ...(result?.solo && { rating: result.solo.rating, title: result.solo.title }),
  }),
};
