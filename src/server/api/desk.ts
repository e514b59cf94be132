import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Seat } from '../../engine/game.ts';
import { isVisibleText } from '../../text/seat-text.ts';
import { authorize, bearerKey, hostOnly, tableFor } from '../auth.ts';
import { steadyNow } from '../clock.ts';
import { movingAt } from '../clock-timers.ts';
import { withDesk, withdrawn, withMoreTime, withVote } from '../desk.ts';
import { perPlayer } from '../limits.ts';
import { isGameOver, type LiveRoom } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { refused, unwrap } from '../refused.ts';
import { carryOut, turnToRewind } from '../rewind-votes.ts';
import type { Role, Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { isPlaying, type WaitTimes } from './replace.ts';
import { DeskWish, Nothing, Refusal, TableId, TimeWish, Votes } from './schemas.ts';

/** How often an address may change the desks of its tables. */
const CHANGES_PER_MINUTE = 60;

/** The text of a notice as everyone sees it; empty if the host removes the notice. */
const noticeText = (wish: string | null | undefined): string | undefined => {
  if (wish === null || wish === undefined) return wish === null ? '' : undefined;
  const text = wish.normalize('NFC').trim();
  if (!isVisibleText(text)) throw refused('bad-request', { place: 'body.notice' });
  return text;
};

/** How often a player may vote, or withdraw a vote. */
const VOTES_PER_MINUTE = 20;

/** NP-87: only the host, and players whom no bot replaces, may vote at a convention table. */
const voterOnly = (room: Room, { viewer, isHost }: Role): void => {
  if (!isHost && typeof viewer !== 'number') throw refused('not-yours');
  if (!room.desk) throw refused('not-a-desk');
  if (!isHost && !(typeof viewer === 'number' && isPlaying(room, viewer))) throw refused('not-yours');
};

/** The players whose votes count: those who are connected, and the voter. */
const presentAt = (live: LiveRoom, presence: PresenceTracker, voter: Role['viewer']): readonly Seat[] => {
  const room = live.room();
  return room.seats.flatMap((_, seat) =>
    isPlaying(room, seat) && (seat === voter || presence.isHere(room.id, seat)) ? [seat] : [],
  );
};

/** Routes for the host of a convention table (NP-83), and for votes to undo a turn (NP-87). */
export const deskRoutes =
  (rooms: Rooms, presence: PresenceTracker, { hostAloneMs }: WaitTimes): FastifyPluginAsyncTypebox =>
  async app => {
    const done = { 204: Nothing, '4xx': Refusal };
    const config = { rateLimit: { max: CHANGES_PER_MINUTE, timeWindow: 60_000 } };
    const limitVotes = perPlayer(VOTES_PER_MINUTE);

    app.put(
      '/tables/:id/desk',
      { schema: { params: TableId, body: DeskWish, response: done }, config },
      async ({ params, headers, body }, reply) => {
        const { live, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const wish = { paused: body.paused, notice: noticeText(body.notice) };
        await change((room, role) => {
          hostOnly(role);
          return withDesk(room, wish, { now: steadyNow(), up: live.up(), isOver: isGameOver(live) });
        });
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/desk/time',
      { schema: { params: TableId, body: TimeWish, response: done }, config },
      async ({ params, headers, body }, reply) => {
        const { live, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        await change((room, role) => {
          hostOnly(role);
          const table = live.table();
          const seats = table ? movingAt(room, table) : [];
          return withMoreTime(room, body.seconds, seats, { now: steadyNow(), up: live.up() });
        });
        return reply.code(204).send(undefined);
      },
    );

    app.post(
      '/tables/:id/rewind',
      { schema: { params: TableId, response: { ...done, 200: Votes } } },
      async ({ params, headers }, reply) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { live, role, change } = access;
        voterOnly(live.room(), role);
        const { table } = tableFor(access);
        unwrap(limitVotes(params.id, role.viewer));
        if (isGameOver(live)) throw refused('game-over');
        const turn = live.room().desk?.vote?.turn ?? unwrap(await turnToRewind(live, table));
        const { vote } = await change((room, now) => {
          voterOnly(room, now);
          const present = presentAt(live, presence, now.viewer);
          return withVote(room, now, { turn, present, now: Date.now(), hostAloneMs });
        });
        if (!vote.isDecided) return reply.code(200).send({ votes: vote.seats.length, needed: vote.needed });
        unwrap(await carryOut(live, table, vote));
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/tables/:id/rewind',
      { schema: { params: TableId, response: done } },
      async ({ params, headers }, reply) => {
        const { live, role, change } = await authorize(rooms, params.id, bearerKey(headers.authorization));
        voterOnly(live.room(), role);
        unwrap(limitVotes(params.id, role.viewer));
        await change((room, now) => {
          voterOnly(room, now);
          return withdrawn(room, now);
        });
        return reply.code(204).send(undefined);
      },
    );
  };
