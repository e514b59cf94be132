/** What the admin API (NP-125) sends. */

export const TABLE_STATUSES = ['waiting', 'running', 'over', 'ended'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

/** A seat as an administrator sees it. */
export interface AdminSeat {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name?: string;
  readonly bot?: string;
  readonly standIn?: string;
  /** The id of the player's identity: the hash of its key. */
  readonly person?: string;
  readonly hasLeft?: true;
}

/** NP-126: a table as an administrator sees it. It contains no keys, no seed and nothing hidden of the game. */
export interface AdminTable {
  readonly id: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly created: number;
  /** The version of its table; 0 before the game starts. */
  readonly version: number;
  readonly host?: string;
  /** Whether a lobby shows it. */
  readonly isListed: boolean;
  readonly isHidden: boolean;
  readonly ended?: number;
  readonly challenge?: string;
  readonly tournament?: string;
  readonly group?: string;
  readonly seats: readonly AdminSeat[];
}

/** NP-127: who is blocked: an identity, or an address or network. */
export type BlockTarget = { readonly person: string } | { readonly network: string };

export type Block = BlockTarget & {
  readonly id: string;
  readonly reason: string;
  readonly since: number;
  /** The block ends at this time; without it, an administrator ends it. */
  readonly until?: number;
};

/** The moves on a day (UTC), such as 2026-11-20. */
export interface DayCount {
  readonly day: string;
  readonly moves: number;
}

export interface TableCount {
  readonly game: string;
  readonly status: TableStatus;
  readonly tables: number;
}

/** NP-132: figures about everything that the server stores. */
export interface Statistics {
  /** The number of tables, by game and status. A finished game that doesn't count (NP-65) is `running`. */
  readonly tables: readonly TableCount[];
  /** The number of identities with a seat. */
  readonly people: number;
  /** The moves of the last 30 days with moves, the newest first. */
  readonly moves: readonly DayCount[];
  readonly bytes: number;
}

/** NP-133: a report of a text. */
export interface AdminReport {
  readonly table: string;
  readonly number: number;
  readonly name?: string;
  readonly text: string;
  /** When the text was written. */
  readonly at: number;
  readonly reportedAt: number;
  readonly by: readonly (number | 'spectator')[];
  readonly isClosed: boolean;
}

/** NP-134: an action of an administrator. */
export interface AuditEntry {
  /** Counts the entries from 1. */
  readonly number: number;
  readonly at: number;
  /** The label of the token, or `command line`. */
  readonly who: string;
  readonly action: string;
  /** The id of the table, block or person. */
  readonly target: string;
  readonly note?: string;
}
