import type { GivenSeed, Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** Whom a view is for: a seat or the spectators. */
export type Viewer = Seat | 'spectator';

/** The types of one game as a single type. Each game exports its own, and `GameModule` takes it as its parameter. */
export interface GameTypes {
  readonly State: unknown;
  readonly Command: unknown;
  readonly Event: unknown;
  readonly View: unknown;
  readonly Options: unknown;
  readonly Preview: unknown;
  readonly Config: object;
}

/** `GameTypes` for a function that needs only some of the types: `Game<Types<{ State: S; Event: E }>>`. */
export type Types<Used extends Partial<GameTypes>> = {
  readonly [K in keyof GameTypes]: K extends keyof Used ? Used[K] : never;
};

/** What a command led to: its events, and the state after them. */
export interface Decided<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * The rules of a game as pure functions. A command is what a player wants to do, an event is what happened, with its
 * random outcome, and the state results from all events in order.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Never set. It lets the compiler infer `T` from a module. */
  readonly types?: T;
  /** Returns the first events of a game, or why this config cannot be played. */
  setup(seats: number, seed: GivenSeed, config: T['Config']): readonly T['Event'][] | Refusal;
  decide(state: T['State'], seat: Seat, command: T['Command']): Decided<T['State'], T['Event']> | Refusal;
  evolve(state: T['State'] | undefined, event: T['Event']): T['State'];
  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * Returns the event as this viewer may know it, or undefined if the whole event is hidden from them. `before` is the
   * state before the event.
   */
  redact(event: T['Event'], viewer: Viewer, before: T['State'] | undefined): T['Event'] | undefined;
  /** Returns the legal answers of the view's seat as compact data. */
  options(view: T['View']): T['Options'];
  /** Whether the options include this command. `decide` accepts exactly these commands. */
  allows(options: T['Options'], command: T['Command']): boolean;
  /** Predicts what a command would change, without changing the game. */
  preview(view: T['View'], command: T['Command']): T['Preview'] | Refusal;
  /** Returns a random state that agrees with everything the viewer knows, for the search of bots. */
  sample(view: T['View'], random: Random): T['State'];
  /**
   * Whether this event, which an answer of the seat `by` caused, revealed something hidden. Undoing such an answer
   * makes the game practice.
   */
  reveals(event: T['Event'], by: Seat | undefined): boolean;
}
