import type { Store } from '../engine/store.ts';
import type { Cluster } from './cluster.ts';
import type { Room } from './room.ts';

/** A stored room, and the number of its changes. */
export interface FoundRoom {
  readonly room: Room;
  readonly changes: number;
}

/** The id of a stored room, and the number of its changes. */
export interface RoomChanges {
  readonly id: string;
  readonly changes: number;
}

/** A stored room with what tells how far its game is. */
export interface ListedRoom {
  readonly room: Room;
  /** The version of its table; 0 before the game starts. */
  readonly version: number;
  /** Whether the result of its game is counted (NP-65), so that the game is over. */
  readonly isCounted: boolean;
}

/** The position of a room in the order of creation. */
export type RoomPosition = Pick<Room, 'created' | 'id'>;

/** Stores rooms. As with tables, a change is saved before anyone receives it. */
export interface RoomStore {
  /** Creates a room with its assets in one transaction. Returns false if the id is taken. */
  createRoom(room: Room, brought?: ReadonlyMap<string, string>): Promise<boolean>;
  room(id: string): Promise<FoundRoom | undefined>;
  /** Replaces a room. Returns false on a version conflict: someone else changed it first. */
  changeRoom(room: Room, changes: number): Promise<boolean>;
  /** The ids of the rooms that are stored under a name (`indexOf`), such as a player's hash. Newest first. */
  roomsOf(name: string, most: number): Promise<readonly string[]>;
  /** Like `roomsOf`, with the number of changes of each room. */
  roomChangesOf(name: string, most: number): Promise<readonly RoomChanges[]>;
  /** The ids of all rooms after an id, in the order of their code points. */
  roomIds(after: string, most: number): Promise<readonly string[]>;
  /** The rooms that were created before this one, the newest first; without a position, the newest rooms. */
  newestRooms(before: RoomPosition | undefined, most: number): Promise<readonly ListedRoom[]>;
  /** Removes an unchanged room with its table, its log, its documents, and the assets that no other room needs. */
  removeRoom(id: string, changes: number): Promise<boolean>;
  /**
   * Records the versions of all rooms. Rooms age by the time since the last call, but only up to `longestStep` ms:
   * after a longer step the server was off or the clock was changed. Returns the time that doesn't count.
   */
  recordActivity(now: number, longestStep: number): Promise<number>;
  /** The rooms that haven't changed since these times, the longest inactive first. */
  inactiveRooms(since: InactiveSince, most: number): Promise<readonly InactiveRoom[]>;
  /** Sets the time since which a room counts as inactive. The time can be in the future. */
  postponeRemoval(id: string, since: number): Promise<void>;
}

/** A time for `postponeRemoval`: the room stays until its game continues. */
export const FOREVER = Number.MAX_SAFE_INTEGER;

/**
 * A room counts as inactive if it hasn't changed since one of these times: `waiting` for a room that waits for
 * players, `begun` for a room whose game has started.
 */
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

/** The name of a document that belongs to a room: the store removes it with the room. */
export const inRoom = (id: string): string => `room:${id}`;

/** JSON that the store doesn't interpret, such as a profile, a group or a tournament. */
export interface ClubDocument {
  readonly id: string;
  /** The number by which lists are sorted, usually the time of the last change that matters to readers. */
  readonly at: number;
  /** The names under which `documentsOf` finds the document. */
  readonly names: readonly string[];
  readonly body: object;
}

/** A stored document, and the number of its changes. */
export interface FoundDocument {
  readonly id: string;
  readonly at: number;
  readonly body: unknown;
  readonly changes: number;
}

/** Stores documents. A change is saved before anyone receives it. */
export interface DocumentStore {
  /** Returns false if the id is taken. */
  createDocument(document: ClubDocument): Promise<boolean>;
  document(id: string): Promise<FoundDocument | undefined>;
  /** Replaces a document and its names. Returns false on a version conflict: someone else changed it first. */
  changeDocument(document: ClubDocument, changes: number): Promise<boolean>;
  /** The documents with this name, the highest `at` first; with `before`, only those whose `at` is lower. */
  documentsOf(name: string, most: number, before?: number): Promise<readonly FoundDocument[]>;
  /** Removes an unchanged document. Returns false on a version conflict. */
  removeDocument(id: string, changes: number): Promise<boolean>;
}

/** Secrets that all servers of a database share. */
export interface SecretStore {
  /** The secret with this name, 256 random bits in hex. The first call creates it. */
  sharedSecret(name: string): Promise<string>;
}

/** What a store knows about its own state. Reading it costs nothing. */
export interface StoreHealth {
  /** False while the circuit breaker refuses operations. */
  readonly isReachable: boolean;
  /** The number of operations that wait or run. */
  readonly pending: number;
  /** How often each operation has failed. */
  readonly failed: ReadonlyMap<string, number>;
  /** The connections to a database server. */
  readonly connections?: { readonly busy: number; readonly idle: number; readonly waiting: number };
}

/** The size of a store in bytes. */
export interface StoreSize {
  readonly database: number;
  /** The write-ahead log, if it is a file of its own. */
  readonly wal?: number;
  /** The free space on the disk, if it is a disk of this machine. */
  readonly diskFree?: number;
}

/** Everything that a server stores. */
export interface Data extends Store, RoomStore, AssetStore, DocumentStore, SecretStore {
  /** The other servers; undefined for a store that only one server uses. */
  readonly cluster?: Cluster;
  /** Checks that the store can save. Rejects if it can't. */
  probe(): Promise<void>;
  health(): StoreHealth;
  /** Measures the size of the store. This can be slow on a large database. */
  measure(): Promise<StoreSize>;
  close(): Promise<void>;
}
