import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { isRefusal } from '../../engine/refusal.ts';
import { bearerKey, findRoom } from '../auth.ts';
import type { Data } from '../data.ts';
import type { Forgetting } from '../forget-player.ts';
import { isSameHash, type KeyHash } from '../keys.ts';
import { orNotKept, RefusalError, refused } from '../refused.ts';
import { accessRefusal, belongsTo, playersIn, type Room, roleOf } from '../room.ts';
import { showRoom, showStage } from '../room-view.ts';
import type { Rooms } from '../rooms.ts';
import { MyTables, Nothing, Refusal, TableId } from './schemas.ts';

const MOST_TABLES = 200;

const mustBe = (key: KeyHash | undefined): KeyHash => {
  if (key === undefined) throw refused('no-token');
  return key;
};

interface Ports {
  readonly rooms: Rooms;
  readonly data: Data;
  readonly forgetting: Forgetting;
}

/** Routes that list the tables of an identity and delete its data. */
export const meRoutes =
  ({ rooms, data, forgetting: { forget, forgetIn } }: Ports): FastifyPluginAsyncTypebox =>
  async app => {
    const roomsOf = (player: KeyHash): Promise<readonly string[]> =>
      orNotKept(data.roomsOf(player, MOST_TABLES));

    app.get(
      '/me/tables',
      { schema: { response: { 200: MyTables, '4xx': Refusal } } },
      async ({ headers }) => {
        const key = mustBe(bearerKey(headers.authorization));
        const tables = [];
        for (const id of await roomsOf(key)) {
          const live = await rooms.enter(id);
          const role = live && !isRefusal(live) ? roleOf(live.room(), key) : undefined;
          if (isRefusal(live) && (live.refused === 'not-kept' || live.refused === 'too-many'))
            throw new RefusalError(live);
          // Skips damaged tables, and tables that the player has left.
          if (!live || isRefusal(live) || !role) continue;
          const table = live.table();
          const room = showRoom(live, role);
          const owing = table && !room.ended ? [...table.activeSeats()] : [];
          tables.push({
            ...room,
            ...showStage(live),
            seats: [...room.seats],
            owing,
            version: table?.version() ?? 0,
          });
        }
        return { tables };
      },
    );

    app.delete(
      '/tables/:id/me',
      {
        schema: { params: TableId, response: { 204: Nothing, '4xx': Refusal } },
        config: { isForBlocked: true },
      },
      async ({ params, headers }, reply) => {
        const key = mustBe(bearerKey(headers.authorization));
        const isKnown = (room: Room): boolean =>
          room.seats.some(seat => belongsTo(seat, key)) ||
          playersIn(room).some(each => isSameHash(key, each));
        const live = await findRoom(rooms, params.id, room =>
          isKnown(room) ? undefined : accessRefusal(room, key),
        );
        await forgetIn(live, key);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/me',
      { schema: { response: { 204: Nothing, '4xx': Refusal } }, config: { isForBlocked: true } },
      async ({ headers }, reply) => {
        await forget(mustBe(bearerKey(headers.authorization)));
        return reply.code(204).send(undefined);
      },
    );
  };
