import type { ComponentChildren, ComponentType } from 'preact';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Text } from '../../../engine/text.ts';
import type { ReviewPosition, ReviewTarget } from '../../../sync/review.ts';
import type { SeatedPlayer } from '../../client/table.ts';
import type { AnyRecord, Opener, PlaybackOf, Span } from './open.ts';

/** What a player looks at besides the moment: the map or hand of a seat, or all hands. */
export type ReplayFocus = Pick<ReviewPosition, 'seat' | 'open'>;

/** The part of a shared review that the game's slots need. */
export interface SharedSlots {
  /** What the leader looks at. */
  readonly focus: ReplayFocus | undefined;
  /** Called before this player chooses something else to look at. */
  readonly wander: () => void;
  /** Points at a space or a card; undefined if this player can't. */
  readonly point: ((at: ReviewTarget) => void) | undefined;
}

export interface SharedPanelProps {
  readonly names: readonly string[];
  /** The batch shown, and whether the game is over after it. */
  readonly batch: number;
  readonly isOver: boolean;
  /** The number of the last step of a batch. */
  readonly stepOf: (batch: number) => number;
  readonly slots: ReplaySlots;
}

export interface SharedStageProps extends Pick<SharedPanelProps, 'names'> {
  /** The seat whose map is shown. */
  readonly seat: number | undefined;
  /** Whatever moves the spaces and cards. */
  readonly moment: unknown;
  readonly children: ComponentChildren;
}

/** A review that the people of an online table share (NP-72). */
export interface SharedReview {
  /** What the leader shows, if this player follows. */
  readonly shown: ReviewPosition | undefined;
  readonly isLeading: boolean;
  /** Sends what this player shows, if they lead. */
  readonly publish: (at: ReviewPosition) => void;
  /** The player looks at something else than the leader shows. */
  readonly wander: () => void;
  readonly point: SharedSlots['point'];
  /** Who leads and follows, with the buttons. */
  readonly Panel: ComponentType<SharedPanelProps>;
  /** The stage with the marks of the players. */
  readonly Stage: ComponentType<SharedStageProps>;
}

/** The moment that the replay shows, and the game that it belongs to. */
export interface ReplayMoment<Recorded, State, Event, Frame extends Span> {
  readonly record: Recorded;
  /** The players by seat. */
  readonly players: readonly SeatedPlayer[];
  /** Whether the game comes from a link, a file or a text, so that other people may have played it. */
  readonly isSent: boolean;
  /** Whether the review should start, because the address contains "review". */
  readonly isReview: boolean;
  readonly playback: PlaybackOf<State, Event, Frame>;
  readonly end: State;
  readonly at: number;
  readonly frame: Frame;
  readonly events: readonly Event[];
  readonly state: State;
  /** Stops playing and shows another moment. */
  readonly goTo: (at: number) => void;
  /** Shows the first moment of a batch, or the next moment if the batch has none. Returns the number of the moment. */
  readonly goToBatch: (batch: number) => number;
  /** Present in a shared review. */
  readonly shared?: SharedSlots;
}

/** The contents that a game provides for the replay screen. */
export interface ReplaySlots {
  /** The main content of the screen: the board or the large map. */
  readonly stage: ComponentChildren;
  /** Sentences that describe the moment. */
  readonly told: readonly string[];
  /** Sentences from the review that judge the moment. */
  readonly remarks?: readonly string[];
  /** Content above the sentences in `told`. */
  readonly above?: ComponentChildren;
  /** Buttons that jump to seasons or turns, below the playback buttons. */
  readonly jumps: ComponentChildren;
  /** Panels below the playback buttons, such as scores and the log. */
  readonly panels: ComponentChildren;
  /** The review of a finished game. */
  readonly review?: ComponentChildren;
  /** Content at the end of the screen. */
  readonly below?: ComponentChildren;
  /** Content that replaces the whole screen, such as a log to print. */
  readonly instead?: ComponentChildren;
  /** The name of each seat. */
  readonly names: readonly string[];
  /** What the player looks at. */
  readonly focus: ReplayFocus;
  /** What a player points at, as text. */
  readonly targetText: (target: ReviewTarget) => string | undefined;
  /** Whether a tap on a card has another meaning, so that pointing is a mode. */
  readonly isPointingMode?: boolean;
}

/** How the replay screen shows a game. Layout, buttons, keys, sharing and forks are the same for all games. */
export interface ReplayPlan<Recorded extends AnyRecord, State, Event, Frame extends Span> {
  readonly opener: Opener<Recorded, State, Event, Frame>;
  readonly why: (refusal: Refusal) => string;
  /** Loads assets that must be present before a game is read, such as card packs. */
  readonly ready?: () => Promise<unknown>;
  /** Returns a special refusal for a pasted text that isn't a game but, for example, a deck. */
  readonly stray?: (content: string) => Refusal | undefined;
  readonly bots: readonly { readonly id: string; readonly name: Text }[];
  /** Whether a game from a link, a file or a text opens at its end. The play button then starts at the beginning. */
  readonly isEndFirst?: boolean;
  /** The factor by which a moment takes longer to read than usual. */
  readonly lengthOf: (frame: Frame) => number;
  /** The class name with the game's styles. */
  readonly class?: string;
  /** Whether the text has a fixed height and scrolls. */
  readonly isToldScrolled?: boolean;
  /** A hook that returns the contents of the replay screen for the current moment. */
  readonly useSlots: (moment: ReplayMoment<Recorded, State, Event, Frame>) => ReplaySlots;
}

/** The plan of any game. Its record type is hidden, so that shared code can use it. */
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
