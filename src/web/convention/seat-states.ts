import type { Presence, RoomShown } from '../../sync/messages.ts';

/** What a player does at the moment, as the host and the big screen show it. */
export type SeatState = 'open' | 'bot' | 'away' | 'drawing' | 'done';

/** The state of each seat. `owing` lists the seats that have to answer. */
export const seatStates = (
  { seats }: Pick<RoomShown, 'seats'>,
  presence: Presence | undefined,
  owing: readonly number[],
): readonly SeatState[] =>
  seats.map(({ kind, standIn, hasLeft }, seat) => {
    if (kind === 'open') return 'open';
    if (kind === 'bot' || standIn !== undefined || hasLeft) return 'bot';
    if (presence?.seats[seat] === false) return 'away';
    return owing.includes(seat) ? 'drawing' : 'done';
  });

/** The people that the others wait for, whether they are connected or not. */
export const stillDrawing = (states: readonly SeatState[], owing: readonly number[]): readonly number[] =>
  owing.filter(seat => states[seat] === 'drawing' || states[seat] === 'away');
