import type { Store } from '../engine/store.ts';
import type { Cluster } from './cluster.ts';
import type { Room } from './room.ts';

/** A room as it was found, with how often it was changed. */
export interface FoundRoom {
  readonly room: Room;
  readonly changes: number;
}

/** Where rooms are kept: who sits where, and who may come in. Like tables, they are written before anybody hears of it. */
export interface RoomStore {
  /** With what came along, by its name, all of it or nothing; false when there is one of that name. */
  createRoom(room: Room, brought?: ReadonlyMap<string, string>): Promise<boolean>;
  room(id: string): Promise<FoundRoom | undefined>;
  /** Keeps a room instead of what it was after so many changes; false when somebody else changed it meanwhile. */
  changeRoom(room: Room, changes: number): Promise<boolean>;
  /** The rooms in which somebody has a seat, the newest first. */
  roomsOf(player: string, most: number): Promise<readonly string[]>;
  /**
   * Forgets a room that has not been changed meanwhile, with its table, all that happened at it, and what came with it
   * that no other room needs.
   */
  removeRoom(id: string, changes: number): Promise<boolean>;
  /**
   * Notes how far each room has come. Time counts only in steps of at most `longestStep` ms since the last call: if the clock
   * is farther ahead or behind, rooms stay as old as they were. Returns the time that does not count.
   */
  recordActivity(now: number, longestStep: number): Promise<number>;
  /** The rooms that have come no farther since they were noted at these times or before, the stillest first. */
  inactiveRooms(since: InactiveSince, most: number): Promise<readonly InactiveRoom[]>;
  /** Takes it for still since another time, which may be to come. */
  postponeRemoval(id: string, since: number): Promise<void>;
}

/** A room that is still since then stays until its game continues. */
export const FOREVER = Number.MAX_SAFE_INTEGER;

/** RoomStore whose game has not begun become still sooner than others. */
export interface InactiveSince {
  readonly waiting: number;
  readonly begun: number;
}

/** A room in which nothing happens any more. */
export interface InactiveRoom {
  readonly id: string;
  readonly changes: number;
  readonly isBegun: boolean;
}

/** What rules need that came with a room, as text, under the name of what is in it: the same is kept once. */
export interface AssetStore {
  asset(name: string): Promise<string | undefined>;
}

/** All that a server keeps. */
export interface Data extends Store, RoomStore, AssetStore {
  /** The other servers on the same tables; none where a server has its tables for itself. */
  readonly cluster?: Cluster;
  /** Fails when nothing can be written. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
