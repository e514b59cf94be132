/** What the statistics of players need to know about a finished game. */
export interface GameOutcome {
  /** The place of each seat, 1 for winners. Absent if the game can't be won, such as a solo game for points. */
  readonly places?: readonly number[];
  /** The stars or victory points of each seat. */
  readonly totals: readonly number[];
  /** Whether the seats play against each other. */
  readonly isContest: boolean;
  /** Whether the game follows the published rules closely enough to compare players: no own cards and usual length. */
  readonly isRatable: boolean;
  /** The map, if results on it can be compared with those of other games. */
  readonly map?: string;
}

/** Reads outcomes of a game. */
export interface OutcomeReader<View> {
  /** The outcome in the view of a finished game; undefined while the game runs. */
  outcome(view: View): GameOutcome | undefined;
}
