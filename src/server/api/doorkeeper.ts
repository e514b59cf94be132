import type { Seat, Viewer } from '../../engine/game.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Hall, WhyNot } from '../hall.ts';
import { hashKey, isKey, type KeyHash } from '../keys.ts';
import type { AnyTable, OpenRoom } from '../open-room.ts';
import { closedTo, type Role, type Room, roleOf } from '../room.ts';
import { granted, refused } from './refused.ts';

/** Who knocks, by the key in the header; undefined when there is none. */
export const keyFrom = (authorization: string | undefined): KeyHash | undefined => {
  if (authorization === undefined) return undefined;
  const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (key === undefined || !isKey(key)) throw refused('no-token');
  return hashKey(key);
};

/** Somebody inside, and what he may see and do there. */
export interface Inside {
  readonly open: OpenRoom;
  readonly role: Role;
  /** Changes the room as long as he is inside: others may change it first, and take his seat from him. */
  readonly change: <T extends { readonly room: Room }>(
    wish: (room: Room, role: Role) => T | Refusal,
  ) => Promise<T>;
}

/** The room, loaded into memory. If `whyNot` refuses, the caller learns why. */
export const roomAt = async (hall: Hall, id: string, whyNot?: WhyNot): Promise<OpenRoom> => {
  const open = await hall.enter(id, whyNot);
  if (!open) throw refused('no-such-table', { id });
  granted(isRefusal(open) ? open : whyNot?.(open.room()));
  return open as OpenRoom;
};

export const letIn = async (hall: Hall, id: string, key: KeyHash | undefined): Promise<Inside> => {
  if (key === undefined) throw refused('no-token');
  const open = await roomAt(hall, id, room => (roleOf(room, key) ? undefined : closedTo(room, key)));
  const roleIn = (room: Room): Role => granted(roleOf(room, key) ?? closedTo(room, key));
  const change: Inside['change'] = async <T extends { readonly room: Room }>(
    wish: (room: Room, role: Role) => T | Refusal,
  ) => granted(await open.change(room => wish(room, roleIn(room)))) as T;
  return { open, role: roleIn(open.room()), change };
};

/** The table, for whoever may look at it. */
export const tableFor = ({
  open,
  role: { viewer },
}: Inside): { readonly table: AnyTable; readonly viewer: Viewer } => {
  if (viewer === 'guest') throw refused('not-yours');
  const table = open.table();
  if (!table) throw refused('not-begun');
  return { table, viewer };
};

/** The table, for whoever sits at it. */
export const seatFor = (inside: Inside): { readonly table: AnyTable; readonly seat: Seat } => {
  if (typeof inside.role.viewer !== 'number') throw refused('not-yours');
  const { table } = tableFor(inside);
  return { table, seat: inside.role.viewer };
};
