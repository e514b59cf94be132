import type { Seat, Viewer } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { EncodedUpdate, SnapshotMessage, UpdateMessage } from './codec.ts';
import type { SignShown } from './signs.ts';

/** What goes over a socket, as JSON: docs/protocol.md tells it to whoever writes a client. */
export type ToServer =
  | {
      readonly type: 'hello';
      readonly token?: string;
      /** Up to which version everything was heard: what came after it is told with the view. */
      readonly since?: number;
      /** Send each update with a diff of the snapshot instead of the whole view (NP-13). */
      readonly diff?: boolean;
      /** Clients of version 0.2 and older: answered with a whole snapshot for each update (NP-13). */
      readonly compact?: boolean;
      /** Only servers of version 0.2 and older read it. */
      readonly whole?: boolean;
      /** The build of the page that asks, so that the server can offer a newer one. */
      readonly build?: string;
      /** Through whose eyes, if not only through the own: whoever has a seat may look as a spectator, too. */
      readonly viewers?: readonly Viewer[];
    }
  | { readonly type: 'command'; readonly id: string; readonly decision?: string; readonly command: unknown }
  | { readonly type: 'undo'; readonly id: string }
  /** Whether anybody is there: a line that leads nowhere is silent like one on which nobody speaks. */
  | { readonly type: 'ping' };

/** Who sits where, as everybody in the room may know. */
export interface SeatShown {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
  readonly bot?: string;
  /** During a ready check: this player is ready (NP-54). */
  readonly isReady?: true;
  /** The bot that answers for somebody who is away. */
  readonly standIn?: string;
  /** Gone for good: the bot plays on until the end. */
  readonly hasLeft?: true;
}

export type Status = 'waiting' | 'running' | 'over';

/** How long everybody may think, in seconds, and what is left to whom in milliseconds as this is sent. */
export interface ClockShown {
  readonly seconds: number;
  readonly increment: number;
  /** By seat; empty until the game begins. */
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
}

/** What the rules of a room need: whoever lacks it has it from there, if its owner shares it. */
export interface SupplyShown {
  readonly kind: string;
  readonly key: string;
  readonly id?: string;
  readonly isShared: boolean;
}

/** A room before, during and after its game, as everybody in it may know. */
export interface RoomShown {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  readonly status: Status;
  readonly seats: readonly SeatShown[];
  readonly seedHash: string;
  /** Somebody chose the seed: he can know every card and hand (NP-34). */
  readonly openSeed: boolean;
  /** When it was created, in milliseconds since 1970. */
  readonly created: number;
  readonly viewer: Seat | 'spectator' | 'guest';
  readonly isHost: boolean;
  /** The seat of the host; left out if the host only watches. */
  readonly host?: Seat;
  /** The game waits until all players are ready (NP-54). */
  readonly readyCheck?: true;
  /** The room in which the same people play once more: who sits here finds a seat there (NP-15). */
  readonly next?: string;
  readonly clock?: ClockShown;
  readonly supplies?: readonly SupplyShown[];
}

/** Who is connected: by seat, and how many look on. */
export interface Presence {
  readonly seats: readonly boolean[];
  readonly watching: number;
  /** By seat: for how many milliseconds nobody has been there; null where somebody is, or where nobody knows. */
  readonly away?: readonly (number | null)[];
  /** To whoever comes back to his seat: for how long he was away. */
  readonly wasAway?: number;
  /** By seat: the seats that voted to let a bot play there (NP-49). */
  readonly votes?: readonly (readonly Seat[])[];
  /** By seat: milliseconds since others nudged its player; null where they did not (NP-50). */
  readonly nudged?: readonly (number | null)[];
  /** How long the others wait for a missing player, in milliseconds. */
  readonly waits?: {
    /** Until a bot may answer for them (NP-49). */
    readonly bot: number;
    /** Until another player is the host instead (NP-51). */
    readonly host: number;
  };
}

/** What our own page is sent: everything once for each pair of eyes, and never what follows by itself. */
export type ToPage =
  | ({ readonly type: 'room' } & RoomShown)
  | ({ readonly type: 'presence' } & Presence)
  | ({ readonly type: 'sign' } & SignShown)
  /** The last messages of the room (NP-53). */
  | { readonly type: 'signs'; readonly signs: readonly SignShown[] }
  | ((SnapshotMessage<unknown> | UpdateMessage<unknown>) & {
      readonly viewer?: Viewer;
      /** With `since` in the hello: the updates after it. */
      readonly missed?: readonly EncodedUpdate<unknown>[];
      /** Instead of `missed`: the code of why these updates cannot be read. */
      readonly missedRefused?: string;
    })
  /** How far the table has come: whoever has heard less has missed something. */
  | { readonly type: 'beat'; readonly version: number; readonly viewer?: Viewer }
  | { readonly type: 'pong' }
  /** The server has another page than the one that said hello. */
  | { readonly type: 'newer' }
  | { readonly type: 'ack'; readonly id: string; readonly version: number }
  | ({ readonly type: 'refused'; readonly id?: string } & Refusal);
