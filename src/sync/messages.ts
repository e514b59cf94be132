import type { Seat, Viewer } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { ChatShown, ReportShown, TextShown, TextsShown } from './chat.ts';
import type { EncodedUpdate, SnapshotMessage, UpdateMessage } from './codec.ts';
import type { RatingRange } from './lobby.ts';
import type { ReviewMark, ReviewShown, ReviewWish } from './review.ts';
import type { SignShown } from './signs.ts';

/** NP-120: the code with which a server that stops closes its sockets: connect again, to another one or its successor. */
export const COME_AGAIN = 1012;

/** Socket messages, as JSON. `docs/protocol.md` documents them for other clients. */
export type ToServer =
  | {
      readonly type: 'hello';
      readonly token?: string;
      /** The last version that the client received: the view comes with the updates after it (NP-43). */
      readonly since?: number;
      /** Send each update with a diff of the snapshot instead of the whole view (NP-13). */
      readonly diff?: boolean;
      /** Sent by clients of version 0.2 and older: they get a whole snapshot for each update (NP-13). */
      readonly compact?: boolean;
      /** For servers of version 0.2 and older; newer ones ignore it. */
      readonly whole?: boolean;
      /** The build of the page: the server answers `newer` if it has another one (NP-13). */
      readonly build?: string;
      /** The viewers to send updates for: a player may also ask for the spectators' view (NP-38). */
      readonly viewers?: readonly Viewer[];
      /** The name under which a spectator appears to the others (NP-74). */
      readonly name?: string;
    }
  | { readonly type: 'command'; readonly id: string; readonly decision?: string; readonly command: unknown }
  | { readonly type: 'undo'; readonly id: string }
  /** Takes part in the shared review of a finished game (NP-72). */
  | ({ readonly type: 'review'; readonly id: string } & ReviewWish)
  /** A spectator changes or removes the name under which they appear (NP-74). */
  | { readonly type: 'name'; readonly id: string; readonly name?: string }
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
  /** NP-71: the host muted the player. */
  readonly isMuted?: true;
  /** NP-75: before the game, at a table with a rating range: the player has no settled rating. */
  readonly isProvisional?: true;
}

export type Status = 'waiting' | 'running' | 'over';

/** The time limit in seconds, and the time left in milliseconds when this message is sent. */
export interface ClockShown {
  readonly seconds: number;
  readonly increment: number;
  /** The time left of each seat; empty until the game begins. */
  readonly left: readonly number[];
  /** The seats whose clocks are running. */
  readonly running: readonly Seat[];
}

/** Something that the room's rules need, such as a card pack. Players can download it if its owner shares it. */
export interface AssetShown {
  readonly kind: string;
  readonly key: string;
  readonly id?: string;
  readonly isShared: boolean;
}

/** How the lobby lists a room (NP-58). */
export interface OpenShown {
  readonly pace: 'live' | 'days';
  readonly language?: 'en' | 'fr';
  /** When bots take the seats that are still open, in milliseconds since 1970. */
  readonly fillAt?: number;
  /** The ratings that the host looks for (NP-75). */
  readonly rating?: RatingRange;
}

/** A game that continues a finished one after one of its batches. */
export interface ForkShown {
  readonly id: string;
  readonly batch: number;
  /** The seat of the player who created it. */
  readonly seat: Seat;
}

/** NP-85: a text that the host shows to everyone in the room. */
export interface NoticeShown {
  /** Counts the notices of a room from 1. */
  readonly number: number;
  readonly text: string;
  /** When the server received it, in milliseconds since 1970. */
  readonly at: number;
}

/** NP-87: a vote to undo a whole turn. */
export interface RewindShown {
  /** The number of the turn that is played again. */
  readonly turn: number;
  /** The players who voted for it. */
  readonly seats: readonly Seat[];
  /** The votes required. */
  readonly needed: number;
  /** From when the host may decide alone, in milliseconds since 1970. */
  readonly until?: number;
}

/** NP-83: what the host of a convention table has set. */
export interface DeskShown {
  readonly isPaused?: true;
  readonly notice?: NoticeShown;
  readonly vote?: RewindShown;
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
  /** The last game that a player continues from a turn of this one (NP-73). */
  readonly fork?: ForkShown;
  /** The finished game that this one continues, as practice (NP-73). */
  readonly from?: { readonly id: string; readonly batch: number };
  /** The id of the group to whose members the table belongs (NP-97). */
  readonly group?: string;
  readonly clock?: ClockShown;
  /** Present at a convention table (NP-83). */
  readonly desk?: DeskShown;
  /** Present if the lobby lists the room: everyone may take a seat before the game starts. */
  readonly open?: OpenShown;
  /** `days` if the game may take several days (NP-58). */
  readonly pace?: 'days';
  readonly supplies?: readonly AssetShown[];
  /** The challenge of a day (NP-60) or a week (NP-77) that this game is an entry to. */
  readonly daily?: {
    readonly date?: string;
    readonly week?: string;
    readonly game: string;
    /** The group whose members play it with their own cards (NP-99). */
    readonly group?: string;
  };
  /** The tournament that this is a table of (NP-91). Rounds count from 1. */
  readonly tournament?: { readonly id: string; readonly name: string; readonly round: number };
  /** NP-129: present if an administrator ended the table. */
  readonly ended?: { readonly at: number };
  /** Absent if the room has no chat, such as in a daily challenge. */
  readonly chat?: ChatShown;
}

/** Who is connected: each seat, and the number of spectators. */
export interface Presence {
  readonly seats: readonly boolean[];
  readonly watching: number;
  /** The names of the spectators who chose one (NP-74). */
  readonly watchers?: readonly string[];
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

/** What the server sends to the page: one message per viewer, without what the page can derive. */
export type ToPage<Event = unknown, View = unknown> =
  | ({ readonly type: 'room' } & RoomShown)
  | ({ readonly type: 'presence' } & Presence)
  | ({ readonly type: 'sign' } & SignShown)
  /** The room's last signs (NP-53). */
  | { readonly type: 'signs'; readonly signs: readonly SignShown[] }
  | ({ readonly type: 'text' } & TextShown)
  /** NP-70: the room's last texts. They replace the earlier ones. */
  | ({ readonly type: 'texts' } & TextsShown)
  /** NP-71: the reported texts, only for the host. */
  | { readonly type: 'reports'; readonly reports: readonly ReportShown[] }
  /** The state of the shared review (NP-72). */
  | ({ readonly type: 'review' } & ReviewShown)
  /** A player points at something in the shared review (NP-72). */
  | ({ readonly type: 'mark' } & ReviewMark)
  | ((SnapshotMessage<View> | UpdateMessage<Event>) & {
      readonly viewer?: Viewer;
      /** Present if the hello had `since`: the updates after that version. */
      readonly missed?: readonly EncodedUpdate<Event>[];
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
