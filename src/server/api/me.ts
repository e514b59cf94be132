import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BOTS_OF } from '../../bots/list.ts';
import type { AnyModule } from '../../engine/module.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { bearerKey, findRoom } from '../auth.ts';
import { unpaid } from '../cost.ts';
import type { Data } from '../data.ts';
import { isSameHash, type KeyHash } from '../keys.ts';
import type { LiveRoom } from '../live-room.ts';
import { orNotKept, RefusalError, refused, unwrap } from '../refused.ts';
import { accessRefusal, belongsTo, playersIn, type Room, roleOf } from '../room.ts';
import { showRoom, showStage } from '../room-view.ts';
import type { Rooms } from '../rooms.ts';
import { forgotten } from '../seating.ts';
import { MyTables, Nothing, Refusal, TableId } from './schemas.ts';

const MOST_TABLES = 200;

const mustBe = (key: KeyHash | undefined): KeyHash => {
  if (key === undefined) throw refused('no-token');
  return key;
};

/** The tables of an identity, and its deletion. */
export const meRoutes =
  (rooms: Rooms, data: Data): FastifyPluginAsyncTypebox =>
  async app => {
    const roomsOf = (player: KeyHash): Promise<readonly string[]> =>
      orNotKept(data.roomsOf(player, MOST_TABLES));

    const without = (room: Room, player: KeyHash, module?: AnyModule) =>
      forgotten(room, player, BOTS_OF[room.game].names[0]!, module);

    /** Deletes a player from a room, and the room if no player is left. */
    const forgetIn = async (live: LiveRoom, player: KeyHash): Promise<void> => {
      const { room, isDeserted } = unwrap(await live.change(was => without(was, player, live.module)));
      if (isDeserted && (await orNotKept(live.remove()))) rooms.forget(room.id);
    };

    /** Deletes a player from a room whose table can't be loaded. */
    const forgetDamaged = async (id: string, player: KeyHash): Promise<void> => {
      const found = await orNotKept(data.room(id));
      if (!found) return;
      const { room, isDeserted } = without(found.room, player);
      const { changes } = found;
      await orNotKept(isDeserted ? data.removeRoom(id, changes) : data.changeRoom(room, changes));
    };

    const forget = async (id: string, player: KeyHash): Promise<void> => {
      const live = await rooms.enter(id);
      if (!live) return;
      if (!isRefusal(live)) return forgetIn(live, player);
      if (live.refused === 'not-kept') throw new RefusalError(live);
      await forgetDamaged(id, player);
    };

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
          // Skip damaged tables, and tables that the player has left.
          if (!live || isRefusal(live) || !role) continue;
          const table = live.table();
          const owing = table ? [...table.snapshot('spectator').owing] : [];
          const room = showRoom(live, role);
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
      { schema: { params: TableId, response: { 204: Nothing, '4xx': Refusal } } },
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
      { schema: { response: { 204: Nothing, '4xx': Refusal } } },
      async ({ headers }, reply) => {
        const key = mustBe(bearerKey(headers.authorization));
        for (let ids = await roomsOf(key); ids.length > 0; ids = await roomsOf(key))
          for (const id of ids) await unpaid(() => forget(id, key));
        return reply.code(204).send(undefined);
      },
    );
  };
