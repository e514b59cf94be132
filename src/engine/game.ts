import type { GivenSeed, Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** Whose eyes a view is for. */
export type Viewer = Seat | 'spectator';

/** What a command leads to: its events, and the state after them. */
export interface Decided<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * What every game is: a handful of pure functions. Commands are wishes, events are facts with their random
 * outcomes, and state is nothing but the fold of the events.
 */
export interface Game<State, Command, Event, View, Options, Preview, Config> {
  readonly id: string;
  /** The first events of a game, or why these rules cannot be played. */
  setup(seats: number, seed: GivenSeed, config: Config): readonly Event[] | Refusal;
  decide(state: State, seat: Seat, command: Command): Decided<State, Event> | Refusal;
  evolve(state: State | undefined, event: Event): State;
  view(state: State, viewer: Viewer): View;
  /** The event as this viewer may know it, given the state before it; undefined when all of it is hidden. */
  redact(event: Event, viewer: Viewer, before: State | undefined): Event | undefined;
  /** What this seat may do now, compactly, as data. */
  options(view: View): Options;
  /** Whether these options grant this command: all that is granted is accepted, all else refused. */
  allows(options: Options, command: Command): boolean;
  /** What a command would change, deciding nothing. */
  preview(view: View, command: Command): Preview | Refusal;
  /** A state that agrees with all this viewer knows, the rest dealt at random: for search. */
  sample(view: View, random: Random): State;
  /**
   * Whether this event, brought about by this seat's answer, told somebody something hidden: undo goes back behind it
   * as practice only.
   */
  reveals(event: Event, by: Seat | undefined): boolean;
}
