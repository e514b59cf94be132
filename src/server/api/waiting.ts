import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Hall } from '../hall.ts';
import { readied, readyChecked, renamed } from '../ready.ts';
import { unfitIn } from '../room.ts';
import { filled } from '../seating.ts';
import { keyFrom, letIn } from './doorkeeper.ts';
import { refused } from './refused.ts';
import { botFor, hostOnly, ownOnly } from './rights.ts';
import { BotWish, NameWish, Nothing, ReadyCheck, ReadyWish, Refusal, SeatAt, TableId } from './schemas.ts';

/** What players and the host do while they wait for the game to begin. */
export const waitingRoutes =
  (hall: Hall): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };

    app.post(
      '/tables/:id/start',
      { schema: { params: TableId, body: BotWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          const full = filled(room, botFor(room, body.bot));
          const isChecked = room.readyCheck && typeof role.viewer === 'number';
          return 'refused' in full || !isChecked ? full : readied(full.room, role.viewer as number, true);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/ready',
      { schema: { params: TableId, body: ReadyCheck, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          return readyChecked(room, body.check);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/ready',
      { schema: { params: SeatAt, body: ReadyWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return readied(room, seat, body.ready);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/name',
      { schema: { params: SeatAt, body: NameWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const unfit = unfitIn(body);
        if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return renamed(room, seat, body);
        });
        return reply.code(204).send(undefined);
      },
    );
  };
