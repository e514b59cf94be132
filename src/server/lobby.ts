import { BOTS_OF } from '../bots/list.ts';
import { queue } from '../engine/queue.ts';
import { isRefusal } from '../engine/refusal.ts';
import { modeOf, onlyMode } from '../games/game-modes.ts';
import { loadGame } from '../games/list.ts';
import type { LobbyMessage, LobbyTable, SeatCounts } from '../sync/lobby.ts';
import type { Data } from './data.ts';
import type { PresenceTracker } from './presence.ts';
import { refuse } from './refused.ts';
import { isListed, type Listing, LOBBY, type Room, seatRecordOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import { filledWithBots, hostSeatOf } from './seating.ts';

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly report: (error: unknown) => void;
  /** For how long a live table stays in the lobby while none of its players is connected. */
  readonly absentMs: number;
}

const SWEEP_MS = 1000;
/**
 * How often the lobby compares its list with the store. With several servers, this is often enough that all of them show
 * a change within a second, even if the message about it was lost.
 */
const RELOAD_MS = { alone: 5000, inCluster: 700 };
/** The maximum number of tables in the lobby. The newest are listed. */
const MOST_TABLES = 1000;

type ListedRoom = Room & { readonly open: Listing };

interface Entry {
  readonly room: ListedRoom;
  /** The number of changes of the room. */
  readonly changes: number;
  readonly table: LobbyTable;
  /** The table as subscribers receive it. */
  readonly short: LobbyTable;
  /** When a player of the table was last connected, on a monotonic clock. */
  attendedAt: number;
  /** The JSON text that subscribers last received about the table, or undefined while the table is hidden. */
  shown: string | undefined;
}

const countSeats = (seats: Room['seats']): SeatCounts => {
  const count = (wanted: Room['seats'][number]['kind']): number =>
    seats.filter(({ kind }) => kind === wanted).length;
  return { people: count('person'), bots: count('bot'), open: count('open') };
};

const tableOf = async (room: ListedRoom): Promise<LobbyTable | undefined> => {
  const { id, game, config, seats, open, limit } = room;
  const module = await loadGame(game);
  if (isRefusal(module)) return undefined;
  const knows = seats.map(({ kind }) => kind === 'open');
  const host = seats[hostSeatOf(room) ?? -1]?.name;
  return {
    id,
    game,
    mode: modeOf(game, config),
    config: module.configFor?.(config, { status: 'waiting', knows }) ?? config,
    seats: seats.map(seat => ({ kind: seat.kind, ...seatRecordOf(seat) })),
    counts: countSeats(seats),
    pace: open.pace,
    ...(open.language !== undefined && { language: open.language }),
    ...(host !== undefined && { host }),
    ...(limit && { clock: { seconds: limit.seconds, increment: limit.increment } }),
    ...(open.fillAt !== undefined && { fillAt: open.fillAt }),
    ...(open.rating && { rating: open.rating }),
    since: open.since,
  };
};

const LONGEST_CONFIG_BYTES = 500;
const MOST_SEATS = 12;
/** NP-76: a message about a table is shorter than 2 kB. The difference leaves room for its type. */
const LONGEST_TABLE_BYTES = 1950;

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/**
 * NP-76: returns a table as the lobby socket sends it. If its config is long, for example because it contains a
 * player's own map, only the mode of the config is sent. If it has many seats or long names, only their numbers are.
 */
const brief = ({ game }: Room, table: LobbyTable): LobbyTable => {
  const { config, seats } = table;
  const short: LobbyTable = {
    ...table,
    config: bytesOf(config) > LONGEST_CONFIG_BYTES ? onlyMode(game, config) : config,
    seats: seats.map(({ title: _, motto: __, crest: ___, ...seat }) => seat),
  };
  const isLong = seats.length > MOST_SEATS || bytesOf(short) > LONGEST_TABLE_BYTES;
  return isLong ? { ...short, seats: [] } : short;
};

/** Opens the lobby: a cache of the open tables of all servers. The store contains the actual rooms. */
export const openLobby = ({ data, rooms, presence, report, absentMs }: Ports) => {
  const entries = new Map<string, Entry>();
  /** Subscribers of the public lobby. Tables of groups aren't sent to them. */
  const subscribers = new Set<(text: string) => void>();
  const inTurn = queue();
  const clock = (): number => performance.now();
  let isClosed = false;

  const isAttended = ({ id, seats }: Room): boolean =>
    seats.some(({ kind }, seat) => kind === 'person' && presence.isHere(id, seat));
  const isShown = ({ room, attendedAt }: Entry): boolean =>
    room.open.pace === 'days' || clock() - attendedAt < absentMs;
  const send = (message: LobbyMessage): void => {
    const text = JSON.stringify(message);
    for (const listener of [...subscribers]) listener(text);
  };
  /** Sends a table to the subscribers if the table has changed since they last received it. */
  const publish = (entry: Entry): void => {
    const { id } = entry.room;
    const table = entry.short;
    const text = isShown(entry) ? JSON.stringify(table) : undefined;
    if (text === entry.shown) return;
    entry.shown = text;
    if (entry.room.group !== undefined) return;
    send(text === undefined ? { type: 'closed', id } : { type: 'table', table });
  };
  const remove = (id: string): void => {
    const entry = entries.get(id);
    entries.delete(id);
    if (entry?.shown !== undefined && entry.room.group === undefined) send({ type: 'closed', id });
  };
  const read = async (id: string): Promise<void> => {
    const found = await data.room(id);
    const table = found && isListed(found.room) ? await tableOf(found.room) : undefined;
    if (!found || !isListed(found.room) || !table) return remove(id);
    const { room, changes } = found;
    const known = entries.get(id);
    // Of a table that this server finds, only the time of its listing is known: the players may have left since then.
    const attendedAt = known?.attendedAt ?? clock() - Math.max(0, Date.now() - room.open.since);
    const short = brief(room, table);
    const entry: Entry = { room, changes, table, short, attendedAt, shown: known?.shown };
    entries.set(id, entry);
    if (!known) presence.ask(id);
    publish(entry);
  };
  /** Reads a room again. Reads run one after the other, so that an older version never replaces a newer one. */
  const refresh = (id: string): Promise<void> =>
    inTurn(() => read(id)).catch(error => {
      if (!isClosed) report(error);
    });

  const reload = async (): Promise<void> => {
    const listed = new Map(
      (await data.roomChangesOf(LOBBY, MOST_TABLES)).map(({ id, changes }) => [id, changes]),
    );
    for (const [id, changes] of listed) if (entries.get(id)?.changes !== changes) await refresh(id);
    for (const id of [...entries.keys()]) if (!listed.has(id)) await refresh(id);
  };

  /** Gives the open seats of a table to bots if the table has waited long enough and a player is connected. */
  const fill = async ({ room: { id, game } }: Entry): Promise<void> => {
    const live = await rooms.enter(id);
    if (!live || isRefusal(live)) return;
    await live.change(room =>
      isListed(room) && (room.open.fillAt ?? Number.POSITIVE_INFINITY) <= Date.now()
        ? filledWithBots(room, BOTS_OF[game].names[0]!)
        : refuse('already-begun'),
    );
  };
  const sweep = (): void => {
    for (const entry of [...entries.values()]) {
      const isHere = isAttended(entry.room);
      if (isHere) entry.attendedAt = clock();
      publish(entry);
      const { fillAt } = entry.room.open;
      if (isHere && fillAt !== undefined && fillAt <= Date.now()) fill(entry).catch(report);
    }
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  let current: Promise<void> | undefined;
  /** Reloads, unless a reload is under way. Ignores errors: the store logs them, and the next reload tries again. */
  const tryReload = (): Promise<void> => {
    current ??= reload()
      .catch(() => undefined)
      .finally(() => {
        current = undefined;
      });
    return current;
  };
  const loaded = tryReload();
  const reloading = setInterval(
    () => void tryReload(),
    data.cluster ? RELOAD_MS.inCluster : RELOAD_MS.alone,
  ).unref();
  /** Tells a server that has just started for how long the players of a table have been away. */
  const tellAbsence = (entry: Entry): void => {
    const ago = Math.round(clock() - entry.attendedAt);
    if (!isAttended(entry.room) && ago < absentMs)
      data.cluster?.broadcast({ type: 'attended', id: entry.room.id, ago });
  };
  data.cluster?.subscribe(notice => {
    if (notice.type === 'changed') {
      if (notice.isListed || (notice.isListed === false && entries.has(notice.id))) void refresh(notice.id);
      return;
    }
    if (notice.type !== 'who' && notice.type !== 'attended') return;
    const entry = entries.get(notice.id);
    if (entry && notice.type === 'who') tellAbsence(entry);
    if (!entry || notice.type !== 'attended') return;
    entry.attendedAt = Math.max(entry.attendedAt, clock() - notice.ago);
    publish(entry);
  });
  data.cluster?.onReconnect(() => {
    for (const id of entries.keys()) presence.ask(id);
  });

  return {
    /** Returns the tables that everyone may join, or the members of a group (NP-97), the oldest first. */
    tables: async (group?: string): Promise<readonly LobbyTable[]> => {
      await loaded;
      return [...entries.values()]
        .filter(entry => entry.room.group === group && isShown(entry))
        .map(({ table }) => table)
        .sort((a, b) => a.since - b.since);
    },
    /** Updates the lobby after a room was saved or removed. */
    changed: (id: string, room: Room | undefined): void => {
      if (entries.has(id) || (room && isListed(room))) void refresh(id);
    },
    /** Calls `listener` with the whole list as JSON, then with every change. Returns a function that unsubscribes. */
    subscribe: (listener: (text: string) => void): (() => void) => {
      const tables = [...entries.values()]
        .filter(entry => entry.room.group === undefined && isShown(entry))
        .map(({ short }) => short);
      const first: LobbyMessage = { type: 'tables', tables };
      listener(JSON.stringify(first));
      subscribers.add(listener);
      return () => subscribers.delete(listener);
    },
    close: (): void => {
      isClosed = true;
      clearInterval(sweeping);
      clearInterval(reloading);
    },
  };
};

export type Lobby = ReturnType<typeof openLobby>;

/** Wraps a store so that it calls `onSaved` after it has saved or removed a room. */
export const withRoomReports = (data: Data, onSaved: (id: string, room: Room | undefined) => void): Data => ({
  ...data,
  createRoom: async (room, brought) => {
    const isKept = await data.createRoom(room, brought);
    if (isKept) onSaved(room.id, room);
    return isKept;
  },
  changeRoom: async (room, changes) => {
    const isKept = await data.changeRoom(room, changes);
    if (isKept) onSaved(room.id, room);
    return isKept;
  },
  removeRoom: async (id, changes) => {
    const isRemoved = await data.removeRoom(id, changes);
    if (isRemoved) onSaved(id, undefined);
    return isRemoved;
  },
});
