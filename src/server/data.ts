import type { Store } from '../engine/store.ts';
import type { Cluster } from './cluster.ts';
import type { Room } from './room.ts';

/** A stored room, and how often it was changed. */
export interface FoundRoom {
  readonly room: Room;
  readonly changes: number;
}

/** Stores rooms. As with tables, a change is saved before anyone receives it. */
export interface RoomStore {
  /** Creates a room with its assets in one transaction. Returns false if the id is taken. */
  createRoom(room: Room, brought?: ReadonlyMap<string, string>): Promise<boolean>;
  room(id: string): Promise<FoundRoom | undefined>;
  /** Replaces a room. Returns false on a version conflict: someone else changed it first. */
  changeRoom(room: Room, changes: number): Promise<boolean>;
  /** The ids of the rooms in which a player has data, newest first. */
  roomsOf(player: string, most: number): Promise<readonly string[]>;
  /** Removes an unchanged room with its table, its log, and the assets that no other room needs. */
  removeRoom(id: string, changes: number): Promise<boolean>;
  /**
   * Records the versions of all rooms. Rooms age by the time since the last call, but only up to `longestStep` ms:
   * after a longer step the server was off or the clock was changed. Returns the time that doesn't count.
   */
  recordActivity(now: number, longestStep: number): Promise<number>;
  /** The rooms without a change since these times, the longest inactive first. */
  inactiveRooms(since: InactiveSince, most: number): Promise<readonly InactiveRoom[]>;
  /** Sets the time since which a room counts as inactive; it may be in the future. */
  postponeRemoval(id: string, since: number): Promise<void>;
}

/** A room that is inactive since this time stays until its game continues. */
export const FOREVER = Number.MAX_SAFE_INTEGER;

/** Times for rooms that wait for players, and for rooms whose game has started. */
export interface InactiveSince {
  readonly waiting: number;
  readonly begun: number;
}

/** A room without recent changes. */
export interface InactiveRoom {
  readonly id: string;
  readonly changes: number;
  readonly isBegun: boolean;
}

/** Stores assets as text by content name, so that equal assets are stored once. */
export interface AssetStore {
  asset(name: string): Promise<string | undefined>;
}

/** Everything that a server stores. */
export interface Data extends Store, RoomStore, AssetStore {
  /** Only a shared database has a cluster. */
  readonly cluster?: Cluster;
  /** Rejects if nothing can be saved. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
