import type { ReviewMark, ReviewPosition } from '../sync/review.ts';
import type { SignShown } from '../sync/signs.ts';

/** The number of changes of a room, and the version of its table. */
export interface RoomVersions {
  readonly changes: number;
  /** The version of the table; 0 before the game starts. */
  readonly version: number;
}

/** Who is connected to a room on one server. */
export interface Attendance {
  readonly seats: readonly number[];
  readonly watching: number;
  /** NP-74: the names of spectators who chose one. */
  readonly names?: readonly string[];
  /** NP-72: the seats that take part in the shared review. */
  readonly reviewing?: readonly number[];
}

/** NP-72: a shared review. A higher term wins, and within a term a higher step. */
export interface ReviewState {
  /** Increases whenever the leader changes. */
  readonly term: number;
  /** Increases whenever the leader shows another position. */
  readonly step: number;
  readonly leader?: number;
  readonly at?: ReviewPosition;
}

/** Messages between servers that share a database. They may be lost: servers also poll the database. */
export type Notice =
  | ({
      readonly type: 'changed';
      readonly id: string;
      /** Only with `changes`: whether the lobby lists the room. */
      readonly isListed?: boolean;
    } & Partial<RoomVersions>)
  /** A document was created, changed or removed. */
  | { readonly type: 'document'; readonly id: string }
  | ({ readonly type: 'here'; readonly id: string } & Attendance)
  | ({ readonly type: 'sign'; readonly id: string } & SignShown)
  | ({ readonly type: 'review'; readonly id: string } & ReviewState)
  | ({ readonly type: 'mark'; readonly id: string } & ReviewMark)
  | { readonly type: 'nudge' | 'acted'; readonly id: string; readonly seat: number }
  | { readonly type: 'vote'; readonly id: string; readonly seat: number; readonly by: number }
  /** NP-58: how long ago a player of a table in the lobby was connected, in ms. Answers `who`. */
  | { readonly type: 'attended'; readonly id: string; readonly ago: number }
  /** Asks the other servers who is connected to a room. */
  | { readonly type: 'who'; readonly id: string }
  /** A heartbeat, with the time since which at least one server has been running. */
  | {
      readonly type: 'alive';
      readonly up?: number;
      /** NP-123: the time of this server, and for how long it has been running. */
      readonly now?: number;
      readonly age?: number;
    }
  /** Sent by a server that stops, or created locally for one that no longer responds. */
  | { readonly type: 'gone' };

/** The other servers that share the database. */
export interface Cluster {
  readonly broadcast: (notice: Notice) => void;
  /** Calls the listener with each message from another server, and that server's id. */
  readonly subscribe: (listener: (notice: Notice, from: string) => void) => void;
  /** Calls the listener after messages may have been lost, and after the first connection. */
  readonly onReconnect: (listener: () => void) => void;
  /** The time since which at least one server of the cluster has been running. */
  readonly up: () => number;
  /** Reads the versions of a room from the database; undefined if it doesn't exist. */
  readonly versionsOf: (id: string) => Promise<RoomVersions | undefined>;
}
