import type { ComponentChildren, ComponentType } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import type { SeatedPlayer } from '../../client/table.ts';
import type { AnyRecord, PlaybackOf, Span } from '../replay/open.ts';
import type { ReplayPlan } from '../replay/plan.ts';

/** The number of one of the two games. */
export type GameSide = 0 | 1;
export const SIDES = [0, 1] as const satisfies readonly GameSide[];

/** One value for each of the two games. */
export type Sides<T> = readonly [T, T];

export const bothSides = <T, U>([one, other]: Sides<T>, make: (of: T, side: GameSide) => U): Sides<U> => [
  make(one, 0),
  make(other, 1),
];

export const withSide = <T>(sides: Sides<T>, changed: GameSide, value: T): Sides<T> =>
  bothSides(sides, (old, side) => (side === changed ? value : old));

/** One of the two games, with the player who is compared. */
export interface ComparedGame<Recorded, State, Event, Frame extends Span> {
  readonly record: Recorded;
  readonly players: readonly SeatedPlayer[];
  readonly playback: PlaybackOf<State, Event, Frame>;
  readonly end: State;
  readonly seat: Seat;
  /** The name of the player. Both names differ. */
  readonly name: string;
  /** Whether the player is the reader. */
  readonly isMine: boolean;
}

/** A score that both games have, such as one of an edict in a season. */
export interface ComparedScore {
  readonly name: ComponentChildren;
  readonly scores: Sides<number>;
  /** A note after each score, such as the score of the opponent. */
  readonly notes?: Sides<string>;
}

/** The scores of one moment, with their parts. */
export interface ComparedScores extends ComparedScore {
  /** The moment, as in `keysOf`. */
  readonly key: number;
  readonly name: string;
  readonly parts?: readonly ComparedScore[];
}

export interface ComparedBoardProps<Recorded, State, Event, Frame extends Span> {
  readonly game: ComparedGame<Recorded, State, Event, Frame>;
  readonly state: State;
  /** The number of the moment in this game. */
  readonly at: number;
  /** The other game’s state at the same moment. */
  readonly other: State;
  readonly otherSeat: Seat;
}

/** How two finished games are compared. Layout, steps, chart and table are the same for all games. */
export interface ComparePlan<Recorded extends AnyRecord, State, Event, Frame extends Span>
  extends Pick<
    ReplayPlan<Recorded, State, Event, Frame>,
    'opener' | 'why' | 'ready' | 'stray' | 'bots' | 'class'
  > {
  /** For each moment, a number that both games share, such as the number of the turn. The numbers never decrease. */
  readonly keysOf: (playback: PlaybackOf<State, Event, Frame>) => readonly number[];
  readonly momentName: (key: number, games: Sides<ComparedGame<Recorded, State, Event, Frame>>) => string;
  /** The names of all seats. */
  readonly namesOf: (players: readonly SeatedPlayer[], end: State) => readonly string[];
  /** The score so far. */
  readonly scoreOf: (state: State, seat: Seat) => number;
  readonly scoreText: (score: number) => string;
  /** A value that is equal if both players did the same. Compared as JSON. */
  readonly traceOf: (state: State, seat: Seat) => unknown;
  readonly scoresOf: (games: Sides<ComparedGame<Recorded, State, Event, Frame>>) => readonly ComparedScores[];
  /** Explains the table of scores. */
  readonly note?: () => string;
  readonly Board: ComponentType<ComparedBoardProps<Recorded, State, Event, Frame>>;
}

/** The plan of any game. Its record type is hidden, so that shared code can use it. */
export type SomeCompare = <R>(
  use: <Recorded extends AnyRecord, State, Event, Frame extends Span>(
    plan: ComparePlan<Recorded, State, Event, Frame>,
  ) => R,
) => R;

export const someCompare =
  <Recorded extends AnyRecord, State, Event, Frame extends Span>(
    plan: ComparePlan<Recorded, State, Event, Frame>,
  ): SomeCompare =>
  use =>
    use(plan);
