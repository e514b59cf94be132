import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Seat } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Hall } from '../hall.ts';
import type { Role, Room } from '../room.ts';
import { botSeated, stoodIn } from '../seating.ts';
import type { Companies } from './company.ts';
import { type Inside, keyFrom, letIn } from './doorkeeper.ts';
import { granted } from './refused.ts';
import { voteFor, type WaitTimes, whyNotNudged, whyNotReplaced } from './replace.ts';
import { botFor, hostOnly, ownOnly } from './rights.ts';
import { BotWish, Nothing, Refusal, SeatAt, Votes } from './schemas.ts';

const NUDGES_PER_MINUTE = 20;

/** The voter about a seat of someone else; undefined for the host and the player of the seat, who decide alone. */
const voterAt = ({ seats }: Room, { viewer, isHost }: Role, seat: Seat): Seat | undefined =>
  seats[seat]?.kind === 'person' && typeof viewer === 'number' && viewer !== seat && !isHost
    ? viewer
    : undefined;

/** Bots that answer for players, and nudges for players that others wait for. */
export const standInRoutes =
  (hall: Hall, companies: Companies, waitTimes: WaitTimes): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };

    const replace = ({ open, change }: Inside, seat: Seat, wanted?: string) =>
      change((room, role) => {
        const bot = botFor(room, wanted);
        if (room.seats[seat]?.kind === 'open') {
          hostOnly(role);
          return botSeated(room, seat, bot);
        }
        const refusal =
          role.viewer === seat ? undefined : whyNotReplaced(open, companies, waitTimes, role, seat);
        return isRefusal(refusal) ? refusal : stoodIn(room, seat, bot);
      });

    app.put(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, body: BotWish, response: { ...done, 202: Votes } } },
      async ({ params, headers, body }, reply) => {
        const inside = await letIn(hall, params.id, keyFrom(headers.authorization));
        const { open, role } = inside;
        const seat = Number(params.seat);
        const by = voterAt(open.room(), role, seat);
        if (by !== undefined) {
          const { waitedMs } = granted(whyNotReplaced(open, companies, waitTimes, role, seat));
          const vote = { seat, by, waitedMs };
          const { isEnough, ...votes } = voteFor(open, companies, waitTimes, vote);
          if (!isEnough) return reply.code(202).send(votes);
        }
        await replace(inside, seat, body.bot);
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
        companies.act(params.id, seat);
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/seats/:seat/nudge',
      {
        schema: { params: SeatAt, response: done },
        config: { rateLimit: { max: NUDGES_PER_MINUTE, timeWindow: 60_000 } },
      },
      async ({ params, headers }, reply) => {
        const { open, role } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        granted(whyNotNudged(open, companies, waitTimes, role, seat));
        companies.nudge(params.id, seat);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat/nudge',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { role } = await letIn(hall, params.id, keyFrom(headers.authorization));
        const seat = Number(params.seat);
        ownOnly(role, seat);
        companies.act(params.id, seat);
        return reply.code(204).send(undefined);
      },
    );
  };
