import type { Seat } from '../engine/game.ts';
import type { SignShown } from '../sync/signs.ts';
import type { Room } from './room.ts';

/** NP-53: enough to read what was said while a player was away. */
const MOST_SIGNS = 50;

/** Adds a message. Each gets a later time than the one before it, also when the clock was set back. */
export const addSign = (room: Room, said: Omit<SignShown, 'at'>, now: number): Room => {
  const before = room.signs ?? [];
  const at = Math.max(now, (before.at(-1)?.at ?? 0) + 1);
  return { ...room, signs: [...before, { ...said, at }].slice(-MOST_SIGNS) };
};

/** Deletes the messages of these seats. */
export const withoutSigns = ({ signs, ...room }: Room, seats: readonly Seat[]): Room => {
  const others = signs?.filter(({ seat }) => !seats.includes(seat)) ?? [];
  return others.length > 0 ? { ...room, signs: others } : room;
};
