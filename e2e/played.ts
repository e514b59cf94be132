import { BOTS } from '../src/bots/cartographers/index.ts';
import { type Match, playMatch } from '../src/engine/match.ts';
import { parseSeed } from '../src/engine/random.ts';
import { makeRecord, type SeatRecord } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import type { ConfigWish } from '../src/games/cartographers/config.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import type { Command, Event, Result, State } from '../src/games/cartographers/types.ts';
import type { keepGame } from './helpers.ts';

/** Provides finished games for tests of replays, reviews, lists and exports. */

export interface Played extends Match<State, Command, Event> {
  readonly result: Result;
  readonly record: ReturnType<typeof makeRecord>;
  /** The game in the format in which the store saves it. */
  readonly kept: Parameters<typeof keepGame>[1];
}

interface Wish {
  readonly config?: ConfigWish;
  readonly seats?: readonly SeatRecord[];
}

/** Plays a game between bots to its end. The same name gives the same game. */
export const played = (
  name: string,
  { config = {}, seats = [{ name: 'Ada' }, { name: 'Bo' }] }: Wish = {},
): Played => {
  const seed = parseSeed(`tools ${name}`);
  const finished = playMatch(game, { seed, config, players: seats.map(() => BOTS.greedy) });
  if (isRefusal(finished)) throw new Error(`expected a finished game, got ${JSON.stringify(finished)}`);
  const { log, state } = finished;
  const record = makeRecord({ game, config, seats, seed, log });
  const kept = {
    id: name,
    record,
    players: seats.map(() => 'greedy'),
    isOver: true,
    changed: 1_700_000_000_000,
  };
  return { log, state, result: state.result as Result, record, kept };
};
