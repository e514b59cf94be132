import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { bearerKey, findRoom, tableFor } from '../auth.ts';
import { heavy } from '../cost.ts';
import { isRevealed, isSealed, type Now } from '../daily.ts';
import { chooseEncoding } from '../encoding.ts';
import type { KeyHash } from '../keys.ts';
import type { AnyTable } from '../live-room.ts';
import type { FinishedRecord, RecordCache } from '../record-cache.ts';
import { RefusalError, refused, unwrap } from '../refused.ts';
import { accessRefusal, type Role, type Room, roleOf, seatRecordOf } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { isKnown } from '../static.ts';
import { RECORD, Refusal, TableId } from './schemas.ts';
import { longJson, sendText } from './updates.ts';

/** The record of a room as JSON. */
const textOf = async (room: Room, table: AnyTable, viewer: Viewer): Promise<string> => {
  const { log, ...head } = unwrap(await table.record(viewer));
  return longJson({ ...head, seats: room.seats.map(seatRecordOf) }, 'log', log);
};

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { tag, body }: FinishedRecord,
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
  const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
  reply.headers({ ETag: etag, Vary: 'Accept-Encoding' });
  if (isKnown(request.raw, etag)) return reply.code(304).send();
  const bytes = await body(encoding);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type('application/json; charset=utf-8').send(bytes);
};

/**
 * Finds the cached record of a room without loading its table. Throws a refusal if the key gives no access.
 */
const findFinished = async (
  rooms: Rooms,
  records: RecordCache,
  id: string,
  key: KeyHash | undefined,
  now: number,
): Promise<FinishedRecord | undefined> => {
  if (!records.has(id)) return undefined;
  const room = await rooms.room(id);
  if (!room || isRefusal(room)) return undefined;
  if (isRevealed(room, now)) return records.find(room);
  if (key === undefined) return undefined;
  const role = roleOf(room, key);
  if (!role) throw new RefusalError(accessRefusal(room, key));
  if (role.viewer === 'guest') throw refused('not-yours');
  return records.find(room);
};

/** NP-63: anyone can read the entries of a day that is over. Other records need a key. */
const readerOf = async (rooms: Rooms, id: string, key: KeyHash | undefined, now: Now) => {
  const isOpen = (room: Room): boolean => isRevealed(room, now());
  if (key === undefined) {
    const room = await rooms.room(id);
    if (!room || isRefusal(room) || !isOpen(room)) throw refused('no-token');
  }
  const roleIn = (room: Room): Role | undefined => {
    if (isOpen(room)) return { viewer: 'spectator', isHost: false };
    return key === undefined ? undefined : roleOf(room, key);
  };
  const live = await findRoom(rooms, id, room => (roleIn(room) ? undefined : accessRefusal(room, key ?? '')));
  const role = roleIn(live.room());
  if (!role) throw refused('not-yours');
  return { live, ...tableFor({ live, role }) };
};

export const recordRoutes =
  (rooms: Rooms, records: RecordCache, now: Now): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/tables/:id/record',
      { schema: { params: TableId, response: { 200: RECORD, 304: RECORD, '4xx': Refusal } } },
      async (request, reply) => {
        const { id } = request.params;
        const key = bearerKey(request.headers.authorization);
        const found = await findFinished(rooms, records, id, key, now());
        if (found) return send(request, reply, found);
        const { live, table, viewer } = await readerOf(rooms, id, key, now);
        const room = live.room();
        const build = (): Promise<string> => textOf(room, table, viewer);
        // NP-62: until the day is over, only the player can read the record of an entry, and it lacks the
        // seed. So it isn't cached.
        if (table.snapshot('spectator').isOver && !isSealed(room, now()))
          return send(request, reply, unwrap(await heavy(() => records.findOrBuild(room, build))));
        return sendText(reply, unwrap(await heavy(build)));
      },
    );
  };
