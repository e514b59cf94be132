import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { authorize, bearerKey, botFor, hostOnly, ownOnly } from '../auth.ts';
import { hashKey, newKey } from '../keys.ts';
import type { PresenceTracker } from '../presence.ts';
import { orNotKept, refused } from '../refused.ts';
import { addSign, hasBegun, type Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import {
  freed,
  handedOver,
  left,
  removed,
  withHost,
  withInvite,
  withOwnChoice,
  withWatchKey,
} from '../seating.ts';
import {
  Choice,
  HostWish,
  KeyWish,
  NewInvite,
  NewWatch,
  Nothing,
  Refusal,
  SeatAt,
  SignsShown,
  SignWish,
  TableId,
  TakenSeat,
} from './schemas.ts';

/** Limits spam. */
const SIGNS_PER_MINUTE = 20;

/** Routes for seats: the host changes any seat before the start, players change their own. */
export const seatRoutes =
  (rooms: Rooms, presence: PresenceTracker): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };

    app.delete(
      '/tables/:id/seats/:seat',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { live, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        const { isDeserted } = await change<{ readonly room: Room; readonly isDeserted?: boolean }>(
          (room, role) => {
            if (!role.isHost) ownOnly(role, seat);
            if (role.viewer !== seat) return removed(room, live.module, seat);
            return hasBegun(room) ? left(room, seat, botFor(room)) : freed(room, live.module, seat);
          },
        );
        if (isDeserted && (await orNotKept(live.remove()))) rooms.forget(params.id);
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/choice',
      { schema: { params: SeatAt, body: Choice, response: done } },
      async ({ params, headers, body }, reply) => {
        const { live, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return withOwnChoice(room, live.module, seat, body.choice);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/sign',
      {
        schema: { params: TableId, body: SignWish, response: done },
        config: { rateLimit: { max: SIGNS_PER_MINUTE, timeWindow: 60_000 } },
      },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { room } = await change((was, { viewer }) => {
          if (typeof viewer !== 'number') throw refused('not-yours');
          return { room: addSign(was, { seat: viewer, sign: body.sign }, Date.now()) };
        });
        presence.sign(params.id, room.signs!.at(-1)!);
        return reply.code(204).send(undefined);
      },
    );

    app.get(
      '/tables/:id/signs',
      { schema: { params: TableId, response: { 200: SignsShown, '4xx': Refusal } } },
      async ({ params, headers }) => {
        const { live } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        return { signs: [...(live.room().signs ?? [])] };
      },
    );

    app.put(
      '/tables/:id/host',
      { schema: { params: TableId, body: HostWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          return withHost(room, body.seat);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/invite',
      { schema: { params: TableId, response: { 201: NewInvite, '4xx': Refusal } } },
      async ({ params, headers }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const invite = newKey();
        await change((room, role) => {
          hostOnly(role);
          return { room: withInvite(room, hashKey(invite)) };
        });
        return reply.code(201).send({ invite });
      },
    );

    app.post(
      '/tables/:id/watch',
      { schema: { params: TableId, response: { 201: NewWatch, '4xx': Refusal } } },
      async ({ params, headers }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const watch = newKey();
        await change((room, role) => {
          hostOnly(role);
          return { room: withWatchKey(room, hashKey(watch)) };
        });
        return reply.code(201).send({ watch });
      },
    );

    app.post(
      '/tables/:id/seats/:seat/key',
      {
        schema: { params: SeatAt, body: KeyWish, response: { 201: TakenSeat, '4xx': Refusal } },
        // A missing body counts as empty.
        preValidation: async request => {
          request.body ??= {};
        },
      },
      async ({ params, headers, body: { identity } }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        const token = newKey();
        const player = identity === undefined ? undefined : hashKey(identity);
        await change((room, role) => {
          ownOnly(role, seat);
          return handedOver(room, seat, hashKey(token), player);
        });
        return reply.code(201).send({ seat, token });
      },
    );
  };
