import { type GivenSeed, stream } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type Batch, fold } from '../../engine/replay.ts';
import { range } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/cartographers/config.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, Event, Result, State } from '../../games/cartographers/types.ts';
import type { Bot } from './bot.ts';

export interface PlayedGame {
  readonly log: readonly Batch<Command, Event>[];
  readonly state: State;
  readonly result: Result;
}

interface Seating {
  readonly seed: GivenSeed;
  readonly config: ConfigWish;
  /** One for each seat. */
  readonly bots: readonly Bot[];
}

/** Plays a whole game. The same seed and bots give the same game: each seat has its own stream of chance. */
export const playGame = ({ seed, config, bots }: Seating): PlayedGame | Refusal => {
  const first = cartographers.setup(bots.length, seed, config);
  if (isRefusal(first)) return first;
  const chance = range(bots.length).map(seat => stream(seed.seed, `bot:${seat}`));
  const log: Batch<Command, Event>[] = [{ events: first }];
  let state = fold<State, Event>(cartographers, log);
  while (!state.result) {
    const [seat] = state.owing;
    const command = bots[seat](cartographers.view(state, seat), chance[seat]);
    const events = cartographers.decide(state, seat, command);
    if (isRefusal(events))
      throw new Error(`a bot broke the rules: ${JSON.stringify({ seat, command, events })}`);
    state = events.reduce(cartographers.evolve, state);
    log.push({ seat, command, events });
  }
  return { log, state, result: state.result };
};
