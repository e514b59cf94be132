import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes, Seat } from '../../engine/game.ts';
import type { Refusal } from '../../engine/refusal.ts';
import type { AssetShown } from '../../sync/messages.ts';
import type { RemotePlace } from '../client/reconnecting-socket.ts';
import type { SocketOptions, SocketTable } from '../client/socket-table.ts';
import type { ScreenTable } from '../client/table.ts';
import { gameOf } from '../games/list.ts';
import type { BotWords } from '../screens/new-game/bots.ts';

/** The state of an online table, which is the same for all games. */
export type AnySocketTransport = Pick<
  SocketTable<GameTypes>,
  | 'room'
  | 'presence'
  | 'isConnected'
  | 'isStoodIn'
  | 'isWaiting'
  | 'said'
  | 'signs'
  | 'texts'
  | 'reports'
  | 'review'
  | 'lastRefusal'
  | 'gone'
  | 'isOld'
  | 'wasAway'
  | 'retry'
>;

/** An online table and its state. */
export interface OnlineOpened<T> {
  readonly transport: AnySocketTransport;
  readonly table: T;
}

/** An online table and the state of its players, by seat. */
export interface Around {
  readonly transport: AnySocketTransport;
  readonly names: readonly string[];
  /** The seats that owe an answer. */
  readonly activeSeats: readonly number[];
  /** How long each player has been away, in milliseconds. */
  readonly away: readonly (number | undefined)[];
  /** The time from which a bot may answer for each player. */
  readonly botFrom: readonly (number | undefined)[];
}

export type OnlineTable = Pick<
  ScreenTable<GameTypes>,
  'id' | 'version' | 'snapshot' | 'leave' | 'trouble' | 'retry' | 'record' | 'players'
>;

/** The table to open, and the seat, key and options to open it with. */
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

/** An option of the game in the form for tournaments, with its current value. */
export interface ConfigField extends Pick<Term, 'title'> {
  readonly key: string;
  readonly value: string | boolean;
  readonly options: readonly { readonly value: string | boolean; readonly name: string }[];
}

/** The texts, checks and fields that a game provides for its rooms. */
export interface OnlineGame {
  readonly bots: BotWords;
  /** The bot that a host gets without choosing one. */
  readonly usualBot: string;
  readonly botName: (seat: Seat) => string;
  /** The rules of a table for players who join: its components and its house rules. */
  readonly terms: (config: object) => readonly Term[];
  /** The name of a mode (`modeOf` in game-modes.ts). */
  readonly modeName: (mode: string) => string;
  /** The modes: their config key, and the numbers of seats that a quick match offers for each; empty for none. */
  readonly quick: { readonly key: string; readonly sizes: Readonly<Record<string, readonly number[]>> };
  /** The name of a map; absent if the game has no maps. */
  readonly mapName?: (map: string) => string;
  /** Whether this device has what the rules need, if the table doesn't lend it. */
  readonly hasOwn?: (assets: readonly AssetShown[]) => Promise<boolean>;
  /** Absent if players don't choose a deck in the waiting room. */
  readonly choice?: {
    /** The deck of this seat, as text. */
    readonly of: (config: object, seat: Seat) => string;
    readonly Field: ComponentType<ChoiceProps>;
    readonly why: (refusal: Refusal) => string;
  };
  readonly tournaments: {
    /** The options of the form. The first is the mode, on which the others depend. */
    readonly fields: (config: object) => readonly ConfigField[];
    /** How many players a table may have. */
    readonly seats: (config: object) => readonly [least: number, most: number];
    /** Whether all tables can play the same cards, so that their results can be compared. */
    readonly hasCups: boolean;
  };
  /** Absent if the game has no crests. */
  readonly crests?: {
    readonly Crest: ComponentType<CrestProps>;
    readonly Field: ComponentType<CrestProps & { readonly choose: (crest: string) => void }>;
  };
}

/** The online part of a game, which loads on demand; undefined until then. */
export const useOnlineGame = (id: string | undefined): OnlineGame | undefined => {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: OnlineGame }>();
  useEffect(() => {
    if (id === undefined) return;
    gameOf(id)
      ?.online()
      .then(
        game => setLoaded({ id, game }),
        () => undefined,
      );
  }, [id]);
  // After a change of the id, the other game stays until this one is loaded.
  return loaded?.id === id ? loaded?.game : undefined;
};
