import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { heavy } from '../cost.ts';
import { chooseEncoding } from '../encoding.ts';
import type { Hall } from '../hall.ts';
import type { KeyHash } from '../keys.ts';
import type { AnyTable } from '../open-room.ts';
import type { FinishedRecord, Records } from '../records.ts';
import { closedTo, type Room, roleOf, seatRecordOf } from '../room.ts';
import { isKnown } from '../static.ts';
import { keyFrom, letIn, tableFor } from './doorkeeper.ts';
import { sendText, textInParts } from './in-parts.ts';
import { granted, Refused, refused } from './refused.ts';
import { RECORD, Refusal, TableId } from './schemas.ts';

/** The record of a room as JSON. */
const textOf = async (room: Room, table: AnyTable, viewer: Viewer): Promise<string> => {
  const { log, ...head } = granted(await table.record(viewer));
  return textInParts({ ...head, seats: room.seats.map(seatRecordOf) }, 'log', log);
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

/** The record of a finished game that is in memory, for a key that may read it: its table need not be opened. */
const findFinished = async (
  hall: Hall,
  records: Records,
  id: string,
  key: KeyHash | undefined,
): Promise<FinishedRecord | undefined> => {
  if (key === undefined || !records.has(id)) return undefined;
  const room = await hall.room(id);
  if (!room || isRefusal(room)) return undefined;
  const role = roleOf(room, key);
  if (!role) throw new Refused(closedTo(room, key));
  if (role.viewer === 'guest') throw refused('not-yours');
  return records.find(room);
};

export const recordRoutes =
  (hall: Hall, records: Records): FastifyPluginAsyncTypebox =>
  async app => {
    app.get(
      '/tables/:id/record',
      { schema: { params: TableId, response: { 200: RECORD, 304: RECORD, '4xx': Refusal } } },
      async (request, reply) => {
        const { id } = request.params;
        const key = keyFrom(request.headers.authorization);
        const found = await findFinished(hall, records, id, key);
        if (found) return send(request, reply, found);
        const inside = await letIn(hall, id, key);
        const { table, viewer } = tableFor(inside);
        const room = inside.open.room();
        const build = (): Promise<string> => textOf(room, table, viewer);
        if (table.snapshot('spectator').isOver)
          return send(request, reply, granted(await heavy(() => records.findOrBuild(room, build))));
        return sendText(reply, granted(await heavy(build)));
      },
    );
  };
