import { playFrom } from '../../../engine/match.ts';
import { parseSeed, stream } from '../../../engine/random.ts';
import { makeRecord } from '../../../engine/record.ts';
import { type Batch, fold } from '../../../engine/replay.ts';
import { anyCommand } from '../asking/pick.ts';
import type { ConfigWish } from '../config.ts';
import type { Event } from '../events.ts';
import type { ThargosRecord } from '../notation/notation.ts';
import type { Command, State } from '../types.ts';
import { thargos } from './game.ts';

/** The record of a finished game with random legal answers. The same `text` always gives the same game. */
export const playedRecord = (seats: number, config: ConfigWish, text: string): ThargosRecord => {
  const seed = parseSeed(text);
  const chance = stream(seed.seed, 'test');
  const log: Batch<Command, Event>[] = [{ events: thargos.setup(seats, seed, config) as readonly Event[] }];
  const next = (state: State) => {
    const seat = state.question?.seat as number;
    return { seat, command: anyCommand(thargos.options(thargos.view(state, seat)), chance) as Command };
  };
  playFrom(thargos, fold<State, Event>(thargos, log), next, ({ seat, command, events }) => {
    log.push({ seat, command, events });
  });
  const names = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i + 1}` }));
  return makeRecord({ game: thargos, config, seats: names, seed, log });
};
