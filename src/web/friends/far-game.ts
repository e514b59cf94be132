import type { ComponentChildren, ComponentType } from 'preact';
import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { SupplyShown } from '../../sync/messages.ts';
import type { ScreenTable } from '../client/table.ts';
import type { RemotePlace, SocketOptions, SocketTransport } from '../client/transport-socket.ts';
import type { BotWords } from '../new-game/bots.ts';

/** The link of some game: what is around its table is the same for all. */
export type AnyRemoteLink = Pick<
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

/** A table far away, and the way to it. */
export interface FarOpened<T> {
  readonly link: AnyRemoteLink;
  readonly table: T;
}

export type Around = Pick<
  ScreenTable<GameTypes>,
  'id' | 'version' | 'snapshot' | 'leave' | 'trouble' | 'retry' | 'record' | 'players'
>;

/** Who comes to which table. */
export interface FarPlace extends RemotePlace {
  readonly seat: Seat | 'spectator';
  readonly config: object;
  readonly ways: SocketOptions;
}

/** How a game is played at a table that is decided elsewhere: with the screens it has at home. */
export interface FarTable<T extends Around> {
  readonly open: (place: FarPlace) => Promise<FarOpened<T> | Refusal>;
  readonly Table: ComponentType<{ readonly table: T }>;
  readonly why: (refusal: Refusal) => ComponentChildren;
}

interface CrestProps {
  readonly crest: string | undefined;
  readonly seat: Seat;
}

/** What is played, in words: a rule and what it is set to. */
export interface Term {
  readonly title: string;
  readonly value: string;
}

interface ChoiceProps {
  readonly config: object;
  readonly seat: Seat;
  /** Where the table answers at once, it says that it has: then what is on it counts. */
  readonly choose: (choice: unknown) => Promise<void> | undefined;
}

/** What a room must know of its game. */
export interface FarGame {
  readonly bots: BotWords;
  /** The bot that a host gets without choosing one. */
  readonly usualBot: string;
  readonly botName: (seat: Seat) => string;
  /** The rules of a table, for whoever comes to it: what it is played with, and what is not as usual. */
  readonly terms: (config: object) => readonly Term[];
  /** Whether this device has what the rules need, where the table does not lend it. */
  readonly hasOwn?: (supplies: readonly SupplyShown[]) => Promise<boolean>;
  /** Where everybody chooses what to play with. */
  readonly choice?: {
    /** What this seat has, in words. */
    readonly of: (config: object, seat: Seat) => string;
    readonly Field: ComponentType<ChoiceProps>;
    readonly why: (refusal: Refusal) => string;
  };
  /** Where players have crests. */
  readonly crests?: {
    readonly Crest: ComponentType<CrestProps>;
    readonly Field: ComponentType<CrestProps & { readonly choose: (crest: string) => void }>;
  };
}
