import type { SignShown } from '../sync/signs.ts';

/** How far a room and its table have come. */
export interface RoomVersions {
  readonly changes: number;
  /** 0 as long as no game has begun. */
  readonly version: number;
}

/** Who is connected to a room at one server. */
export interface Attendance {
  readonly seats: readonly number[];
  readonly watching: number;
}

/** What servers on the same tables tell each other. Nothing depends on its being heard: whoever missed it reads it. */
export type Notice =
  | ({ readonly type: 'changed'; readonly id: string } & Partial<RoomVersions>)
  | ({ readonly type: 'here'; readonly id: string } & Attendance)
  | ({ readonly type: 'sign'; readonly id: string } & SignShown)
  | { readonly type: 'nudge' | 'acted'; readonly id: string; readonly seat: number }
  | { readonly type: 'vote'; readonly id: string; readonly seat: number; readonly by: number }
  /** Who else is there? */
  | { readonly type: 'who'; readonly id: string }
  /** And since when there has been a server without a break, as far as it knows. */
  | { readonly type: 'alive'; readonly up?: number }
  /** SignedNotice by the server that leaves, or found out about one that is silent. */
  | { readonly type: 'gone' };

/** Other servers on the same tables, equal to this one. */
export interface Cluster {
  readonly broadcast: (notice: Notice) => void;
  /** Calls with what another one says, and its name. */
  readonly subscribe: (listener: (notice: Notice, from: string) => void) => void;
  /** Calls whenever notices may have been missed, at the beginning too. */
  readonly onReconnect: (listener: () => void) => void;
  /** Since when there has been a server without a break. */
  readonly up: () => number;
  /** How far a room has come, asked of the store itself; undefined when there is none. */
  readonly versionsOf: (id: string) => Promise<RoomVersions | undefined>;
}
