import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { BOTS_OF } from '../../bots/list.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { bearerKey, findRoom } from '../auth.ts';
import type { Chat } from '../chat.ts';
import { authorsAt } from '../chat-rules.ts';
import type { Profiles } from '../club/profiles.ts';
import { unpaid } from '../cost.ts';
import { isOpenDaily, type Now, withoutPlayer } from '../daily.ts';
import type { Data } from '../data.ts';
import type { Groups } from '../groups/open.ts';
import { isSameHash, type KeyHash } from '../keys.ts';
import { isGameOver, type LiveRoom } from '../live-room.ts';
import type { Subscriptions } from '../notify/subscriptions.ts';
import { orNotKept, RefusalError, refused, unwrap } from '../refused.ts';
import { accessRefusal, belongsTo, playersIn, type Room, roleOf } from '../room.ts';
import { showRoom, showStage } from '../room-view.ts';
import type { Rooms } from '../rooms.ts';
import { forgotten } from '../seating.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { MyTables, Nothing, Refusal, TableId } from './schemas.ts';

const MOST_TABLES = 200;

const mustBe = (key: KeyHash | undefined): KeyHash => {
  if (key === undefined) throw refused('no-token');
  return key;
};

interface Ports {
  readonly rooms: Rooms;
  readonly data: Data;
  readonly profiles: Profiles;
  readonly groups: Pick<Groups, 'forget'>;
  readonly chat: Chat;
  readonly subscriptions: Subscriptions;
  readonly tournaments: Pick<Tournaments, 'forget'>;
  readonly now: Now;
}

/** Routes that list the tables of an identity and delete its data. */
export const meRoutes =
  ({
    rooms,
    data,
    profiles,
    groups,
    chat,
    subscriptions,
    tournaments,
    now,
  }: Ports): FastifyPluginAsyncTypebox =>
  async app => {
    const roomsOf = (player: KeyHash): Promise<readonly string[]> =>
      orNotKept(data.roomsOf(player, MOST_TABLES));

    const without = (room: Room, player: KeyHash, live?: LiveRoom) => {
      if (isOpenDaily(room, now())) return withoutPlayer(room, player);
      // NP-65: a game that isn't counted yet must not become a loss.
      const bot = live && isGameOver(live) ? undefined : BOTS_OF[room.game].names[0]!;
      return forgotten(room, player, bot, live?.module);
    };

    /**
     * NP-70: deletes a player's texts before the player: if the server stops in between, the player can repeat the request.
     * Deletes them again afterwards, because a text may have arrived meanwhile. `work` returns the room before its change.
     */
    const withoutTexts = async (room: Room, player: KeyHash, work: () => Promise<Room>): Promise<void> => {
      const authorsIn = (each: Room) => authorsAt(each, seat => belongsTo(seat, player));
      await chat.erase(room.id, authorsIn(room));
      await chat.erase(room.id, authorsIn(await work()));
    };

    /** Deletes a player from a room. If no player is left, removes the room. */
    const forgetIn = (live: LiveRoom, player: KeyHash): Promise<void> =>
      withoutTexts(live.room(), player, async () => {
        let before = live.room();
        const { room, isDeserted } = unwrap(
          await live.change(was => {
            before = was;
            return without(was, player, live);
          }),
        );
        if (isDeserted && (await orNotKept(live.remove()))) rooms.forget(room.id);
        return before;
      });

    /** Deletes a player from a room whose table can't be loaded. */
    const forgetDamaged = async (id: string, player: KeyHash): Promise<void> => {
      const found = await orNotKept(data.room(id));
      if (!found) return;
      await withoutTexts(found.room, player, async () => {
        const { room, isDeserted } = without(found.room, player);
        const { changes } = found;
        await orNotKept(isDeserted ? data.removeRoom(id, changes) : data.changeRoom(room, changes));
        return found.room;
      });
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
          // Skips damaged tables, and tables that the player has left.
          if (!live || isRefusal(live) || !role) continue;
          const table = live.table();
          const owing = table ? [...table.activeSeats()] : [];
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
        await orNotKept(subscriptions.remove(key));
        await groups.forget(key);
        // Before the rooms, so that no round makes another one for the player.
        await unpaid(() => tournaments.forget(key));
        for (let ids = await roomsOf(key); ids.length > 0; ids = await roomsOf(key))
          for (const id of ids) await unpaid(() => forget(id, key));
        // The profile is deleted last, because a game that ends creates a profile for each player still in its room.
        await profiles.forget(key);
        return reply.code(204).send(undefined);
      },
    );
  };
