import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Text } from '../../../engine/text.ts';
import type { PlaybackOf, Span } from './folding.ts';
import type { AnyRecord, Opener, RecordReader } from './open.ts';

/** The moment that the player shows, and the game around it. */
export interface ReplayMoment<Recorded, State, Event, Frame extends Span> {
  readonly record: Recorded;
  /** The bot of each seat in a saved game; empty for a person. */
  readonly bots: readonly string[];
  /** Whether the game comes from a link, a file or a text, so that the reader need not have played. */
  readonly isSent: boolean;
  /** Whether the address asks for the review. */
  readonly isReview: boolean;
  readonly playback: PlaybackOf<State, Event, Frame>;
  /** The final state. */
  readonly end: State;
  readonly at: number;
  readonly frame: Frame;
  readonly events: readonly Event[];
  readonly state: State;
  /** Stops playing and shows another moment. */
  readonly goTo: (at: number) => void;
  /** The same for the first moment after a decision. Returns its number. */
  readonly goToBatch: (batch: number) => number;
}

/** What a game puts into the player. */
export interface ReplaySlots {
  /** The board, the large map. */
  readonly stage: ComponentChildren;
  /** The moment in words. */
  readonly told: readonly string[];
  /** What the review says about the moment. */
  readonly remarks?: readonly string[];
  /** Above the words. */
  readonly above?: ComponentChildren;
  /** Jumps to seasons or turns, below the buttons. */
  readonly jumps: ComponentChildren;
  /** Below the buttons: scores, the log. */
  readonly panels: ComponentChildren;
  /** For a finished game. */
  readonly review?: ComponentChildren;
  /** Below everything else. */
  readonly below?: ComponentChildren;
  /** Replaces the player, such as a log to print. */
  readonly instead?: ComponentChildren;
  /** Who sits at each seat and which bot played it, to play from here. */
  readonly seats: readonly { readonly name: string; readonly bot: string }[];
}

/** How a game is found and read before it is shown. */
export interface RecordSource<Recorded> {
  readonly opener: RecordReader<Recorded>;
  readonly why: (refusal: Refusal) => string;
  /** Loads what reading a game needs. */
  readonly ready?: () => Promise<unknown>;
  /** The refusal of a text that is something other than a game, such as a deck. */
  readonly stray?: (content: string) => Refusal | undefined;
}

/** A game as the replay screen shows it. Layout, buttons, keys, sharing and forks are the same for all games. */
export interface ReplayPlan<Recorded extends AnyRecord, State, Event, Frame extends Span>
  extends RecordSource<Recorded> {
  readonly opener: Opener<Recorded, State, Event, Frame>;
  readonly bots: readonly { readonly id: string; readonly name: Text }[];
  /** Shows the end of a game that was sent first; playing then starts at the beginning. */
  readonly isEndFirst?: boolean;
  /** How many times longer than usual a moment takes to read. */
  readonly lengthOf: (frame: Frame) => number;
  /** For the game's styles. */
  readonly class?: string;
  /** Whether the styles give the words a fixed height, so that they scroll. */
  readonly isToldScrolled?: boolean;
  /** Fills the player for one moment. */
  readonly useSlots: (moment: ReplayMoment<Recorded, State, Event, Frame>) => ReplaySlots;
}

/** The plan of some game, whatever its records are. */
export type SomeReplay = <R>(
  use: <Recorded extends AnyRecord, State, Event, Frame extends Span>(
    plan: ReplayPlan<Recorded, State, Event, Frame>,
  ) => R,
) => R;

export const someReplay =
  <Recorded extends AnyRecord, State, Event, Frame extends Span>(
    plan: ReplayPlan<Recorded, State, Event, Frame>,
  ): SomeReplay =>
  use =>
    use(plan);
