import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { authorize, bearerKey, tableFor } from '../auth.ts';
import { heavy } from '../cost.ts';
import { chooseEncoding } from '../encoding.ts';
import type { KeyHash } from '../keys.ts';
import type { AnyTable } from '../live-room.ts';
import type { FinishedRecord, RecordCache } from '../record-cache.ts';
import { RefusalError, refused, unwrap } from '../refused.ts';
import { accessRefusal, type Room, roleOf, seatRecordOf } from '../room.ts';
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

/** A cached record for a key that may read it, without loading its table. */
const findFinished = async (
  rooms: Rooms,
  records: RecordCache,
  id: string,
  key: KeyHash | undefined,
): Promise<FinishedRecord | undefined> => {
  if (key === undefined || !records.has(id)) return undefined;
  const room = await rooms.room(id);
  if (!room || isRefusal(room)) return undefined;
  const role = roleOf(room, key);
  if (!role) throw new RefusalError(accessRefusal(room, key));
  if (role.viewer === 'guest') throw refused('not-yours');
  return records.find(room);
};

export const recordRoutes =
  (rooms: Rooms, records: RecordCache): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/tables/:id/record',
      { schema: { params: TableId, response: { 200: RECORD, 304: RECORD, '4xx': Refusal } } },
      async (request, reply) => {
        const { id } = request.params;
        const key = bearerKey(request.headers.authorization);
        const found = await findFinished(rooms, records, id, key);
        if (found) return send(request, reply, found);
        const access = await authorize(rooms, id, key);
        const { table, viewer } = tableFor(access);
        const room = access.live.room();
        const build = (): Promise<string> => textOf(room, table, viewer);
        if (table.snapshot('spectator').isOver)
          return send(request, reply, unwrap(await heavy(() => records.findOrBuild(room, build))));
        return sendText(reply, unwrap(await heavy(build)));
      },
    );
  };
