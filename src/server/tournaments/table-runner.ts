import { BOTS_OF } from '../../bots/list.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { OUTCOMES } from '../../games/outcomes.ts';
import { missingSince } from '../api/replace.ts';
import { steadyNow } from '../clock.ts';
import type { Data } from '../data.ts';
import type { AnyTable, LiveRoom } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { orNotKept, RefusalError, refuse, unwrap } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { withStandIn } from '../seating.ts';
import type { Tournament } from './events.ts';
import { entrantNames, findMember, membersOf } from './members.ts';
import type { ResultStore } from './results.ts';
import { roomFor, sittersAt, type TableAt, type TournamentSecrets } from './tables.ts';

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly results: ResultStore;
  readonly secrets: TournamentSecrets;
}

/** A table that this server runs. */
export interface RunTable {
  readonly at: TableAt;
  readonly live: LiveRoom;
  /** How long the table waits for a player. */
  readonly waitMs: number;
}

/** A table of a running round. */
interface Place extends Omit<RunTable, 'live'> {
  /** The table in memory, if this server runs it. */
  readonly live?: LiveRoom;
  readonly release?: () => void;
  /** The versions of a table that another server runs, and since when they haven't changed. */
  readonly versions?: string | undefined;
  readonly since: number;
  /** When this server last read them. */
  readonly lookedAt?: number;
}

/** If nothing has happened at the table of another server for this time, this server loads the table, too. */
const STALL_MS = 5000;
/** How often the tables of other servers are looked at. */
const LOOK_MS = 1000;

const isOver = (table: AnyTable): boolean =>
  table.activeSeats().length === 0 && table.snapshot('spectator').isOver;

/** A player who has to come: not one who left, deleted their data, or is replaced by a bot. */
const isAwaited = ({ seats }: Room, seat: number): boolean =>
  seats[seat]?.kind === 'person' && seats[seat].standIn === undefined && seats[seat].key !== undefined;

/**
 * NP-91: makes the tables of rounds and keeps them in memory, so that bots play and clocks run although no one watches. If
 * several servers share the database, the one that paired a round runs its tables. Another one takes over a table at
 * which nothing happens.
 */
export const openTableRunner = ({ data, rooms, presence, results, secrets }: Ports) => {
  const places = new Map<string, Place>();
  const listeners = new Set<(id: string) => void>();
  const notify = (id: string): void => {
    for (const listener of [...listeners]) listener(id);
  };
  const clock = (): number => performance.now();

  const make = async (at: TableAt, state: Tournament): Promise<LiveRoom> => {
    const table = state.rounds[at.round - 1]!.tables[at.table]!;
    const members = await membersOf(data, at.id);
    const sitters = sittersAt(state, table, members, entrantNames(state, members));
    const fallback = BOTS_OF[state.plan.game].names[0]!;
    const room = await roomFor(secrets, at, state, sitters, fallback);
    const made = await rooms.make(room);
    if (!isRefusal(made)) {
      // A player may have deleted their data meanwhile.
      for (const { player } of room.seats)
        if (player !== undefined && !(await findMember(data, at.id, player))) await forgetAt(made, player);
      return made;
    }
    if (made.refused !== 'table-taken') throw new RefusalError(made);
    return unwrap((await rooms.enter(room.id)) ?? refuse('table-gone'));
  };
  const forgetAt = async (live: LiveRoom, player: string): Promise<void> => {
    const bot = BOTS_OF[live.room().game].names[0]!;
    unwrap(
      await live.change(room => ({
        room: {
          ...room,
          seats: room.seats.map(seat =>
            seat.player === player ? { kind: 'person' as const, standIn: bot } : seat,
          ),
        },
      })),
    );
  };
  /** Loads a table, or makes it. */
  const take = async (tableId: string, at: TableAt, state: Tournament): Promise<void> => {
    const live = unwrap((await rooms.enter(tableId)) ?? (await make(at, state)));
    places.get(tableId)?.release?.();
    const waitMs = state.plan.waitSeconds * 1000;
    places.set(tableId, { at, live, waitMs, release: rooms.hold(tableId), since: clock() });
    presence.ask(tableId);
    notify(at.id);
    const table = live.table();
    if (table && isOver(table)) await record(live.room(), table);
  };
  /** Whether nothing has happened for a while at a table that another server runs. */
  const isStalled = async (tableId: string, at: TableAt): Promise<boolean> => {
    const known = places.get(tableId);
    if (clock() - (known?.lookedAt ?? Number.NEGATIVE_INFINITY) < LOOK_MS) return false;
    const found = await orNotKept(data.cluster!.versionsOf(tableId));
    const versions = found && `${found.changes}:${found.version}`;
    const isSame = known !== undefined && known.versions === versions;
    const since = isSame ? known.since : clock();
    places.set(tableId, { at, waitMs: 0, versions, since, lookedAt: clock() });
    if (versions !== undefined && known?.versions === undefined) notify(at.id);
    return clock() - since >= STALL_MS;
  };

  /** Saves the result of a finished table. */
  const record = async ({ id }: Room, table: AnyTable): Promise<void> => {
    const room = (await orNotKept(data.room(id)))?.room;
    const outcome = room && OUTCOMES[room.game].outcome(table.snapshot('spectator').view);
    if (!room?.tournament || !outcome) return;
    const { totals, places: order } = outcome;
    await results.save(room.tournament.id, room.tournament.round, room.tournament.table, {
      totals,
      ...(order && { places: order }),
      away: room.seats.map(({ kind, left, standIn }) => {
        if (kind === 'bot' || standIn === undefined) return null;
        return left ? 'left' : 'standIn';
      }),
    });
  };

  return {
    /** Makes sure that some server runs a table. `isOwn` says whether this server paired the round. */
    ensure: async (at: TableAt, state: Tournament, isOwn: boolean): Promise<void> => {
      const tableId = await secrets.tableId(at);
      const known = places.get(tableId);
      if (known?.live?.isGone()) places.delete(tableId);
      else if (known?.live) {
        const table = known.live.table();
        if (table && isOver(table)) await record(known.live.room(), table);
        return;
      }
      if (!data.cluster || isOwn || (await isStalled(tableId, at))) await take(tableId, at, state);
    },
    /** Saves the result of a table when its game ends on this server. `run` runs the work that saves it. */
    watch: (room: Room, table: AnyTable, run: (work: () => Promise<void>) => void): void => {
      if (!room.tournament) return;
      const save = (): void => run(() => record(room, table));
      if (isOver(table)) return save();
      const stop = table.onAppend(() => {
        if (!isOver(table)) return;
        stop();
        save();
      });
    },
    /** Releases the tables of a tournament that aren't in this list. */
    retain: async (id: string, open: readonly TableAt[]): Promise<void> => {
      const ids = new Set(await Promise.all(open.map(secrets.tableId)));
      for (const [tableId, { at, release }] of places) {
        if (at.id !== id || ids.has(tableId)) continue;
        release?.();
        places.delete(tableId);
      }
    },
    /** Calls the listener with the id of a tournament when this server learns that one of its tables exists. */
    onMade: (listener: (id: string) => void): void => void listeners.add(listener),
    /** Whether a table exists, as far as this server knows. */
    isMade: (tableId: string): boolean => {
      const place = places.get(tableId);
      return place !== undefined && (place.live !== undefined || place.versions !== undefined);
    },
    /** The tables that this server runs. */
    held: (): readonly RunTable[] =>
      [...places.values()].flatMap(({ at, live, waitMs }) =>
        live && !live.isGone() ? [{ at, live, waitMs }] : [],
      ),
    /** NP-91: the seats whose players didn't come in time, and those among them for whom the table waits. */
    missing: ({
      live,
      waitMs,
    }: RunTable): { readonly owing: readonly number[]; readonly all: readonly number[] } => {
      const [room, table] = [live.room(), live.table()];
      if (!table || isOver(table)) return { owing: [], all: [] };
      const isMissing = (seat: number): boolean =>
        isAwaited(room, seat) &&
        !presence.isHere(room.id, seat) &&
        steadyNow() - Math.max(missingSince(live, presence, seat), live.movedAt()) >= waitMs;
      const all = [...room.seats.keys()].filter(isMissing);
      return { all, owing: all.filter(seat => table.activeSeats().includes(seat)) };
    },
    /** Lets bots answer for players. */
    replace: async (live: LiveRoom, seats: readonly number[]): Promise<void> => {
      const bot = BOTS_OF[live.room().game].names[0]!;
      for (const seat of seats) unwrap(await live.change(room => withStandIn(room, seat, bot)));
    },
    /** NP-92: reveals the seed of a table. */
    unseal: async (at: TableAt): Promise<void> => {
      const tableId = await secrets.tableId(at);
      const room = await rooms.room(tableId);
      if (!room || isRefusal(room) || !room.tournament?.isSealed) return;
      const live = unwrap((await rooms.enter(tableId)) ?? refuse('table-gone'));
      unwrap(
        await live.change(was => {
          if (!was.tournament) return { room: was };
          const { isSealed: _, ...tournament } = was.tournament;
          return { room: { ...was, tournament } };
        }),
      );
    },
    /** Removes a table that ended without a game. */
    remove: async (at: TableAt): Promise<void> => {
      const tableId = await secrets.tableId(at);
      if ((await orNotKept(data.room(tableId))) === undefined) return;
      const live = unwrap((await rooms.enter(tableId)) ?? refuse('table-gone'));
      if (await orNotKept(live.remove())) rooms.forget(tableId);
    },
    close: (): void => {
      for (const { release } of places.values()) release?.();
      places.clear();
    },
  };
};

export type TableRunner = ReturnType<typeof openTableRunner>;
