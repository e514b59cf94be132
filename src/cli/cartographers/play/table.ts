import type { Seat } from '../../../engine/game.ts';
import { undone } from '../../../engine/ledger.ts';
import type { GivenSeed } from '../../../engine/random.ts';
import { makeRecord, type SeatRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { type Batch, fold, type Log } from '../../../engine/replay.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import { cartographers } from '../../../games/cartographers/game.ts';
import type { CartographersRecord } from '../../../games/cartographers/notation-header.ts';
import type { Command, Event, State } from '../../../games/cartographers/types.ts';

/** A game being played here: its log, and the state that follows from it. */
export interface Table {
  readonly state: () => State;
  readonly record: () => CartographersRecord;
  readonly submit: (seat: Seat, command: Command) => readonly Event[] | Refusal;
  /** Takes back the last answer, unless something hidden has come to light with it. */
  readonly undo: (seat: Seat) => Refusal | undefined;
}

interface Start {
  readonly config: ConfigWish;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
}

const tableOf = (start: Start, opening: Log<Command, Event>): Table => {
  let log: Log<Command, Event> = opening;
  let state = fold<State, Event>(cartographers, log);
  return {
    state: () => state,
    record: () => makeRecord({ game: cartographers, ...start, log }),
    submit: (seat, command) => {
      const events = cartographers.decide(state, seat, command);
      if (isRefusal(events)) return events;
      log = [...log, { seat, command, events } satisfies Batch<Command, Event>];
      state = events.reduce(cartographers.evolve, state);
      return events;
    },
    undo: seat => {
      const shorter = undone(cartographers, log, seat);
      if (isRefusal(shorter)) return shorter;
      log = shorter as Log<Command, Event>;
      state = fold<State, Event>(cartographers, log);
      return undefined;
    },
  };
};

export const openTable = (start: Start): Table | Refusal => {
  const events = cartographers.setup(start.seats.length, start.seed, start.config);
  return isRefusal(events) ? events : tableOf(start, [{ events }]);
};

/** Goes on with a game that was saved while it was running. */
export const resumeTable = (record: CartographersRecord, seed: string): Table => {
  const { config, seats, openSeed, log } = record;
  return tableOf({ config, seats, seed: { seed, open: openSeed } }, log);
};
