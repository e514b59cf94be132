import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRefusal } from '../../engine/refusal.ts';
import { authorize, bearerKey, findRoom, seatFor } from '../auth.ts';
import { hashKey, newKey, newTableId } from '../keys.ts';
import { type Limits, tableLimit } from '../limits.ts';
import type { LiveRoom } from '../live-room.ts';
import { refused, unwrap } from '../refused.ts';
import { rejoined, rematchRoom } from '../rematch.ts';
import type { Rooms } from '../rooms.ts';
import { Refusal, Rematch, TableId } from './schemas.ts';

/** The id of the rematch. It is saved before the room exists, so that concurrent requests use the same id. */
const nextOf = async (live: LiveRoom): Promise<string> => {
  const known = live.room().next;
  if (known !== undefined) return known;
  const named = await live.change(room => ({ room: { ...room, next: room.next ?? newTableId() } }));
  return unwrap(named).room.next!;
};

/**
 * Creates a rematch with the same players, bots and rules. The first request creates the room; the others join it.
 */
export const rematchRoutes =
  (rooms: Rooms, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    app.post(
      '/tables/:id/rematch',
      {
        schema: { params: TableId, response: { 201: Rematch, '4xx': Refusal } },
        config: { rateLimit: tableLimit(limits) },
      },
      async ({ params, headers }, reply) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { table, seat } = seatFor(access);
        if (!table.snapshot('spectator').isOver) throw refused('not-over');
        const before = access.live.room();
        const id = await nextOf(access.live);
        const [token, invite, watch] = [newKey(), newKey(), newKey()];
        const back = { seat, key: hashKey(token) };
        if ((await rooms.enter(id)) === undefined) {
          const fresh = { id, invite: hashKey(invite), watch: hashKey(watch), created: Date.now() };
          const made = await rooms.make(rematchRoom(before, back, fresh));
          if (!isRefusal(made)) return reply.code(201).send({ id, seat, token, invite, watch });
          if (made.refused !== 'table-taken') unwrap(made);
        }
        const next = await findRoom(rooms, id);
        const found = unwrap(await next.change(room => rejoined(before, room, back)));
        return reply.code(201).send({ id, seat: found.seat, token });
      },
    );
  };
