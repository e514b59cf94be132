/** The game that all players of the daily challenge play on one day. */
export interface DailyPlan {
  readonly config: object;
  /** The bots in seats 1, 2 …; the player has seat 0. */
  readonly bots: readonly string[];
}

/** The result of the player in seat 0. */
export interface DailyScore {
  readonly total: number;
  readonly won?: boolean;
  readonly rounds?: number;
  /** The numbers by which results are ranked: the first that differs decides, and higher is better. */
  readonly order: readonly number[];
}

/** The daily challenge of a game. Days count from 1970-01-01 (UTC). */
export interface DailyGame<View, Event> {
  plan(day: number): DailyPlan;
  /** The game of the weekly challenge, if there is one. Weeks count from Monday, 1970-01-05 (UTC). */
  weekly?(week: number): DailyPlan;
  /** The score of a finished game; undefined while the game runs. */
  score(view: View): DailyScore | undefined;
  /** The view of a finished game without the seed that the end of the game reveals. */
  viewWithoutSeed(view: View): unknown;
  eventWithoutSeed(event: Event): unknown;
}
