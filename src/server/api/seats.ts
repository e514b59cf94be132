import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Refusal as Refused } from '../../engine/refusal.ts';
import { authorize, bearerKey, botFor, hostOnly, ownOnly } from '../auth.ts';
import type { Chat } from '../chat.ts';
import { authorsAt, whyMuted } from '../chat-rules.ts';
import { notInDaily, notInTournament } from '../daily.ts';
import { hashKey, newKey } from '../keys.ts';
import { perPlayer } from '../limits.ts';
import { isGameOver } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { orNotKept, refuse, refused, unwrap } from '../refused.ts';
import { addSign, hasBegun, type Role, type Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import {
  expelled,
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

/** The number of messages that a player can send to the others per minute. */
const SIGNS_PER_MINUTE = 20;

interface Left {
  readonly room: Room;
  readonly isDeserted?: boolean;
}

/** Routes for seats: before the start the host can change any seat; players change their own. */
export const seatRoutes =
  (rooms: Rooms, presence: PresenceTracker, chat: Chat): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };
    const limitSigns = perPlayer(SIGNS_PER_MINUTE);

    app.delete(
      '/tables/:id/seats/:seat',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { live, role, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        const authorsIn = (room: Room) => authorsAt(room, (_, i) => i === seat);
        const without = (room: Room, { isHost, viewer }: Role): Left | Refused => {
          if (!isHost) ownOnly({ isHost, viewer }, seat);
          notInDaily(room);
          if (viewer !== seat && room.desk && hasBegun(room))
            return isGameOver(live) ? refuse('game-over') : expelled(room, seat, botFor(room));
          if (viewer !== seat) return removed(room, live.module, seat);
          if (!hasBegun(room)) return freed(room, live.module, seat);
          // NP-65: a game that isn't counted yet must not become a loss.
          return left(room, seat, isGameOver(live) ? undefined : botFor(room));
        };
        // Deletes the texts before and after the change, as `DELETE me` does. If it would be refused, deletes nothing.
        const before = live.room();
        unwrap(without(before, role));
        if (!hasBegun(before)) await chat.erase(params.id, authorsIn(before));
        let authors: readonly string[] = [];
        const { room, isDeserted } = await change<Left>((was, now) => {
          authors = authorsIn(was);
          return without(was, now);
        });
        if (isDeserted && (await orNotKept(live.remove()))) rooms.forget(params.id);
        // NP-70: a player who leaves a waiting room takes their texts along.
        else if (!hasBegun(room)) await chat.erase(params.id, authors);
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
      { schema: { params: TableId, body: SignWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { role: sender, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        unwrap(limitSigns(params.id, sender.viewer));
        const { room } = await change((was, role) => {
          const { viewer } = role;
          if (typeof viewer !== 'number') throw refused('not-yours');
          const muted = whyMuted(was, role);
          if (muted) return muted;
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
          notInTournament(room);
          hostOnly(role);
          notInDaily(room);
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
          notInDaily(room);
          return { room: withWatchKey(room, hashKey(watch)) };
        });
        return reply.code(201).send({ watch });
      },
    );

    app.post(
      '/tables/:id/seats/:seat/key',
      {
        schema: { params: SeatAt, body: KeyWish, response: { 201: TakenSeat, '4xx': Refusal } },
        // A missing body counts as an empty object.
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
          // NP-61: another identity may already have an entry, so an entry can't move to it.
          if (player !== undefined && player !== room.seats[seat]?.player) {
            notInDaily(room);
            notInTournament(room);
          }
          return handedOver(room, seat, hashKey(token), player);
        });
        return reply.code(201).send({ seat, token });
      },
    );
  };
