import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BOTS_OF } from '../../bots/list.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameId } from '../../games/list.ts';
import type { Hall } from '../hall.ts';
import { hashKey, newKey } from '../keys.ts';
import { isFull, type Role, type Room } from '../room.ts';
import {
  botSeated,
  choosing,
  filled,
  freed,
  left,
  rekeyed,
  removed,
  stoodIn,
  watchedBy,
} from '../seating.ts';
import type { Companies } from './company.ts';
import { keyFrom, letIn } from './doorkeeper.ts';
import { answered, refused } from './refused.ts';
import {
  BotWish,
  Choice,
  NewInvite,
  NewWatch,
  Nothing,
  Refusal,
  SeatAt,
  SignWish,
  TableId,
  TakenSeat,
} from './schemas.ts';

/** Enough to be polite. */
const SIGNS_PER_MINUTE = 20;

/** Which bot is meant: the first of the game where nobody says which. */
const botFor = ({ game }: Room, bot?: string): string => {
  const { names } = BOTS_OF[game as GameId];
  if (bot !== undefined && !names.includes(bot)) throw refused('unknown-bot', { bot, known: names });
  return bot ?? names[0]!;
};

const hostOnly = ({ isHost }: Role): void => {
  if (!isHost) throw refused('not-yours');
};

const ownOnly = ({ viewer }: Role, seat: Seat): void => {
  if (viewer !== seat) throw refused('not-yours');
};

/** Who sits where, and what can be done about it: by the host until the game begins, by each for his own seat. */
export const seatRoutes =
  (hall: Hall, companies: Companies): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };

    app.post(
      '/tables/:id/start',
      { schema: { params: TableId, body: BotWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          return filled(room, botFor(room, body.bot));
        });
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, body: BotWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          const bot = botFor(room, body.bot);
          const isOpen = room.seats[seat]?.kind === 'open';
          const isAway = !isOpen && role.viewer !== seat && !companies.isHere(params.id, seat);
          // The host lets a bot play for whoever has gone, so that the others need not wait.
          if (isOpen || isAway) hostOnly(role);
          else ownOnly(role, seat);
          return isOpen ? botSeated(room, seat, bot) : stoodIn(room, seat, bot);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return stoodIn(room, seat, undefined);
        });
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { open, change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        const { isDeserted } = await change<{ readonly room: Room; readonly isDeserted?: boolean }>(
          (room, role) => {
            if (!role.isHost) ownOnly(role, seat);
            if (role.viewer !== seat) return removed(room, open.module, seat);
            return isFull(room) ? left(room, seat, botFor(room)) : freed(room, open.module, seat);
          },
        );
        if (isDeserted && (await answered(open.remove()))) hall.forget(params.id);
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/choice',
      { schema: { params: SeatAt, body: Choice, response: done } },
      async ({ params, headers, body }, reply) => {
        const { open, change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return choosing(room, open.module, seat, body.choice);
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
        const { role } = await letIn(hall, params.id, keyFrom(headers.authorization));
        if (typeof role.viewer !== 'number') throw refused('not-yours');
        companies.sign(params.id, { seat: role.viewer, sign: body.sign });
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/invite',
      { schema: { params: TableId, response: { 201: NewInvite, '4xx': Refusal } } },
      async ({ params, headers }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const invite = newKey();
        await change((room, role) => {
          hostOnly(role);
          return { room: { ...room, invite: hashKey(invite) } };
        });
        return reply.code(201).send({ invite });
      },
    );

    app.post(
      '/tables/:id/watch',
      { schema: { params: TableId, response: { 201: NewWatch, '4xx': Refusal } } },
      async ({ params, headers }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const watch = newKey();
        await change((room, role) => {
          hostOnly(role);
          return { room: watchedBy(room, hashKey(watch)) };
        });
        return reply.code(201).send({ watch });
      },
    );

    app.post(
      '/tables/:id/seats/:seat/key',
      { schema: { params: SeatAt, response: { 201: TakenSeat, '4xx': Refusal } } },
      async ({ params, headers }, reply) => {
        const { change } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        const token = newKey();
        await change((room, role) => {
          ownOnly(role, seat);
          return rekeyed(room, seat, hashKey(token));
        });
        return reply.code(201).send({ seat, token });
      },
    );
  };
