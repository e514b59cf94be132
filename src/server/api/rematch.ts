import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRefusal } from '../../engine/refusal.ts';
import { type Access, authorize, bearerKey, findRoom, seatFor } from '../auth.ts';
import { startOf } from '../continue.ts';
import { heavy } from '../cost.ts';
import { notInDaily, notInTournament } from '../daily.ts';
import type { Data } from '../data.ts';
import { hashKey, newKey, newTableId } from '../keys.ts';
import { creating, type Limits } from '../limits.ts';
import type { LiveRoom } from '../live-room.ts';
import { refused, unwrap } from '../refused.ts';
import { forkRoom, type Return, rejoined, rematchRoom } from '../rematch.ts';
import { hasBegun, type Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { ForkWish, Refusal, Rematch, TableId } from './schemas.ts';

/**
 * The id of the rematch, saved before the room of the rematch exists, so that concurrent requests use the
 * same id.
 */
const nextOf = async (live: LiveRoom): Promise<string> => {
  const known = live.room().next;
  if (known !== undefined) return known;
  const named = await live.change(room => ({ room: { ...room, next: room.next ?? newTableId() } }));
  return unwrap(named).room.next!;
};

type Fresh = Parameters<typeof rematchRoom>[2];

/** The player who asks, after the game. */
const returning = (access: Access) => {
  const { table, seat } = seatFor(access);
  notInDaily(access.live.room());
  notInTournament(access.live.room());
  if (!table.snapshot('spectator').isOver) throw refused('not-over');
  return { seat, before: access.live.room() };
};

/** Creates the next room, or joins it if another player was faster. */
const goOn = async (
  rooms: Rooms,
  { id, seat, before }: { readonly id: string; readonly seat: number; readonly before: Room },
  roomFor: (back: Return, fresh: Fresh) => Room,
) => {
  const [token, invite, watch] = [newKey(), newKey(), newKey()];
  const back = { seat, key: hashKey(token) };
  if ((await rooms.enter(id)) === undefined) {
    const fresh = { id, invite: hashKey(invite), watch: hashKey(watch), created: Date.now() };
    const made = await rooms.make(roomFor(back, fresh));
    if (!isRefusal(made)) return { id, seat, token, invite, watch };
    if (made.refused !== 'table-taken') unwrap(made);
  }
  const next = await findRoom(rooms, id);
  const found = unwrap(await next.change(room => rejoined(before, room, back)));
  return { id, seat: found.seat, token };
};

/**
 * NP-73: the room that continues the game after this batch. Like `nextOf`, its id is saved first. A room whose
 * game has started isn't used again.
 */
const forkOf = async (rooms: Rooms, live: LiveRoom, seat: number, batch: number): Promise<string> => {
  const known = live.room().fork;
  const entered = known?.batch === batch ? await rooms.enter(known.id) : undefined;
  const isUsed = entered !== undefined && !isRefusal(entered) && hasBegun(entered.room());
  const named = await live.change(room => {
    const isOpen = room.fork?.batch === batch && !(isUsed && room.fork.id === known?.id);
    return { room: isOpen ? room : { ...room, fork: { id: newTableId(), batch, seat } } };
  });
  return unwrap(named).room.fork!.id;
};

/**
 * The routes for a rematch with the same players, bots and rules, and for a game that continues the finished
 * one. The first request creates the room; the others join it.
 */
export const rematchRoutes =
  (rooms: Rooms, data: Data, limits: Limits): FastifyPluginAsyncTypebox =>
  async app => {
    const config = creating(limits);
    app.post(
      '/tables/:id/rematch',
      { schema: { params: TableId, response: { 201: Rematch, '4xx': Refusal } }, config },
      async ({ params, headers }, reply) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { seat, before } = returning(access);
        const id = await nextOf(access.live);
        const next = await goOn(rooms, { id, seat, before }, (back, fresh) =>
          rematchRoom(before, back, fresh),
        );
        return reply.code(201).send(next);
      },
    );
    app.post(
      '/tables/:id/fork',
      { schema: { params: TableId, body: ForkWish, response: { 201: Rematch, '4xx': Refusal } }, config },
      async ({ params, headers, body }, reply) => {
        const access = await authorize(rooms, params.id, bearerKey(headers.authorization));
        const { seat, before } = returning(access);
        const { live } = access;
        const { batch = before.fork?.batch } = body;
        if (batch === undefined) throw refused('no-fork');
        unwrap(unwrap(await heavy(() => startOf(live.module, data, { id: params.id, batch }))));
        const id = body.batch === undefined ? before.fork!.id : await forkOf(rooms, live, seat, batch);
        const next = await goOn(rooms, { id, seat, before }, (back, fresh) =>
          forkRoom(before, back, fresh, batch),
        );
        return reply.code(201).send(next);
      },
    );
  };
