import type { Seat } from '../../../engine/game.ts';
import { undone } from '../../../engine/ledger.ts';
import type { GivenSeed } from '../../../engine/random.ts';
import { makeRecord, type SeatRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { fold, type Log } from '../../../engine/replay.ts';
import type { ConfigWish } from '../../../games/thargos/config.ts';
import type { Event } from '../../../games/thargos/events.ts';
import type { ThargosRecord } from '../../../games/thargos/notation/notation.ts';
import type { Command, State } from '../../../games/thargos/types.ts';
import { thargos } from '../game.ts';

/** A game being played here: its log, and the state that follows from it. */
export interface Table {
  readonly state: () => State;
  readonly record: () => ThargosRecord;
  readonly submit: (seat: Seat, command: Command) => readonly Event[] | Refusal;
  readonly undo: (seat: Seat) => Refusal | undefined;
}

interface Start {
  readonly config: ConfigWish;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
}

export const tableOf = (start: Start, opening: Log<Command, Event>): Table => {
  let log: Log<Command, Event> = opening;
  let state = fold<State, Event>(thargos, log);
  return {
    state: () => state,
    record: () => makeRecord({ game: thargos, ...start, log }),
    submit: (seat, command) => {
      const events = thargos.decide(state, seat, command);
      if (isRefusal(events)) return events;
      log = [...log, { seat, command, events }];
      state = events.reduce(thargos.evolve, state);
      return events;
    },
    undo: seat => {
      const shorter = undone(thargos, log, seat);
      if (isRefusal(shorter)) return shorter;
      log = shorter as Log<Command, Event>;
      state = fold<State, Event>(thargos, log);
      return undefined;
    },
  };
};

export const openTable = (start: Start): Table | Refusal => {
  const events = thargos.setup(start.seats.length, start.seed, start.config);
  return isRefusal(events) ? events : tableOf(start, [{ events }]);
};
