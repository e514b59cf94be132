import type { Refusal } from '../../engine/refusal.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { parseNotation } from '../../games/cartographers/notation.ts';
import type { CartographersRecord } from '../../games/cartographers/notation-header.ts';
import { reader } from '../../games/cartographers/parse-command.ts';
import type { State } from '../../games/cartographers/types.ts';
import type { Teller } from '../games.ts';
import { readGame } from '../read-game.ts';
import { sayRefusal } from './refusal.ts';

/** A game that was saved. */
export const readStored = (text: string): CartographersRecord | Refusal =>
  readGame(reader, parseNotation, text);

export const teller: Teller<State> = {
  module: cartographers,
  read: readStored,
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
  say: sayRefusal,
};
