import type { GivenSeed, Random } from './random.ts';
import type { Refusal } from './refusal.ts';

/** Seats are numbered clockwise from 0. */
export type Seat = number;

/** The seat, or the spectator, that a view is for. */
export type Viewer = Seat | 'spectator';

/** The types of one game, under one name. Each game exports its own, and `GameModule` takes it as its parameter. */
export interface GameTypes {
  readonly State: unknown;
  readonly Command: unknown;
  readonly Event: unknown;
  readonly View: unknown;
  readonly Options: unknown;
  readonly Preview: unknown;
  readonly Config: object;
}

/** Types of which a function uses only some: `Game<Types<{ State: S; Event: E }>>`. */
export type Types<Used extends Partial<GameTypes>> = {
  readonly [K in keyof GameTypes]: K extends keyof Used ? Used[K] : never;
};

/** The events of a command, and the state after them. */
export interface Decided<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * A game as pure functions. A command is a request, an event is a fact with its random outcome, and the state is the
 * fold of all events.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  /** Never set. It lets the compiler infer `T` from a module. */
  readonly types?: T;
  /** The first events of a game, or why this config cannot be played. */
  setup(seats: number, seed: GivenSeed, config: T['Config']): readonly T['Event'][] | Refusal;
  decide(state: T['State'], seat: Seat, command: T['Command']): Decided<T['State'], T['Event']> | Refusal;
  evolve(state: T['State'] | undefined, event: T['Event']): T['State'];
  view(state: T['State'], viewer: Viewer): T['View'];
  /** The event as this viewer may know it, given the state before it. Undefined if all of it is hidden. */
  redact(event: T['Event'], viewer: Viewer, before: T['State'] | undefined): T['Event'] | undefined;
  /** The legal answers of this seat now, as compact data. */
  options(view: T['View']): T['Options'];
  /** Whether the command is legal. `decide` accepts exactly the commands that are. */
  allows(options: T['Options'], command: T['Command']): boolean;
  /** What a command would change, without deciding it. */
  preview(view: T['View'], command: T['Command']): T['Preview'] | Refusal;
  /** A random state that agrees with everything this viewer knows, for search. */
  sample(view: T['View'], random: Random): T['State'];
  /** Whether this event, caused by an answer of this seat, revealed something hidden. Undoing it makes the game practice. */
  reveals(event: T['Event'], by: Seat | undefined): boolean;
}
