import type { Seat } from '../engine/game.ts';
import { parseSeed } from '../engine/random.ts';
import type { Refusal } from '../engine/refusal.ts';
import { isSameHash, type KeyHash, newSeed } from './keys.ts';
import { refuse } from './refused.ts';
import { type Room, type RoomSeat, seated } from './room.ts';
import { newestOf, rekeyed } from './seating.ts';

/** A player who wants a rematch, with a new key for their seat. */
export interface Return {
  readonly seat: Seat;
  readonly key: KeyHash;
}

/**
 * Makes the room of a rematch: bots keep their seats, the player who asks first becomes the host, and all other seats
 * are open.
 */
export const rematchRoom = (
  room: Room,
  { seat, key }: Return,
  fresh: Pick<Room, 'id' | 'invite' | 'watch' | 'created'>,
): Room => {
  const again = (
    {
      standIn: _,
      key: __,
      moved: ___,
      author: ____,
      isMuted: _____,
      isProvisional: ______,
      ...was
    }: RoomSeat,
    i: Seat,
  ): RoomSeat => {
    if (was.kind === 'bot') return was;
    return i === seat ? { ...was, key } : { kind: 'open' };
  };
  // The invite and the watch key of the first game allow watching the rematch, so that spectators need no new key.
  const {
    game,
    config,
    watch,
    invite,
    lookers = [],
    limit,
    supplies,
    bringer,
    chat,
    open,
    group,
    desk,
  } = room;
  const pace = open?.pace ?? room.pace;
  const { isUsed: _, ...chatSettings } = chat ?? {};
  const isBringer = bringer !== undefined && isSameHash(bringer, room.seats[seat]?.key);
  return {
    game,
    config,
    lookers: newestOf([...lookers, watch, invite]),
    host: key,
    seed: parseSeed(newSeed()),
    seats: room.seats.map(again),
    ...(limit && { limit }),
    ...(pace && { pace }),
    ...(group !== undefined && { group }),
    ...(desk && { desk: {} }),
    ...(Object.keys(chatSettings).length > 0 && { chat: chatSettings }),
    ...(supplies && { supplies }),
    ...(isBringer && { bringer: key }),
    ...fresh,
  };
};

/** NP-73: the room of a game that continues this one after a batch. Its seed is known, because this game is over. */
export const forkRoom = (
  room: Room,
  back: Return,
  fresh: Pick<Room, 'id' | 'invite' | 'watch' | 'created'>,
  batch: number,
): Room => ({
  ...rematchRoom(room, back, fresh),
  seed: { ...room.seed, open: true },
  from: { id: room.id, batch },
});

/**
 * Adds a player to the room of a rematch, at the same seat or at another one if that is taken. A repeated call returns
 * the same seat.
 */
export const rejoined = (
  before: Room,
  next: Room,
  { seat, key }: Return,
): { readonly room: Room; readonly seat: Seat } | Refusal => {
  const { player, name, title, motto, crest } = before.seats[seat]!;
  const known = player === undefined ? -1 : next.seats.findIndex(each => isSameHash(player, each.player));
  if (known >= 0) {
    const again = rekeyed(next, known, key);
    return 'refused' in again ? again : { ...again, seat: known };
  }
  const isFree = next.seats[seat]?.kind === 'open';
  if (!isFree && player === undefined) return refuse('seat-taken', { seat });
  return seated(next, { key, player, name, title, motto, crest }, isFree ? seat : undefined);
};
