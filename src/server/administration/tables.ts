import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { AdminSeat, AdminTable, TableStatus } from '../../sync/administration.ts';
import { outcomeIn } from '../club/count.ts';
import { pause } from '../cost.ts';
import { isOpenDaily, type Now } from '../daily.ts';
import type { Data, ListedRoom, RoomPosition } from '../data.ts';
import { orNotKept, RefusalError, refuse, refused, unwrap } from '../refused.ts';
import { isListed, type Room, seatRecordOf } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { hostSeatOf } from '../seating.ts';

export interface TableFilter {
  readonly status?: TableStatus | undefined;
  readonly game?: string | undefined;
  /** Only tables that were created at least this many days ago. */
  readonly olderThan?: number | undefined;
  /** A part of the name of the host. */
  readonly host?: string | undefined;
  /** Only tables that are older than this one, for the next page. */
  readonly before?: RoomPosition | undefined;
  readonly most: number;
}

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly now: Now;
}

const PAGE = 200;
const DAY_MS = 86_400_000;

/** Walks over all rooms, the newest first, until `visit` returns false. */
export const eachRoom = async (
  data: Pick<Data, 'newestRooms'>,
  before: RoomPosition | undefined,
  visit: (listed: ListedRoom) => boolean | Promise<boolean>,
): Promise<void> => {
  for (let from = before; ; ) {
    const page = await orNotKept(data.newestRooms(from, PAGE));
    for (const listed of page) if (!(await visit(listed))) return;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    from = { created: last.room.created, id: last.room.id };
    await pause();
  }
};

/** How far a game is, as far as the list of rooms tells: a finished game that doesn't count is `running`. */
export const listedStatus = ({ room, version, isCounted }: ListedRoom): TableStatus => {
  if (room.ended !== undefined) return 'ended';
  if (version === 0) return 'waiting';
  return isCounted || room.daily?.at !== undefined ? 'over' : 'running';
};

const hostName = (room: Room): string | undefined => room.seats[hostSeatOf(room) ?? -1]?.name;

const seatOf = (seat: Room['seats'][number]): AdminSeat => {
  const { name, bot } = seatRecordOf(seat);
  return {
    kind: seat.kind,
    ...(name !== undefined && { name }),
    ...(bot !== undefined && { bot }),
    ...(seat.standIn !== undefined && { standIn: seat.standIn }),
    ...(seat.player !== undefined && { person: seat.player }),
    ...(seat.left && { hasLeft: true }),
  };
};

/** NP-126: what an administrator sees of tables and can do with them. */
export const openAdminTables = ({ data, rooms, now }: Ports) => {
  const statusOf = async (listed: ListedRoom): Promise<TableStatus> => {
    const status = listedStatus(listed);
    if (status !== 'running') return status;
    return (await orNotKept(outcomeIn(data, listed.room))) ? 'over' : 'running';
  };
  const show = (listed: ListedRoom, status: TableStatus): AdminTable => {
    const { room, version } = listed;
    const { id, game, created, ended, daily, tournament, group } = room;
    const host = hostName(room);
    return {
      id,
      game,
      status,
      created,
      version,
      ...(host !== undefined && { host }),
      isListed: isListed(room),
      isHidden: room.isHidden ?? false,
      ...(ended !== undefined && { ended }),
      ...(daily && { challenge: daily.date ?? daily.week ?? '' }),
      ...(tournament && { tournament: tournament.id }),
      ...(group !== undefined && { group }),
      seats: room.seats.map(seatOf),
    };
  };

  const mayFit = (listed: ListedRoom, { status, game, olderThan, host }: TableFilter): boolean => {
    const { room } = listed;
    const rough = listedStatus(listed);
    return (
      (status === undefined || rough === status || (rough === 'running' && status === 'over')) &&
      (game === undefined || room.game === game) &&
      (olderThan === undefined || room.created <= now() - olderThan * DAY_MS) &&
      (host === undefined || (hostName(room) ?? '').toLowerCase().includes(host.toLowerCase()))
    );
  };

  /** Changes a room, also if its table can't be loaded. */
  const change = async (id: string, wish: (room: Room) => Room | Refusal): Promise<void> => {
    const wished = (room: Room) => {
      const is = wish(room);
      return isRefusal(is) ? is : { room: is };
    };
    const live = await rooms.enter(id);
    if (!live) throw refused('no-such-table', { id });
    if (!isRefusal(live)) return void unwrap(await live.change(wished));
    if (live.refused === 'not-kept') throw new RefusalError(live);
    const found = await orNotKept(data.room(id));
    if (!found) throw refused('no-such-table', { id });
    const { room } = unwrap(wished(found.room));
    if (!(await orNotKept(data.changeRoom(room, found.changes)))) throw refused('not-kept');
  };
  /** NP-91: a tournament waits for the results of its tables, and makes a table again that is gone. */
  const inTournament = ({ tournament }: Room): Refusal | undefined =>
    tournament && refuse('not-in-tournament');

  return {
    list: async (filter: TableFilter): Promise<readonly AdminTable[]> => {
      const tables: AdminTable[] = [];
      await eachRoom(data, filter.before, async listed => {
        if (!mayFit(listed, filter)) return true;
        const status = await statusOf(listed);
        if (filter.status === undefined || filter.status === status) tables.push(show(listed, status));
        return tables.length < filter.most;
      });
      return tables;
    },
    find: async (id: string): Promise<AdminTable> => {
      const room = (await orNotKept(data.room(id)))?.room;
      if (!room) throw refused('no-such-table', { id });
      // The first room after this position is the wanted one, because no other id starts with all but one of its letters.
      const before = { created: room.created, id: id.slice(0, -1) };
      const [listed] = await orNotKept(data.newestRooms(before, 1));
      if (listed?.room.id !== id) throw refused('no-such-table', { id });
      return show(listed, await statusOf(listed));
    },
    /** NP-129: ends a table: nothing changes there any more, but people can still look at it. */
    end: (id: string): Promise<void> =>
      change(id, room => {
        if (room.ended !== undefined) return refuse('ended');
        return inTournament(room) ?? { ...room, ended: now() };
      }),
    /** NP-130: hides a table from the lobbies and boards, or shows it again. */
    hide: (id: string, isHidden: boolean): Promise<void> =>
      change(id, ({ isHidden: _, ...room }) => (isHidden ? { ...room, isHidden } : room)),
    remove: async (id: string): Promise<void> => {
      for (;;) {
        const found = await orNotKept(data.room(id));
        if (!found) throw refused('no-such-table', { id });
        unwrap(inTournament(found.room));
        // NP-61: the player could enter again and would know the cards.
        if (isOpenDaily(found.room, now())) throw refused('not-in-daily');
        if (!(await orNotKept(data.removeRoom(id, found.changes)))) continue;
        rooms.forget(id);
        return;
      }
    },
  };
};
