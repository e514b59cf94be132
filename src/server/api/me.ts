import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BOTS_OF } from '../../bots/list.ts';
import type { AnyModule } from '../../engine/module.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { GameId } from '../../games/list.ts';
import { unpaid } from '../cost.ts';
import type { Data } from '../data.ts';
import type { Hall } from '../hall.ts';
import { isSameHash, type KeyHash } from '../keys.ts';
import type { OpenRoom } from '../open-room.ts';
import { closedTo, isKeptOf, playersIn, type Room, roleOf } from '../room.ts';
import { forgotten } from '../seating.ts';
import { showRoom, showStage } from '../shown.ts';
import { keyFrom, roomAt } from './doorkeeper.ts';
import { answered, granted, Refused, refused } from './refused.ts';
import { MyTables, Nothing, Refusal, TableId } from './schemas.ts';

const MOST_TABLES = 200;

const mustBe = (key: KeyHash | undefined): KeyHash => {
  if (key === undefined) throw refused('no-token');
  return key;
};

/** What somebody with an identity has here, and how he leaves for good. */
export const meRoutes =
  (hall: Hall, data: Data): FastifyPluginAsyncTypebox =>
  async app => {
    const roomsOf = (player: KeyHash): Promise<readonly string[]> =>
      answered(data.roomsOf(player, MOST_TABLES));

    const without = (room: Room, player: KeyHash, module?: AnyModule) =>
      forgotten(room, player, BOTS_OF[room.game as GameId].names[0]!, module);

    /** The others there play on without him; a room without others is no more. */
    const forgetIn = async (open: OpenRoom, player: KeyHash): Promise<void> => {
      const { room, isDeserted } = granted(await open.change(was => without(was, player, open.module)));
      if (isDeserted && (await answered(open.remove()))) hall.forget(room.id);
    };

    /** The same where the table is too damaged to be laid: then nobody is in the room. */
    const forgetDamaged = async (id: string, player: KeyHash): Promise<void> => {
      const found = await answered(data.room(id));
      if (!found) return;
      const { room, isDeserted } = without(found.room, player);
      const { changes } = found;
      await answered(isDeserted ? data.removeRoom(id, changes) : data.changeRoom(room, changes));
    };

    const forget = async (id: string, player: KeyHash): Promise<void> => {
      const open = await hall.enter(id);
      if (!open) return;
      if (!isRefusal(open)) return forgetIn(open, player);
      if (open.refused === 'not-kept') throw new Refused(open);
      await forgetDamaged(id, player);
    };

    app.get(
      '/me/tables',
      { schema: { response: { 200: MyTables, '4xx': Refusal } } },
      async ({ headers }) => {
        const key = mustBe(keyFrom(headers.authorization));
        const tables = [];
        for (const id of await roomsOf(key)) {
          const open = await hall.enter(id);
          const role = open && !isRefusal(open) ? roleOf(open.room(), key) : undefined;
          if (isRefusal(open) && (open.refused === 'not-kept' || open.refused === 'too-many'))
            throw new Refused(open);
          // One that is damaged, or that he has left meanwhile, hides no other.
          if (!open || isRefusal(open) || !role) continue;
          const table = open.table();
          const owing = table ? [...table.snapshot('spectator').owing] : [];
          const room = showRoom(open, role);
          tables.push({
            ...room,
            ...showStage(open),
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
        const key = mustBe(keyFrom(headers.authorization));
        const isKnown = (room: Room): boolean =>
          room.seats.some(seat => isKeptOf(seat, key)) || playersIn(room).some(each => isSameHash(key, each));
        const open = await roomAt(hall, params.id, room => (isKnown(room) ? undefined : closedTo(room, key)));
        await forgetIn(open, key);
        return reply.code(204).send(undefined);
      },
    );

    app.delete(
      '/me',
      { schema: { response: { 204: Nothing, '4xx': Refusal } } },
      async ({ headers }, reply) => {
        const key = mustBe(keyFrom(headers.authorization));
        for (let ids = await roomsOf(key); ids.length > 0; ids = await roomsOf(key))
          for (const id of ids) await unpaid(() => forget(id, key));
        return reply.code(204).send(undefined);
      },
    );
  };
