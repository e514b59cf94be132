import { forgetStates } from '../engine/forget-states.ts';
import type { GameTypes, Seat } from '../engine/game.ts';
import type { AnyModule, TableRules } from '../engine/module.ts';
import { queue } from '../engine/queue.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { Snapshots } from '../engine/snapshot.ts';
import type { Table } from '../engine/table.ts';
import type { Answer } from '../engine/table-state.ts';
import { createTable, openTable } from '../engine/tables.ts';
import { loadAssets } from './assets.ts';
import type { BotThreads } from './bots/open.ts';
import { runClocks, STARTED_AT } from './clock-timers.ts';
import type { RoomVersions } from './cluster.ts';
import { heavy, pause, payingAddress } from './cost.ts';
import type { Data, FoundRoom } from './data.ts';
import { type EventLoop, withTableNames } from './event-loop.ts';
import { withoutFinishedCheck } from './ready-check.ts';
import { RefusalError } from './refused.ts';
import { hasBegun, type Room } from './room.ts';
import { seatBots } from './seat-bots.ts';
import { withoutOthers } from './seating.ts';

/** A table of any game. */
export type AnyTable = Table<GameTypes>;

/** A room in memory, with its table after the game has started. */
export interface LiveRoom {
  readonly module: AnyModule;
  readonly room: () => Room;
  readonly table: () => AnyTable | undefined;
  /** Changes the room, and starts the game when no seat is open. */
  readonly change: <T extends { readonly room: Room }>(
    wish: (room: Room) => T | Refusal,
  ) => Promise<T | Refusal>;
  /** Calls the listener after every change of the room. Returns a function that unsubscribes. */
  readonly onChange: (hear: () => void) => () => void;
  /** Reads what other servers have written, if the versions are newer. */
  readonly catchUp: (versions: Partial<RoomVersions>) => Promise<Refusal | undefined>;
  /** Since when a server has been running; clocks don't run before it. */
  readonly up: () => number;
  /** When this server opened the room. */
  readonly openedAt: number;
  /** When the table last changed, or the room was opened. */
  readonly movedAt: () => number;
  /** Resumes paused bots, because someone watches now. */
  readonly wake: () => void;
  /** Whether bots wait until someone watches. */
  readonly isPaused: () => boolean;
  /** Stops bots and clocks. They resume when the room is loaded again. */
  readonly close: () => void;
  /** The room was removed, here or on another server: notifies everyone in it. */
  readonly vanish: () => void;
  readonly isGone: () => boolean;
  /** Removes the room from the store. Returns false on a version conflict. */
  readonly remove: () => Promise<boolean>;
}

export interface RoomPorts {
  readonly data: Data;
  readonly bots: BotThreads;
  readonly snapshots: Snapshots;
  readonly report: (error: unknown) => void;
  /** Attributes the work of the table to its id, to find what blocks the event loop. */
  readonly during?: EventLoop['during'];
  /** Called after every change of the room; without a room after its removal. */
  readonly onRoom?: (id: string, room?: Room) => void;
}

/** The most attempts at a change that conflicts with other servers. */
const TRIES = 50;
/** The same store, which also remembers the last version written here. */
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

/** The table of a full room. It may exist already: created by another server or before a crash. */
const openOrCreateTable = async (
  data: Data,
  snapshots: Snapshots,
  module: AnyModule,
  isWithPacks: boolean,
  { id, config, seed, seats }: Room,
): Promise<AnyTable | Refusal> => {
  const ports = { snapshots, forget: forgetStates, pause };
  const begun: AnyBegun = isWithPacks ? decideInTurns(module) : module;
  const known = await openTable(begun, data, id, ports);
  if (known) return known;
  // Names stay in the room, so that they can be deleted.
  const wish = { config, seed, seats: seats.map(({ bot }) => (bot === undefined ? {} : { bot })) };
  const made = await createTable(module, data, id, wish, ports);
  if (isRefusal(made) ? made.refused !== 'table-taken' : begun === module) return made;
  return (await openTable(begun, data, id, ports)) ?? refuse('table-gone');
};

export const openLiveRoom = async (
  ports: RoomPorts,
  bare: AnyModule,
  found: FoundRoom,
  isWatched: () => boolean,
): Promise<LiveRoom | Refusal> => {
  const supplied = await loadAssets(bare, found.room.config, ports.data);
  if (isRefusal(supplied)) return supplied;
  const { things } = supplied;
  const module = ports.during
    ? withTableNames(supplied.module, found.room.id, ports.during)
    : supplied.module;
  const { data, isOwn } = trackOwnWrites(ports.data);
  let { room, changes } = found;
  let table: AnyTable | undefined;
  let seated: ReturnType<typeof seatBots> | undefined;
  const address = payingAddress();
  let stopTime = (): void => undefined;
  let isClosed = false;
  let isGone = false;
  const openedAt = Date.now();
  let movedAt = openedAt;
  const listeners = new Set<() => void>();
  const up = (): number => data.cluster?.up() ?? STARTED_AT;

  let beginning: Promise<Refusal | undefined> | undefined;
  const begin = (): Promise<Refusal | undefined> => {
    beginning ??= (async () => {
      const laid = await openOrCreateTable(data, ports.snapshots, module, things.size > 0, room);
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
      movedAt = Date.now();
      laid.onAppend(() => {
        movedAt = Date.now();
      });
      stopTime = runClocks({ room: () => room, change, onChange, up }, laid, ports.report);
      return undefined;
    })();
    return beginning;
  };

  /** Takes over a newer room, starts the game if it is full, and notifies listeners. */
  const adopt = async (now: FoundRoom): Promise<Refusal | undefined> => {
    if (now.changes <= changes) return undefined;
    ({ room, changes } = now);
    ports.onRoom?.(room.id, room);
    const failed = hasBegun(room) ? await begin() : undefined;
    // A bot may have replaced a player.
    seated?.letBots();
    for (const hear of [...listeners]) hear();
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
    // Retries a start that failed before.
    if (hasBegun(room) && !table) return begin();
    return table && (versions.version ?? 0) > table.version() ? table.catchUp() : undefined;
  };
  const onChange: LiveRoom['onChange'] = hear => {
    listeners.add(hear);
    return () => listeners.delete(hear);
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
    up,
    openedAt,
    movedAt: () => movedAt,
    wake: () => seated?.wake(),
    isPaused: () => seated?.isPaused() ?? false,
    close,
    vanish: () => {
      isGone = true;
      close();
      for (const hear of [...listeners]) hear();
    },
    isGone: () => isGone,
    remove: () => data.removeRoom(room.id, changes),
  };
};

/** A module without setup, as a table needs it. */
type AnyBegun = TableRules<GameTypes>;

/**
 * The same module for tables with players' card packs, whose moves can be slow. A move waits for its turn on the main
 * thread, and its time is charged to the address.
 */
const decideInTurns = (module: AnyModule): AnyBegun => ({
  ...module,
  decide: async (state, seat, command) => {
    const decided = await heavy(async () => {
      await pause();
      return module.decide(state, seat, command);
    });
    // Thrown, because a table stores refusals by command id, and this command may succeed later.
    if (isRefusal(decided) && decided.refused === 'too-many') throw new RefusalError(decided);
    return decided;
  },
});

/** Prefixes ids, so that a seat can't use the ids of another. */
const idOf = (seat: Seat, id: string): string => `${seat}:${id}`;

interface Sent {
  readonly id: string;
  readonly decision?: string | undefined;
  readonly command: unknown;
}

/** Parses and submits a client's command. */
export const submitCommand = async (
  module: AnyModule,
  table: AnyTable,
  seat: Seat,
  { id, decision, command: json }: Sent,
): Promise<Answer> => {
  const command = module.parseCommand(json);
  return isRefusal(command) ? command : table.submit(seat, { id: idOf(seat, id), decision, command });
};

export const submitUndo = (table: AnyTable, seat: Seat, id: string): Promise<Answer> =>
  table.undo(seat, idOf(seat, id));
