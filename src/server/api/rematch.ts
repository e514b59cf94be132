import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRefusal } from '../../engine/refusal.ts';
import type { Hall } from '../hall.ts';
import { hashKey, newKey, newTableId } from '../keys.ts';
import { type Limits, tableLimit } from '../limits.ts';
import type { OpenRoom } from '../open-room.ts';
import { returned, roomAfter } from '../rematch.ts';
import { keyFrom, letIn, roomAt, seatFor } from './doorkeeper.ts';
import { granted, refused } from './refused.ts';
import { Refusal, Rematch, TableId } from './schemas.ts';

/** Which room comes after this one: it is said before there is one, so that two who ask at once mean the same. */
const nextOf = async (open: OpenRoom): Promise<string> => {
  const known = open.room().next;
  if (known !== undefined) return known;
  const named = await open.change(room => ({ room: { ...room, next: room.next ?? newTableId() } }));
  return granted(named).room.next!;
};

/** The same people, bots and rules once more: the first who asks makes the room, the others find their seats in it. */
export const rematchRoutes =
  (hall: Hall, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    app.post(
      '/tables/:id/rematch',
      {
        schema: { params: TableId, response: { 201: Rematch, '4xx': Refusal } },
        config: { rateLimit: tableLimit(limits) },
      },
      async ({ params, headers }, reply) => {
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const { table, seat } = seatFor(inside);
        if (!table.snapshot('spectator').isOver) throw refused('not-over');
        const before = inside.open.room();
        const id = await nextOf(inside.open);
        const [token, invite, watch] = [newKey(), newKey(), newKey()];
        const back = { seat, key: hashKey(token) };
        if ((await hall.enter(id)) === undefined) {
          const fresh = { id, invite: hashKey(invite), watch: hashKey(watch), created: Date.now() };
          const made = await hall.make(roomAfter(before, back, fresh));
          if (!isRefusal(made)) return reply.code(201).send({ id, seat, token, invite, watch });
          if (made.refused !== 'table-taken') granted(made);
        }
        const next = await roomAt(hall, id);
        const found = granted(await next.change(room => returned(before, room, back)));
        return reply.code(201).send({ id, seat: found.seat, token });
      },
    );
  };
