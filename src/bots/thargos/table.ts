import { type GivenSeed, stream } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type Batch, fold } from '../../engine/replay.ts';
import { range } from '../../engine/util.ts';
import type { ConfigWish } from '../../games/thargos/config.ts';
import type { Event } from '../../games/thargos/events.ts';
import { thargos } from '../../games/thargos/game.ts';
import type { Command, Result, State } from '../../games/thargos/types.ts';
import type { Bot } from './bot.ts';

export interface PlayedGame {
  readonly log: readonly Batch<Command, Event>[];
  readonly state: State;
  readonly result: Result;
}

interface Seating {
  readonly seed: GivenSeed;
  readonly config: ConfigWish;
  /** One for each seat; the Rival of a solo game plays himself. */
  readonly bots: readonly Bot[];
}

/** Plays a whole game. The same seed and bots give the same game: each seat has its own stream of chance. */
export const playGame = ({ seed, config, bots }: Seating): PlayedGame | Refusal => {
  const first = thargos.setup(bots.length, seed, config);
  if (isRefusal(first)) return first;
  const chance = range(bots.length).map(seat => stream(seed.seed, `bot:${seat}`));
  const log: Batch<Command, Event>[] = [{ events: first }];
  let state = fold<State, Event>(thargos, log);
  while (!state.result) {
    const { question } = state;
    if (!question) throw new Error('nobody is asked, and the game is not over');
    const { seat } = question;
    const command = bots[seat](thargos.view(state, seat), chance[seat]);
    const events = thargos.decide(state, seat, command);
    if (isRefusal(events))
      throw new Error(`a bot broke the rules: ${JSON.stringify({ seat, command, events })}`);
    state = events.reduce(thargos.evolve, state);
    log.push({ seat, command, events });
  }
  return { log, state, result: state.result };
};
