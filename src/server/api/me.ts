import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BOTS_OF } from '../../bots/list.ts';
import { refuse } from '../../engine/refusal.ts';
import type { GameId } from '../../games/list.ts';
import type { Data } from '../data.ts';
import type { Hall } from '../hall.ts';
import type { KeyHash } from '../keys.ts';
import { forgotten, isDeserted } from '../seating.ts';
import { showRoom } from '../shown.ts';
import { keyFrom, letIn } from './doorkeeper.ts';
import { granted, refused } from './refused.ts';
import { MyTables, Nothing, Refusal } from './schemas.ts';

const MOST_TABLES = 200;

const mustBe = (key: KeyHash | undefined): KeyHash => {
  if (key === undefined) throw refused('no-token');
  return key;
};

/** What somebody with an identity has here, and how he leaves for good. */
export const meRoutes =
  (hall: Hall, data: Data): FastifyPluginAsyncTypebox =>
  async app => {
    /** The others there play on without him; a room without others is no more. */
    const forgetIn = async (id: string, player: KeyHash): Promise<void> => {
      const { open } = await letIn(hall, id, player);
      const [bot] = BOTS_OF[open.room().game as GameId].names;
      granted(await open.change(room => forgotten(room, player, bot!)));
      if (!isDeserted(open.room())) return;
      await open.remove();
      hall.forget(id);
    };

    app.get(
      '/me/tables',
      { schema: { response: { 200: MyTables, '4xx': Refusal } } },
      async ({ headers }) => {
        const key = mustBe(keyFrom(headers.authorization));
        const tables = [];
        const ids = granted(await data.roomsOf(key, MOST_TABLES).catch(() => refuse('not-kept')));
        for (const id of ids) {
          const { open, role } = await letIn(hall, id, key);
          const table = open.table();
          const owing = table ? [...table.seen('spectator').owing] : [];
          const room = showRoom(open, role);
          tables.push({ ...room, seats: [...room.seats], owing, version: table?.version() ?? 0 });
        }
        return { tables };
      },
    );

    app.delete(
      '/me',
      { schema: { response: { 204: Nothing, '4xx': Refusal } } },
      async ({ headers }, reply) => {
        const key = mustBe(keyFrom(headers.authorization));
        for (let ids = await data.roomsOf(key, MOST_TABLES); ids.length > 0; ) {
          for (const id of ids) await forgetIn(id, key);
          ids = await data.roomsOf(key, MOST_TABLES);
        }
        return reply.code(204).send(undefined);
      },
    );
  };
