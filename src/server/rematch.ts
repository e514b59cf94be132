import type { Seat } from '../engine/game.ts';
import { parseSeed } from '../engine/random.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { isSameHash, type KeyHash, newSeed } from './keys.ts';
import { type Room, type RoomSeat, seated } from './room.ts';
import { newestOf, rekeyed } from './seating.ts';

/** A player who wants a rematch, with a new key for their seat. */
export interface Return {
  readonly seat: Seat;
  readonly key: KeyHash;
}

/** The room of a rematch: bots stay, this player is the host, and all other seats are open. */
export const rematchRoom = (
  room: Room,
  { seat, key }: Return,
  fresh: Pick<Room, 'id' | 'invite' | 'watch' | 'created'>,
): Room => {
  const again = ({ standIn: _, key: __, moved: ___, ...was }: RoomSeat, i: Seat): RoomSeat => {
    if (was.kind === 'bot') return was;
    return i === seat ? { ...was, key } : { kind: 'open' };
  };
  // Spectators can watch the rematch with the keys they have.
  const { game, config, watch, invite, lookers = [], limit, supplies, bringer } = room;
  const isBringer = bringer !== undefined && isSameHash(bringer, room.seats[seat]?.key);
  return {
    game,
    config,
    lookers: newestOf([...lookers, watch, invite]),
    host: key,
    seed: parseSeed(newSeed()),
    seats: room.seats.map(again),
    ...(limit && { limit }),
    ...(supplies && { supplies }),
    ...(isBringer && { bringer: key }),
    ...fresh,
  };
};

/** Joins the rematch: at the same seat, or at another if it is taken. Idempotent. */
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
