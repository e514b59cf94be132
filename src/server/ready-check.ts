import type { Seat } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import { refuse } from './refused.ts';
import { hasBegun, type Room, type RoomSeat, type SeatTexts, trimmed, withDistinctName } from './room.ts';

/** Changes that players make before the game starts. */

type Changed = { readonly room: Room } | Refusal;

const whileWaiting = (room: Room, seat: Seat, change: (was: RoomSeat) => RoomSeat): Changed => {
  const was = room.seats[seat];
  if (!was) return refuse('no-such-seat', { seat });
  if (hasBegun(room)) return refuse('already-begun');
  return { room: { ...room, seats: room.seats.with(seat, change(was)) } };
};

const notReady = ({ isReady: _, ...seat }: RoomSeat): RoomSeat => seat;

/** NP-54: turns the ready check on or off. If it is already on, players who are ready stay ready. */
export const withReadyCheck = (room: Room, isOn: boolean): Changed => {
  if (hasBegun(room)) return refuse('already-begun');
  const { readyCheck: wasOn = false, ...rest } = room;
  if (wasOn === isOn) return { room };
  return { room: { ...rest, seats: room.seats.map(notReady), ...(isOn && { readyCheck: true as const }) } };
};

/** NP-54: marks a player as ready or not ready. */
export const withReady = (room: Room, seat: Seat, isReady: boolean): Changed =>
  whileWaiting(room, seat, was => ({ ...notReady(was), ...(isReady && { isReady: true as const }) }));

/** NP-54: ends the ready check if the room is full and every player is ready. The game starts then. */
export const withoutFinishedCheck = (room: Room): Room => {
  const isDone = room.seats.every(({ kind, isReady }) => kind === 'bot' || (kind === 'person' && isReady));
  if (!room.readyCheck || !isDone) return room;
  const { readyCheck: _, ...begun } = room;
  return { ...begun, seats: room.seats.map(notReady) };
};

/**
 * NP-55: changes the name and the other texts of a player. An empty text deletes the old one, and a missing text
 * doesn't change it.
 */
export const withNames = (room: Room, seat: Seat, texts: SeatTexts): Changed => {
  const changed = whileWaiting(room, seat, was => {
    const others = Object.entries(was).filter(([key]) => !Object.hasOwn(texts, key));
    // Cast: `fromEntries` returns an object whose type doesn't contain the keys.
    return { ...(Object.fromEntries(others) as unknown as RoomSeat), ...trimmed(texts) };
  });
  if ('refused' in changed || !Object.hasOwn(texts, 'name')) return changed;
  return { room: { ...changed.room, seats: withDistinctName(changed.room.seats, seat) } };
};
