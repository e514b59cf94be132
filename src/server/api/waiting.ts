import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { authorize, bearerKey, botFor, hostOnly, ownOnly } from '../auth.ts';
import { withNames, withReady, withReadyCheck } from '../ready-check.ts';
import { refused } from '../refused.ts';
import { invalidText } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { filledWithBots, withoutOpenSeats } from '../seating.ts';
import { NameWish, Nothing, ReadyCheck, ReadyWish, Refusal, SeatAt, StartWish, TableId } from './schemas.ts';

/** Routes that are used before the game starts. */
export const waitingRoutes =
  (rooms: Rooms): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };

    app.post(
      '/tables/:id/start',
      { schema: { params: TableId, body: StartWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { live, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          const { viewer } = role;
          const isToBeReady = room.readyCheck && typeof viewer === 'number';
          const ready = isToBeReady ? withReady(room, viewer, true) : { room };
          if ('refused' in ready) return ready;
          return body.open === 'drop'
            ? withoutOpenSeats(ready.room, live.module)
            : filledWithBots(ready.room, botFor(room, body.bot));
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/ready',
      { schema: { params: TableId, body: ReadyCheck, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          return withReadyCheck(room, body.check);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/ready',
      { schema: { params: SeatAt, body: ReadyWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return withReady(room, seat, body.ready);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/name',
      { schema: { params: SeatAt, body: NameWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const unfit = invalidText(body);
        if (unfit) throw refused('bad-request', { place: `body.${unfit}` });
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return withNames(room, seat, body);
        });
        return reply.code(204).send(undefined);
      },
    );
  };
