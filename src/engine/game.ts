import type { GivenSeed, Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** The seat, or the spectator, that a view is for. */
export type Viewer = Seat | 'spectator';

/** The events of a command, and the state after them. */
export interface Decided<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * A game as pure functions. A command is a request, an event is a fact with its random outcome, and the state is the
 * fold of all events.
 */
export interface Game<State, Command, Event, View, Options, Preview, Config> {
  readonly id: string;
  /** The first events of a game, or why this config cannot be played. */
  setup(seats: number, seed: GivenSeed, config: Config): readonly Event[] | Refusal;
  decide(state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal;
  evolve(state: State | undefined, event: Event): State;
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer may know it, given the state before it. Undefined if all of it is hidden. */
  redact(event: Event, viewer: Viewer, before: State | undefined): Event | undefined;
  /** The legal answers of this seat now, as compact data. */
  options(view: View): Options;
  /** Whether the command is legal. `decide` accepts exactly the commands that are. */
  allows(options: Options, command: Command): boolean;
  /** What a command would change, without deciding it. */
  preview(view: View, command: Command): Preview | Refusal;
  /** A random state that agrees with everything this viewer knows, for search. */
  sample(view: View, random: Random): State;
  /** Whether this event, caused by an answer of this seat, revealed something hidden. Undoing it makes the game practice. */
  reveals(event: Event, by: Seat | undefined): boolean;
}
