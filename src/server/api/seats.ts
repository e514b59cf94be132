import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BOTS_OF } from '../../bots/list.ts';
import type { Seat } from '../../engine/game.ts';
import type { GameId } from '../../games/list.ts';
import type { Hall } from '../hall.ts';
import { hashKey, newKey } from '../keys.ts';
import type { Room } from '../room.ts';
import { botSeated, filled, freed, rekeyed, stoodIn } from '../seating.ts';
import type { Companies } from './company.ts';
import { type Inside, keyFrom, letIn } from './doorkeeper.ts';
import { granted, refused } from './refused.ts';
import { BotWish, Nothing, Refusal, SeatAt, TableId, TakenSeat } from './schemas.ts';

/** Which bot is meant: the first of the game where nobody says which. */
const botFor = ({ game }: Room, bot?: string): string => {
  const { names } = BOTS_OF[game as GameId];
  if (bot !== undefined && !names.includes(bot)) throw refused('unknown-bot', { bot, known: names });
  return bot ?? names[0]!;
};

const hostOnly = ({ role }: Inside): void => {
  if (!role.isHost) throw refused('not-yours');
};

const ownOnly = ({ role }: Inside, seat: Seat): void => {
  if (role.viewer !== seat) throw refused('not-yours');
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
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        hostOnly(inside);
        const bot = botFor(inside.open.room(), body.bot);
        granted(await inside.open.change(room => filled(room, bot)));
        return reply.code(204).send(undefined);
      },
    );

    app.put(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, body: BotWish, response: done } },
      async ({ params, headers, body }, reply) => {
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const { open } = inside;
        const seat = Number(params.seat);
        const bot = botFor(open.room(), body.bot);
        const isOpen = open.room().seats[seat]?.kind === 'open';
        const isAway = !isOpen && inside.role.viewer !== seat && !companies.isHere(params.id, seat);
        // The host lets a bot play for whoever has gone, so that the others need not wait.
        if (isOpen || isAway) hostOnly(inside);
        else ownOnly(inside, seat);
        granted(await open.change(room => (isOpen ? botSeated(room, seat, bot) : stoodIn(room, seat, bot))));
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        ownOnly(inside, seat);
        granted(await inside.open.change(room => stoodIn(room, seat, undefined)));
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        if (!inside.role.isHost) ownOnly(inside, seat);
        granted(await inside.open.change(room => freed(room, seat)));
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/seats/:seat/key',
      { schema: { params: SeatAt, response: { 201: TakenSeat, '4xx': Refusal } } },
      async ({ params, headers }, reply) => {
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        ownOnly(inside, seat);
        const token = newKey();
        granted(await inside.open.change(room => rekeyed(room, seat, hashKey(token))));
        return reply.code(201).send({ seat, token });
      },
    );
  };
