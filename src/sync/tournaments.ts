/** Tournaments (NP-88), as the server sends them. */

export const TOURNAMENT_FORMATS = ['swiss', 'round-robin', 'cup'] as const;
export const NO_SHOWS = ['bot', 'forfeit'] as const;

export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number];
/** What happens at a table whose player doesn't come: a bot answers for them, or the others win. */
export type NoShow = (typeof NO_SHOWS)[number];
export type TournamentStatus = 'open' | 'running' | 'over' | 'cancelled';

export interface TournamentClock {
  readonly seconds: number;
  readonly increment: number;
}

export interface EntrantShown {
  /** Counts the entrants from 0, and never changes. */
  readonly entrant: number;
  readonly name: string;
  readonly crest?: string;
  readonly bot?: string;
  /** The id of the player's public profile. */
  readonly profile?: string;
  /** Isn't paired any more. */
  readonly left?: true;
}

/** An entrant at a table. Once the game is over, with the result. */
export interface TournamentSeat {
  readonly entrant: number;
  readonly place?: number;
  /** The stars or victory points of the game. */
  readonly total?: number;
  /** In half points: 2 is a win. In a cup, the stars. */
  readonly points?: number;
  /** The entrant didn't come, left, or was replaced by a bot at the end. */
  readonly isAbsent?: true;
}

export interface TournamentTable {
  readonly table: string;
  readonly status: 'waiting' | 'running' | 'over';
  /** In the order of the seats at the table. */
  readonly seats: readonly TournamentSeat[];
  /** A key for spectators; absent while it would reveal something. */
  readonly watch?: string;
}

export interface TournamentRound {
  readonly round: number;
  readonly status: 'running' | 'over';
  /** In a cup, the seed of all tables, once the round is over. */
  readonly seed?: string;
  /** The entrants without an opponent. */
  readonly byes: readonly number[];
  readonly tables: readonly TournamentTable[];
}

export interface TournamentStanding {
  readonly entrant: number;
  readonly rank: number;
  readonly points: number;
  /** The number of games. */
  readonly played: number;
  readonly byes: number;
  readonly tieBreaks: {
    readonly buchholz: number;
    readonly sonnebornBerger: number;
    readonly stars: number;
  };
}

/** What a list of tournaments shows. */
export interface TournamentSummary {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** What players choose first, such as the box or the mode. */
  readonly mode: string;
  readonly format: TournamentFormat;
  readonly rounds: number;
  /** The current round; 0 before the start. */
  readonly round: number;
  readonly status: TournamentStatus;
  /** The number of entrants. */
  readonly entrants: number;
  /** The most entrants. */
  readonly most: number;
  /** When it was created, in milliseconds since 1970. */
  readonly since: number;
  /** Whether everyone finds it in the list. */
  readonly open: boolean;
  /** The group whose members may enter. */
  readonly group?: string;
  /** The number of the caller as an entrant. */
  readonly own?: number;
  readonly isHost?: true;
}

export interface TournamentShown extends Omit<TournamentSummary, 'entrants'> {
  readonly config: object;
  /** Players per table. */
  readonly size: number;
  readonly clock?: TournamentClock;
  readonly noShow: NoShow;
  /** How long a table waits for a player who doesn't come. */
  readonly waitSeconds: number;
  readonly host: { readonly name?: string; readonly entrant?: number };
  readonly entrants: readonly EntrantShown[];
  readonly played: readonly TournamentRound[];
  readonly standings: readonly TournamentStanding[];
}

/** What the socket of a tournament sends first, and after every change. */
export interface TournamentMessage {
  readonly type: 'tournament';
  readonly tournament: TournamentShown;
}
