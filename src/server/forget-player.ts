import { BOTS_OF } from '../bots/list.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Chat } from './chat.ts';
import { authorsAt } from './chat-rules.ts';
import type { Profiles } from './club/profiles.ts';
import { unpaid } from './cost.ts';
import { isOpenDaily, type Now, withoutPlayer } from './daily.ts';
import type { Data } from './data.ts';
import type { Groups } from './groups/open.ts';
import type { KeyHash } from './keys.ts';
import { isGameOver, type LiveRoom } from './live-room.ts';
import type { Subscriptions } from './notify/subscriptions.ts';
import { orNotKept, RefusalError, unwrap } from './refused.ts';
import { belongsTo, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { forgotten } from './seating.ts';
import type { Tournaments } from './tournaments/tournaments.ts';

const MOST_TABLES = 200;

interface Ports {
  readonly rooms: Rooms;
  readonly data: Data;
  readonly profiles: Pick<Profiles, 'forget'>;
  readonly groups: Pick<Groups, 'forget'>;
  readonly chat: Pick<Chat, 'erase'>;
  readonly subscriptions: Pick<Subscriptions, 'remove'>;
  readonly tournaments: Pick<Tournaments, 'forget'>;
  readonly now: Now;
}

/** NP-18, NP-131: deletes what the server stores about an identity. */
export const openForgetting = (ports: Ports) => {
  const { rooms, data, profiles, groups, chat, subscriptions, tournaments, now } = ports;
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

  const forgetAt = async (id: string, player: KeyHash): Promise<void> => {
    const live = await rooms.enter(id);
    if (!live) return;
    if (!isRefusal(live)) return forgetIn(live, player);
    if (live.refused === 'not-kept') throw new RefusalError(live);
    await forgetDamaged(id, player);
  };

  return {
    /** Deletes a player from a room. If no player is left, removes the room. */
    forgetIn,
    /** Deletes an identity everywhere. */
    forget: async (player: KeyHash): Promise<void> => {
      await orNotKept(subscriptions.remove(player));
      await groups.forget(player);
      // Before the rooms, so that no round makes another one for the player.
      await unpaid(() => tournaments.forget(player));
      for (let ids = await roomsOf(player); ids.length > 0; ids = await roomsOf(player))
        for (const id of ids) await unpaid(() => forgetAt(id, player));
      // The profile is deleted last, because a game that ends creates a profile for each player still in its room.
      await profiles.forget(player);
    },
  };
};

export type Forgetting = ReturnType<typeof openForgetting>;
