import { BOTS_OF } from '../bots/list.ts';
import type { Seat, Viewer } from '../engine/game.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { hashKey, isKey, type KeyHash } from './keys.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { RefusalError, refused, unwrap } from './refused.ts';
import { accessRefusal, type Role, type Room, roleOf, whyEnded } from './room.ts';
import type { AccessCheck, Rooms } from './rooms.ts';

/**
 * Returns the hash of the key in the Authorization header, or undefined without this header. Refuses a malformed
 * header.
 */
export const bearerKey = (authorization: string | undefined): KeyHash | undefined => {
  if (authorization === undefined) return undefined;
  const key = sentKey(authorization);
  if (key === undefined) throw refused('no-token');
  return key;
};

/** The hash of the key in the header; undefined without a header, or if it is malformed. */
export const sentKey = (authorization: string | undefined): KeyHash | undefined => {
  const key = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return key !== undefined && isKey(key) ? hashKey(key) : undefined;
};

/** A room, and what the caller may see and do there. */
export interface Access {
  readonly live: LiveRoom;
  readonly role: Role;
  /** Changes the room. `wish` gets the role that the caller has then, because another request may have changed it. */
  readonly change: <T extends { readonly room: Room }>(
    wish: (room: Room, role: Role) => T | Refusal,
  ) => Promise<T>;
}

/** Loads a room into memory. Throws the refusal if `check` returns one. */
export const findRoom = async (rooms: Rooms, id: string, check?: AccessCheck): Promise<LiveRoom> => {
  const live = await rooms.enter(id, check);
  if (!live) throw refused('no-such-table', { id });
  if (isRefusal(live)) throw new RefusalError(live);
  unwrap(check?.(live.room()));
  return live;
};

/** NP-127: the refusal of a blocked identity, also if it uses the token of its seat. */
export const whyBlocked = (
  rooms: Pick<Rooms, 'whyBlocked'>,
  { seats, maker }: Room,
  { viewer, isHost }: Role,
  key: KeyHash,
): Refusal | undefined => {
  const player = typeof viewer === 'number' ? seats[viewer]?.player : undefined;
  return rooms.whyBlocked({ people: [key, player ?? (isHost ? maker : undefined)] });
};

export const authorize = async (rooms: Rooms, id: string, key: KeyHash | undefined): Promise<Access> => {
  if (key === undefined) throw refused('no-token');
  const live = await findRoom(rooms, id, room => (roleOf(room, key) ? undefined : accessRefusal(room, key)));
  const roleIn = (room: Room): Role => {
    const role = unwrap(roleOf(room, key) ?? accessRefusal(room, key));
    unwrap(whyBlocked(rooms, room, role, key));
    return role;
  };
  const change: Access['change'] = async <T extends { readonly room: Room }>(
    wish: (room: Room, role: Role) => T | Refusal,
  ) => {
    const changed = await live.change(room => whyEnded(room) ?? wish(room, roleIn(room)));
    if (isRefusal(changed)) throw new RefusalError(changed);
    return changed;
  };
  return { live, role: roleIn(live.room()), change };
};

/** Returns the table and the viewer of a caller. Refuses guests, and games that have not started. */
export const tableFor = ({
  live,
  role: { viewer },
}: Pick<Access, 'live' | 'role'>): { readonly table: AnyTable; readonly viewer: Viewer } => {
  if (viewer === 'guest') throw refused('not-yours');
  const table = live.table();
  if (!table) throw refused('not-begun');
  return { table, viewer };
};

/** Returns the table and the seat of a caller. Refuses callers who don't play. */
export const seatFor = (access: Access): { readonly table: AnyTable; readonly seat: Seat } => {
  if (typeof access.role.viewer !== 'number') throw refused('not-yours');
  const { table } = tableFor(access);
  return { table, seat: access.role.viewer };
};

/** Returns the name of the requested bot, or of the game's first bot if none is requested. Refuses an unknown bot. */
export const botFor = ({ game }: Room, bot?: string): string => {
  const { names } = BOTS_OF[game];
  if (bot !== undefined && !names.includes(bot)) throw refused('unknown-bot', { bot, known: names });
  return bot ?? names[0]!;
};

export const hostOnly = ({ isHost }: Role): void => {
  if (!isHost) throw refused('not-yours', { why: 'host-only' });
};

export const ownOnly = ({ viewer }: Role, seat: Seat): void => {
  if (viewer !== seat) throw refused('not-yours');
};
