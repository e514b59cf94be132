import type { Seat } from '../engine/game.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { backAt } from './clock.ts';
import { isSameHash, type KeyHash } from './keys.ts';
import { isFull, type Room, type RoomSeat } from './room.ts';

/** What can be changed about who sits where, each as a wish about a room: pure, so that it can be tried again. */

type Changed = { readonly room: Room } | Refusal;

const withSeat = (room: Room, seat: Seat, change: (was: RoomSeat) => RoomSeat | Refusal): Changed => {
  const was = room.seats[seat];
  if (!was) return refuse('no-such-seat', { seat });
  const is = change(was);
  return 'refused' in is ? is : { room: { ...room, seats: room.seats.with(seat, is) } };
};

/** A bot sits down where nobody sits. */
export const botSeated = (room: Room, seat: Seat, bot: string): Changed =>
  withSeat(room, seat, was => (was.kind === 'open' ? { kind: 'bot', bot } : refuse('seat-taken', { seat })));

/** Whoever sat here is gone: before the game begins, the seat is open again. After the host, the next is the host. */
export const freed = (room: Room, seat: Seat): Changed => {
  if (isFull(room)) return refuse('already-begun');
  const isHost = isSameHash(room.host, room.seats[seat]?.key);
  const heir = room.seats.find(({ kind }, i) => i !== seat && kind === 'person')?.key;
  return withSeat(isHost && heir ? { ...room, host: heir } : room, seat, () => ({ kind: 'open' }));
};

/** Bots in all open seats: the game begins. */
export const filled = (room: Room, bot: string): Changed => {
  if (isFull(room)) return refuse('already-begun');
  const seats = room.seats.map((seat): RoomSeat => (seat.kind === 'open' ? { kind: 'bot', bot } : seat));
  return { room: { ...room, seats } };
};

/** A bot answers for somebody until he comes back; undefined: he is back. */
export const stoodIn = (room: Room, seat: Seat, bot: string | undefined): Changed => {
  const { limit, clocks } = room;
  const isBack = bot === undefined && room.seats[seat]?.standIn !== undefined;
  const timed = limit && clocks && isBack ? { ...room, clocks: backAt(limit, clocks, seat) } : room;
  return withSeat(timed, seat, ({ standIn: _, ...was }) => {
    if (was.kind !== 'person') return refuse('not-yours');
    return bot === undefined ? was : { ...was, standIn: bot };
  });
};

/** The seat has another key: the one before opens nothing any more, also where it was the host's. */
export const rekeyed = (room: Room, seat: Seat, key: KeyHash): Changed => {
  const old = room.seats[seat]?.key;
  const moved: Room = {
    ...room,
    ...(isSameHash(room.host, old) && { host: key }),
    ...(room.bringer !== undefined && isSameHash(room.bringer, old) && { bringer: key }),
  };
  return withSeat(moved, seat, was => {
    if (was.kind !== 'person') return refuse('not-yours');
    return { ...was, key };
  });
};

/** A room without somebody who was in it, and whether nobody is left there. */
interface Forgotten {
  readonly room: Room;
  readonly isDeserted: boolean;
}

/** Nothing is left of somebody: before the game his seats are open again, during it a bot answers there. */
export const forgotten = ({ bringer, ...room }: Room, player: KeyHash, bot: string): Forgotten => {
  const hasBegun = isFull(room);
  const isHis = (seat: RoomSeat): boolean => isSameHash(player, seat.player);
  const isHisKey = (key: KeyHash): boolean =>
    room.seats.some(seat => isHis(seat) && isSameHash(key, seat.key));
  const after: RoomSeat = hasBegun ? { kind: 'person', standIn: bot } : { kind: 'open' };
  const seats = room.seats.map(seat => (isHis(seat) ? after : seat));
  const heir = seats.find(({ key }) => key !== undefined)?.key;
  const wasHost = isHisKey(room.host);
  return {
    room: {
      ...room,
      seats,
      ...(wasHost && heir !== undefined && { host: heir }),
      ...(bringer !== undefined && !isHisKey(bringer) && { bringer }),
    },
    // A host without a seat may still look on.
    isDeserted: wasHost && heir === undefined,
  };
};
