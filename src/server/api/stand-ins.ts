import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Seat } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { type Access, authorize, bearerKey, botFor, hostOnly, ownOnly } from '../auth.ts';
import { notInDaily, notInTournament } from '../daily.ts';
import { perPlayer } from '../limits.ts';
import { isGameOver } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { refuse, unwrap } from '../refused.ts';
import { hasBegun, type Role, type Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { botSeated, withStandIn } from '../seating.ts';
import { voteFor, type WaitTimes, whyNotNudged, whyNotReplaced } from './replace.ts';
import { BotWish, Nothing, Refusal, SeatAt, Votes } from './schemas.ts';

const NUDGES_PER_MINUTE = 20;

/** The caller's seat if their request counts as a vote. The host and the seat's own player decide alone. */
const voterAt = ({ seats }: Room, { viewer, isHost }: Role, seat: Seat): Seat | undefined =>
  seats[seat]?.kind === 'person' && typeof viewer === 'number' && viewer !== seat && !isHost
    ? viewer
    : undefined;

/** Routes to replace or nudge absent players. */
export const standInRoutes =
  (rooms: Rooms, presence: PresenceTracker, waitTimes: WaitTimes): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };
    const limitNudges = perPlayer(NUDGES_PER_MINUTE);

    const replace = ({ live, change }: Access, seat: Seat, wanted?: string) =>
      change((room, role) => {
        notInDaily(room);
        // NP-91: players can't choose the bot, nor let one play for them.
        if (role.viewer === seat) notInTournament(room);
        const bot = botFor(room, room.tournament ? undefined : wanted);
        // NP-65: a game that isn't counted yet must not become a loss.
        if (isGameOver(live)) return refuse('game-over');
        if (room.seats[seat]?.kind === 'open') {
          hostOnly(role);
          return botSeated(room, seat, bot);
        }
        // NP-83: the host of a convention table doesn't have to wait for a player.
        const isAtOnce = role.viewer === seat || (role.isHost && room.desk && hasBegun(room));
        const refusal = isAtOnce ? undefined : whyNotReplaced(live, presence, waitTimes, role, seat);
        return isRefusal(refusal) ? refusal : withStandIn(room, seat, bot);
      });

    app.put(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, body: BotWish, response: { ...done, 202: Votes } } },
      async ({ params, headers, body }, reply) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { live, role } = access;
        const seat = Number(params.seat);
        const by = voterAt(live.room(), role, seat);
        if (by !== undefined) {
          const { waitedMs } = unwrap(whyNotReplaced(live, presence, waitTimes, role, seat));
          const vote = { seat, by, waitedMs };
          const { isEnough, ...votes } = voteFor(live, presence, waitTimes, vote);
          if (!isEnough) return reply.code(202).send(votes);
        }
        await replace(access, seat, body.bot);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat/bot',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        await change((room, role) => {
          ownOnly(role, seat);
          return withStandIn(room, seat, undefined);
        });
        presence.act(params.id, seat);
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/seats/:seat/nudge',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { live, role } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        unwrap(limitNudges(params.id, role.viewer));
        const seat = Number(params.seat);
        unwrap(whyNotNudged(live, presence, waitTimes, role, seat));
        presence.nudge(params.id, seat);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/seats/:seat/nudge',
      { schema: { params: SeatAt, response: done } },
      async ({ params, headers }, reply) => {
        const { role } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const seat = Number(params.seat);
        ownOnly(role, seat);
        presence.act(params.id, seat);
        return reply.code(204).send(undefined);
      },
    );
  };
