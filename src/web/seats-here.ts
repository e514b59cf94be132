import type { Seat } from '../engine/game.ts';
import type { SeatRecord } from '../engine/record.ts';
import { hasNoIdentity, knownName } from './online/stored-keys.ts';

/** The ids of tables on a server, which are shorter than the ids of local games. */
const ONLINE_ID = /^[\w-]{12}$/;

const seatsWhere = (seats: readonly SeatRecord[], test: (seat: SeatRecord) => boolean): readonly Seat[] =>
  seats.flatMap((each, seat) => (each.bot === undefined && test(each) ? [seat] : []));

interface SavedSeats {
  readonly id: string;
  readonly mine?: readonly Seat[] | undefined;
  readonly seats: readonly SeatRecord[];
}

/**
 * The seats of this device in an online game; undefined for other games. Copies from earlier versions don't store
 * them. In these, this device has the seat of the only person with this player's name, if there is one.
 */
export const notedSeats = ({ id, mine, seats }: SavedSeats): readonly Seat[] | undefined => {
  if (mine || !ONLINE_ID.test(id)) return mine;
  const alike = hasNoIdentity() ? [] : seatsWhere(seats, ({ name }) => name === knownName());
  return alike.length === 1 ? alike : [];
};

/** The seats of the people at this device. In a local game, all people are at this device. */
export const seatsHere = (saved: SavedSeats): readonly Seat[] =>
  notedSeats(saved) ?? seatsWhere(saved.seats, () => true);
