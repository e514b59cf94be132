import type { Checkpoints } from '../engine/checkpoint.ts';
import type { GameTypes, Seat } from '../engine/game.ts';
import { type Answer, forgetStates } from '../engine/history.ts';
import type { AnyModule, TableRules } from '../engine/module.ts';
import { queue } from '../engine/queue.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Table } from '../engine/table.ts';
import { createTable, openTable } from '../engine/tables.ts';
import { loadAssets } from './assets.ts';
import type { BotThreads } from './bots/open.ts';
import { steadyNow } from './clock.ts';
import { runClocks, STARTED_AT } from './clock-timers.ts';
import type { RoomVersions } from './cluster.ts';
import { continueGame } from './continue.ts';
import { heavy, pause, payingAddress } from './cost.ts';
import { isSealed, type Now, recordEnd, whyClosed, withSealedSeed } from './daily.ts';
import type { Data, FoundRoom } from './data.ts';
import { whyPaused } from './desk.ts';
import { type EventLoop, withTableNames } from './event-loop.ts';
import type { GameMetrics } from './monitoring/games.ts';
import { withoutFinishedCheck } from './ready-check.ts';
import { RefusalError, refuse } from './refused.ts';
import { watchVotes } from './rewind-votes.ts';
import { hasBegun, isPlayed, type Room, whyEnded } from './room.ts';
import { seatBots } from './seat-bots.ts';
import { withoutOthers } from './seating.ts';

/** A table of any game. */
export type AnyTable = Table<GameTypes>;

/** A room in memory, with its table after the game has started. */
export interface LiveRoom {
  readonly module: AnyModule;
  readonly room: () => Room;
  readonly table: () => AnyTable | undefined;
  /** Changes the room, and starts the game if no seat is open any more. */
  readonly change: <T extends { readonly room: Room }>(
    wish: (room: Room) => T | Refusal,
  ) => Promise<T | Refusal>;
  /** Calls the listener after every change of the room. Returns a function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void;
  /** Reads what other servers have written, if the versions are newer. */
  readonly catchUp: (versions: Partial<RoomVersions>) => Promise<Refusal | undefined>;
  /** The refusal of every move if the room is an entry to a daily challenge that is over, else undefined. */
  readonly whyClosed: () => Refusal | undefined;
  /** The time since which a server of the cluster has been running; players' clocks don't run before it. */
  readonly up: () => number;
  /** Measures the time of a command. */
  readonly timed: <T>(work: Promise<T>) => Promise<T>;
  /** When this server opened the room. */
  readonly openedAt: number;
  /** When the table last changed; if it didn't, when this server opened the room. */
  readonly movedAt: () => number;
  /** Resumes paused bots, because someone watches now. */
  readonly wake: () => void;
  /** Whether bots wait until someone watches. */
  readonly isPaused: () => boolean;
  /** Stops bots and clocks. They resume when the room is loaded again. */
  readonly close: () => void;
  /** Notifies all clients of the room that it was removed, by this server or another one. */
  readonly vanish: () => void;
  readonly isGone: () => boolean;
  /** Removes the room from the store. Returns false on a version conflict. */
  readonly remove: () => Promise<boolean>;
}

export interface RoomPorts {
  readonly data: Data;
  readonly bots: BotThreads;
  readonly checkpoints: Checkpoints;
  readonly report: (error: unknown) => void;
  /** Attributes the work of the table to its id, to find what blocks the event loop. */
  readonly during?: EventLoop['during'];
  /** Returns the current time, for daily challenges. */
  readonly now?: Now;
  /** Called after every change of a room; without `room` after its removal. */
  readonly onRoom?: (id: string, room?: Room) => void;
  /** Called when the table of a room is loaded or created. */
  readonly onTable?: (room: Room, table: AnyTable) => void;
  /** Counts and times moves. */
  readonly gameMetrics?: Pick<GameMetrics, 'saved' | 'timed'> | undefined;
  /** Called when a table is loaded, and after every entry in its log. */
  readonly onTurn?: (watched: { readonly room: () => Room; readonly table: AnyTable }) => void;
}

/** The maximum number of attempts to save a change while other servers change the same room. */
const TRIES = 50;
/** Wraps a store, and remembers the last version that this server wrote. */
const trackOwnWrites = (
  data: Data,
): { readonly data: Data; readonly isOwn: (version: number) => boolean } => {
  if (!data.cluster) return { data, isOwn: () => true };
  let own = 0;
  return {
    data: {
      ...data,
      create: async (id, head, log) => {
        const isKept = await data.create(id, head, log);
        if (isKept) own = log.length;
        return isKept;
      },
      append: async (id, version, entry) => {
        const isKept = await data.append(id, version, entry);
        if (isKept) own = version + 1;
        return isKept;
      },
    },
    isOwn: version => version === own,
  };
};

/**
 * Opens the table of a full room, or creates it. Another server, or this one before a crash, may have created
 * it.
 */
const openOrCreateTable = async (
  data: Data,
  checkpoints: Checkpoints,
  module: AnyModule,
  isWithPacks: boolean,
  { id, config, seed, seats, from }: Room,
): Promise<AnyTable | Refusal> => {
  const ports = { checkpoints, forget: forgetStates, pause };
  const begun: AnyBegun = isWithPacks ? decideInTurns(module) : module;
  const known = await openTable(begun, data, id, ports);
  if (known) return known;
  // Players' names are stored only in the room, not in the log of the table, so that they can be deleted.
  const wish = { config, seed, seats: seats.map(({ bot }) => (bot === undefined ? {} : { bot })) };
  const made = from
    ? await continueGame(module, data, id, { from, seats: wish.seats })
    : await createTable(module, data, id, wish, ports);
  if (made && (isRefusal(made) ? made.refused !== 'table-taken' : begun === module)) return made;
  return (await openTable(begun, data, id, ports)) ?? refuse('table-gone');
};

export const openLiveRoom = async (
  ports: RoomPorts,
  bare: AnyModule,
  found: FoundRoom,
  isWatched: () => boolean,
): Promise<LiveRoom | Refusal> => {
  const loaded = await loadAssets(bare, found.room.config, ports.data);
  if (isRefusal(loaded)) return loaded;
  const { things } = loaded;
  const now = ports.now ?? Date.now;
  let { room, changes } = found;
  const { id, game } = room;
  const isSealable = room.daily !== undefined || room.tournament?.isSealed === true;
  const playable = isSealable
    ? withSealedSeed(loaded.module, game, () => isSealed(room, now()))
    : loaded.module;
  const module = ports.during ? withTableNames(playable, id, ports.during) : playable;
  const { data: tracked, isOwn } = trackOwnWrites(ports.data);
  const metrics = ports.gameMetrics;
  const data: Data = metrics
    ? {
        ...tracked,
        append: async (id, version, entry) => {
          const isKept = await tracked.append(id, version, entry);
          if (isKept) metrics.saved(game, entry);
          return isKept;
        },
      }
    : tracked;
  let table: AnyTable | undefined;
  let seated: ReturnType<typeof seatBots> | undefined;
  // NP-91: tables without persons share one part of the bots' time, because no one waits for them alone.
  const address = room.tournament && !isPlayed(room) ? 'tournaments' : payingAddress();
  let stopTime = (): void => undefined;
  let isClosed = false;
  let isGone = false;
  const openedAt = steadyNow();
  let movedAt = openedAt;
  const listeners = new Set<() => void>();
  const up = (): number => data.cluster?.up() ?? STARTED_AT;

  let beginning: Promise<Refusal | undefined> | undefined;
  const begin = (): Promise<Refusal | undefined> => {
    beginning ??= (async () => {
      const laid = await openOrCreateTable(data, ports.checkpoints, module, things.size > 0, room);
      if (isRefusal(laid)) {
        beginning = undefined;
        return withoutOthers(laid);
      }
      table = laid;
      if (isClosed) return undefined;
      seated = seatBots(ports, {
        module,
        things,
        room: () => room,
        table: laid,
        isOwn,
        isClosed: () => isClosed,
        isWatched,
        address,
      });
      movedAt = steadyNow();
      const noteTurn = (): void => ports.onTurn?.({ room: () => room, table: laid });
      laid.onAppend(() => {
        movedAt = steadyNow();
        noteTurn();
      });
      noteTurn();
      recordEnd({ room: () => room, change }, laid, now, ports.report);
      ports.onTable?.(room, laid);
      const stopClocks = runClocks(
        { room: () => room, change, onChange, up, isAlone: !data.cluster },
        laid,
        ports.report,
      );
      const stopVotes = room.desk
        ? watchVotes({ room: () => room, change, onChange }, laid, ports.report)
        : undefined;
      stopTime = () => {
        stopClocks();
        stopVotes?.();
      };
      return undefined;
    })();
    return beginning;
  };

  /** Replaces the room by a newer version, starts the game if the room is full, and notifies listeners. */
  const adopt = async (now: FoundRoom): Promise<Refusal | undefined> => {
    if (now.changes <= changes) return undefined;
    ({ room, changes } = now);
    ports.onRoom?.(room.id, room);
    const failed = hasBegun(room) ? await begin() : undefined;
    // The change may have replaced a player by a bot.
    seated?.letBots();
    for (const listener of [...listeners]) listener();
    return failed;
  };
  const readAgain = async (): Promise<Refusal | undefined> => {
    const now = await data.room(room.id).catch(() => refuse('not-kept'));
    if (!now) return refuse('table-gone');
    return isRefusal(now) ? now : adopt(now);
  };

  const tryChange: LiveRoom['change'] = async wish => {
    for (let i = 0; i < TRIES; i++) {
      const wished = wish(room);
      if (isRefusal(wished)) return wished;
      const next = { room: withoutFinishedCheck(wished.room), changes: changes + 1 };
      const isWritten = await data.changeRoom(next.room, changes).catch(() => refuse('not-kept'));
      if (isRefusal(isWritten)) return isWritten;
      // On a version conflict, reload and retry.
      const failed = isWritten ? await adopt(next) : await readAgain();
      if (failed) return failed;
      if (isWritten) return wished;
    }
    return refuse('not-kept');
  };

  const inTurn = queue();
  const change: LiveRoom['change'] = wish => inTurn(() => tryChange(wish));

  const catchUp: LiveRoom['catchUp'] = async versions => {
    const failed = (versions.changes ?? 0) > changes ? await readAgain() : undefined;
    if (failed) return failed;
    // An earlier attempt to start the game may have failed.
    if (hasBegun(room) && !table) return begin();
    return table && (versions.version ?? 0) > table.version() ? table.catchUp() : undefined;
  };
  const onChange: LiveRoom['onChange'] = listener => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  const close = (): void => {
    isClosed = true;
    stopTime();
  };

  const failed = hasBegun(room) ? await begin() : undefined;
  if (failed) return failed;
  return {
    module,
    room: () => room,
    table: () => table,
    change,
    catchUp,
    onChange,
    whyClosed: () => whyClosed(room, now()),
    up,
    timed: work => metrics?.timed(game, work) ?? work,
    openedAt,
    movedAt: () => movedAt,
    wake: () => seated?.wake(),
    isPaused: () => seated?.isPaused() ?? false,
    close,
    vanish: () => {
      isGone = true;
      close();
      for (const listener of [...listeners]) listener();
    },
    isGone: () => isGone,
    remove: () => data.removeRoom(room.id, changes),
  };
};

/** The part of a module that a table needs after setup. */
type AnyBegun = TableRules<GameTypes>;

/**
 * Wraps the module of a table with players' card packs, because moves with them can be slow. A move waits for
 * its turn on the main thread, and its time is charged to the address.
 */
const decideInTurns = (module: AnyModule): AnyBegun => ({
  ...module,
  decide: async (state, seat, command) => {
    const decided = await heavy(async () => {
      await pause();
      return module.decide(state, seat, command);
    });
    // The refusal is thrown: a table stores returned refusals by command id, but this command may succeed
    // later.
    if (isRefusal(decided) && decided.refused === 'too-many') throw new RefusalError(decided);
    return decided;
  },
});

/** Whether the game of a room has ended. */
export const isGameOver = ({ table }: Pick<LiveRoom, 'table'>): boolean =>
  table()?.snapshot('spectator').isOver ?? false;

/** Prefixes the id of a command with its seat, so that a seat can't use the ids of another seat. */
const idOf = (seat: Seat, id: string): string => `${seat}:${id}`;

interface Sent {
  readonly id: string;
  readonly decision?: string | undefined;
  readonly command: unknown;
}

type Moving = Pick<LiveRoom, 'module' | 'room' | 'whyClosed' | 'timed'>;

/** Why no one can move now. */
const whyNoMove = ({ room, whyClosed: why }: Pick<Moving, 'room' | 'whyClosed'>): Refusal | undefined =>
  why() ?? whyEnded(room()) ?? whyPaused(room());

/** Parses and submits a client's command. */
export const submitCommand = async (
  live: Moving,
  table: AnyTable,
  seat: Seat,
  { id, decision, command: json }: Sent,
): Promise<Answer> => {
  const closed = whyNoMove(live);
  if (closed) return closed;
  const command = live.module.parseCommand(json);
  if (isRefusal(command)) return command;
  return live.timed(table.submit(seat, { id: idOf(seat, id), decision, command }));
};

export const submitUndo = async (live: Moving, table: AnyTable, seat: Seat, id: string): Promise<Answer> =>
  whyNoMove(live) ?? live.timed(table.undo(seat, idOf(seat, id)));
