import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { SupplyShown } from '../../sync/messages.ts';
import type { ScreenTable } from '../client/table.ts';
import type { RemotePlace, SocketOptions, SocketTransport } from '../client/transport-socket.ts';
import type { BotWords } from '../screens/new-game/bots.ts';

/** The transport of any game: what surrounds the table is the same for all. */
export type AnySocketTransport = Pick<
  SocketTransport<GameTypes>,
  | 'room'
  | 'presence'
  | 'isConnected'
  | 'isStoodIn'
  | 'isWaiting'
  | 'sign'
  | 'signs'
  | 'lastRefusal'
  | 'gone'
  | 'isOld'
  | 'wasAway'
  | 'retry'
>;

/** An online table and its transport. */
export interface OnlineOpened<T> {
  readonly link: AnySocketTransport;
  readonly table: T;
}

export type OnlineTable = Pick<
  ScreenTable<GameTypes>,
  'id' | 'version' | 'snapshot' | 'leave' | 'trouble' | 'retry' | 'record' | 'players'
>;

/** Who opens which table. */
export interface OnlinePlace extends RemotePlace {
  readonly seat: Seat | 'spectator';
  readonly config: object;
  readonly ways: SocketOptions;
}

/** How a game is played online, with the same screens as a local game. */
export interface OnlineTablePlan<T extends OnlineTable> {
  readonly open: (place: OnlinePlace) => Promise<OnlineOpened<T> | Refusal>;
  readonly Table: ComponentType<{ readonly table: T }>;
  readonly why: (refusal: Refusal) => ComponentChildren;
}

interface CrestProps {
  readonly crest: string | undefined;
  readonly seat: Seat;
}

/** A rule and its setting, as text. */
export interface Term {
  readonly title: string;
  readonly value: string;
}

interface ChoiceProps {
  readonly config: object;
  readonly seat: Seat;
  /** Returns a promise if the server confirms the choice; the room then shows the confirmed one. */
  readonly choose: (choice: unknown) => Promise<void> | undefined;
}

/** What a room needs to know about its game. */
export interface OnlineGame {
  readonly bots: BotWords;
  /** The bot that a host gets without choosing one. */
  readonly usualBot: string;
  readonly botName: (seat: Seat) => string;
  /** The rules of a table for players who join: its components and its house rules. */
  readonly terms: (config: object) => readonly Term[];
  /** Whether this device has what the rules need, if the table doesn't lend it. */
  readonly hasOwn?: (supplies: readonly SupplyShown[]) => Promise<boolean>;
  /** Present if each player chooses what to play with. */
  readonly choice?: {
    /** What this seat plays with, as text. */
    readonly of: (config: object, seat: Seat) => string;
    readonly Field: ComponentType<ChoiceProps>;
    readonly why: (refusal: Refusal) => string;
  };
  /** Present if players have crests. */
  readonly crests?: {
    readonly Crest: ComponentType<CrestProps>;
    readonly Field: ComponentType<CrestProps & { readonly choose: (crest: string) => void }>;
  };
}
