import type { Seat } from '../engine/game.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { isSameHash } from './keys.ts';
import type { Room } from './room.ts';
import { newestOf } from './seating.ts';

/** The host's seat; undefined for a host who only watches. */
export const hostSeatOf = ({ host, seats }: Room): Seat | undefined => {
  const seat = seats.findIndex(({ key }) => isSameHash(host, key));
  return seat < 0 ? undefined : seat;
};

/** NP-51: makes the player of this seat the host. A former host without a seat may still watch. */
export const hostedBy = ({ maker, ...room }: Room, seat: Seat): { readonly room: Room } | Refusal => {
  const next = room.seats[seat];
  if (!next) return refuse('no-such-seat', { seat });
  if (next.key === undefined) return refuse('no-player', { seat });
  const former = hostSeatOf(room) === undefined ? [room.host, maker].filter(key => key !== undefined) : [];
  const lookers = newestOf([...(room.lookers ?? []), ...former]);
  return { room: { ...room, host: next.key, ...(lookers.length > 0 && { lookers }) } };
};

/** NP-51: the first connected player after the missing host becomes the host. */
export const passedOn = (
  room: Room,
  missing: Seat,
  isHere: (seat: Seat) => boolean,
): { readonly room: Room } | Refusal => {
  if (hostSeatOf(room) !== missing || isHere(missing)) return refuse('already-counted');
  const { length } = room.seats;
  const heir = room.seats
    .map((_, i) => (missing + 1 + i) % length)
    .find(seat => room.seats[seat]?.key !== undefined && isHere(seat));
  return heir === undefined ? refuse('already-counted') : hostedBy(room, heir);
};
