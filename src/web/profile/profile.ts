/** A profile, as the server sends it (NP-64). */

interface WinCount {
  readonly games: number;
  /** The games that can be won. */
  readonly decided: number;
  readonly wins: number;
}

/** A rating with one standard deviation (NP-65). */
export interface PlayerRating {
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
  readonly isProvisional: boolean;
}

export interface RatingPoint {
  readonly at: number;
  readonly rating: number;
}

/** A player's results in one mode of a game. */
export interface ModeResults extends WinCount {
  readonly game: string;
  readonly mode: string;
  readonly rating?: PlayerRating;
  /** The last ratings, oldest first. */
  readonly history: readonly RatingPoint[];
  readonly bots: readonly (PlayerRating & { readonly bot: string })[];
}

/** The best result on a map. */
export interface BestOnMap {
  readonly game: string;
  readonly mode: string;
  readonly map: string;
  readonly total: number;
  readonly at: number;
  readonly table?: string;
}

export interface PlayerProfile extends WinCount {
  readonly id?: string;
  readonly name?: string;
  readonly crest?: string;
  readonly isPublic: boolean;
  readonly streaks: {
    readonly wins: number;
    readonly longestWins: number;
    readonly days: number;
    readonly longestDays: number;
  };
  readonly modes: readonly ModeResults[];
  readonly bests: readonly BestOnMap[];
}

/** The change of a profile that a player may send. */
export interface ProfileChange {
  readonly name?: string;
  readonly crest?: string;
  readonly isPublic: boolean;
}

/** The space around the line of a chart, in rating points. */
const MARGIN = 25;

/** The line of a chart of ratings: its lowest value is at the bottom, so that changes are visible. */
export const ratingLine = (history: readonly RatingPoint[]) => {
  const ratings = history.map(({ rating }) => rating);
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)];
  const floor = least - MARGIN;
  return { least, most, line: ratings.map(rating => rating - floor), height: most + MARGIN - floor };
};

/** The share of games won, in percent; undefined if no game could be won. */
export const winShare = ({ decided, wins }: WinCount): number | undefined =>
  decided > 0 ? Math.round((100 * wins) / decided) : undefined;
