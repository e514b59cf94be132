import type { Seat, Viewer } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { EncodedUpdate, SnapshotMessage, UpdateMessage } from './codec.ts';
import type { SignShown } from './signs.ts';

/** Socket messages, as JSON. `docs/protocol.md` documents them for other clients. */
export type ToServer =
  | {
      readonly type: 'hello';
      readonly token?: string;
      /** The last version that the client received: the view comes with the updates after it (NP-43). */
      readonly since?: number;
      /** Send each update with a diff of the snapshot instead of the whole view (NP-13). */
      readonly diff?: boolean;
      /** Clients of version 0.2 and older: answered with a whole snapshot for each update (NP-13). */
      readonly compact?: boolean;
      /** Only servers of version 0.2 and older read it. */
      readonly whole?: boolean;
      /** The build of the page: the server answers `newer` if it has another one (NP-13). */
      readonly build?: string;
      /** The viewers to send updates for: a player may also ask for the spectators' view (NP-38). */
      readonly viewers?: readonly Viewer[];
    }
  | { readonly type: 'command'; readonly id: string; readonly decision?: string; readonly command: unknown }
  | { readonly type: 'undo'; readonly id: string }
  /** Checks the connection: a dead one is as silent as an idle one (NP-30). */
  | { readonly type: 'ping' };

/** A seat, as everyone in the room may know it. */
export interface SeatShown {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
  readonly bot?: string;
  /** During a ready check: this player is ready (NP-54). */
  readonly isReady?: true;
  /** The bot that answers while the player is away. */
  readonly standIn?: string;
  /** The player left the game: the bot plays until the end. */
  readonly hasLeft?: true;
}

export type Status = 'waiting' | 'running' | 'over';

/** The time limit in seconds, and the time left in milliseconds when this message is sent. */
export interface ClockShown {
  readonly seconds: number;
  readonly increment: number;
  /** By seat; empty until the game begins. */
  readonly left: readonly number[];
  /** The seats whose clocks are running. */
  readonly running: readonly Seat[];
}

/** Something that the room's rules need, such as a card pack. Players can download it if its owner shares it. */
export interface SupplyShown {
  readonly kind: string;
  readonly key: string;
  readonly id?: string;
  readonly isShared: boolean;
}

/** A room before, during and after its game, as everyone in it may know it. */
export interface RoomShown {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  readonly status: Status;
  readonly seats: readonly SeatShown[];
  readonly seedHash: string;
  /** A player chose the seed, so they can work out every card and hand (NP-34). */
  readonly openSeed: boolean;
  /** When it was created, in milliseconds since 1970. */
  readonly created: number;
  readonly viewer: Seat | 'spectator' | 'guest';
  readonly isHost: boolean;
  /** The seat of the host; left out if the host only watches. */
  readonly host?: Seat;
  /** The game waits until all players are ready (NP-54). */
  readonly readyCheck?: true;
  /** The room of the rematch: the players of this room can get a seat there (NP-15). */
  readonly next?: string;
  readonly clock?: ClockShown;
  readonly supplies?: readonly SupplyShown[];
}

/** Who is connected: each seat, and the number of spectators. */
export interface Presence {
  readonly seats: readonly boolean[];
  readonly watching: number;
  /** By seat: milliseconds since its player disconnected; null if they are connected or the time is unknown. */
  readonly away?: readonly (number | null)[];
  /** Only for a returning player: how many milliseconds they were away. */
  readonly wasAway?: number;
  /** By seat: the seats that voted to let a bot play there (NP-49). */
  readonly votes?: readonly (readonly Seat[])[];
  /** By seat: milliseconds since others nudged its player; null if they did not (NP-50). */
  readonly nudged?: readonly (number | null)[];
  /** How long the others wait for a missing player, in milliseconds. */
  readonly waits?: {
    /** Until a bot may answer for them (NP-49). */
    readonly bot: number;
    /** Until another player is the host instead (NP-51). */
    readonly host: number;
  };
}

/** What the server sends to our page: one message per viewer, without what the page can derive. */
export type ToPage =
  | ({ readonly type: 'room' } & RoomShown)
  | ({ readonly type: 'presence' } & Presence)
  | ({ readonly type: 'sign' } & SignShown)
  /** The room's last signs (NP-53). */
  | { readonly type: 'signs'; readonly signs: readonly SignShown[] }
  | ((SnapshotMessage<unknown> | UpdateMessage<unknown>) & {
      readonly viewer?: Viewer;
      /** With `since` in the hello: the updates after it. */
      readonly missed?: readonly EncodedUpdate<unknown>[];
      /** Instead of `missed`: the reason why the server can't read these updates, as a code. */
      readonly missedRefused?: string;
    })
  /** The current version of the table: a client with an earlier one has missed an update (NP-11). */
  | { readonly type: 'beat'; readonly version: number; readonly viewer?: Viewer }
  | { readonly type: 'pong' }
  /** The server has another build of the page than the one in the hello. */
  | { readonly type: 'newer' }
  | { readonly type: 'ack'; readonly id: string; readonly version: number }
  | ({ readonly type: 'refused'; readonly id?: string } & Refusal);
