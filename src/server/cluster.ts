import type { SignShown } from '../sync/signs.ts';

/** How often a room changed, and the version of its table. */
export interface RoomVersions {
  readonly changes: number;
  /** 0 before the game starts. */
  readonly version: number;
}

/** Who is connected to a room on one server. */
export interface Attendance {
  readonly seats: readonly number[];
  readonly watching: number;
}

/** Messages between servers that share a database. They may be lost: servers also poll the database. */
export type Notice =
  | ({ readonly type: 'changed'; readonly id: string } & Partial<RoomVersions>)
  | ({ readonly type: 'here'; readonly id: string } & Attendance)
  | ({ readonly type: 'sign'; readonly id: string } & SignShown)
  | { readonly type: 'nudge' | 'acted'; readonly id: string; readonly seat: number }
  | { readonly type: 'vote'; readonly id: string; readonly seat: number; readonly by: number }
  /** Asks the other servers who is connected to a room. */
  | { readonly type: 'who'; readonly id: string }
  /** A heartbeat, with the time since which at least one server has been running. */
  | { readonly type: 'alive'; readonly up?: number }
  /** Sent by a server that stops, or created locally for one that no longer responds. */
  | { readonly type: 'gone' };

/** The other servers that share the database. */
export interface Cluster {
  readonly broadcast: (notice: Notice) => void;
  /** Calls the listener with each message from another server, and that server's id. */
  readonly subscribe: (listener: (notice: Notice, from: string) => void) => void;
  /** Calls the listener after messages may have been lost, and after the first connection. */
  readonly onReconnect: (listener: () => void) => void;
  /** Since when at least one server has been running. */
  readonly up: () => number;
  /** Reads the versions of a room from the database; undefined if it doesn't exist. */
  readonly versionsOf: (id: string) => Promise<RoomVersions | undefined>;
}
