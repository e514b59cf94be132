import type { Seat } from '../engine/game.ts';
import type { SeatRecord } from '../engine/record.ts';
import { hasNoIdentity, knownName } from './online/stored-keys.ts';

/** Tables on a server have shorter ids than games of this device. */
const ONLINE_ID = /^[\w-]{12}$/;

const seatsWhere = (seats: readonly SeatRecord[], test: (seat: SeatRecord) => boolean): readonly Seat[] =>
  seats.flatMap((each, seat) => (each.bot === undefined && test(each) ? [seat] : []));

interface SavedSeats {
  readonly id: string;
  readonly mine?: readonly Seat[] | undefined;
  readonly seats: readonly SeatRecord[];
}

/**
 * The seats of this device at a game that was played online; undefined for other games. A copy that an earlier version
 * saved doesn't note them: the one person who has the name of this player is this player, otherwise nobody is.
 */
export const notedSeats = ({ id, mine, seats }: SavedSeats): readonly Seat[] | undefined => {
  if (mine || !ONLINE_ID.test(id)) return mine;
  const alike = hasNoIdentity() ? [] : seatsWhere(seats, ({ name }) => name === knownName());
  return alike.length === 1 ? alike : [];
};

/** The seats of the people at this device. Of a game that was not played online they are all people. */
export const seatsHere = (saved: SavedSeats): readonly Seat[] =>
  notedSeats(saved) ?? seatsWhere(saved.seats, () => true);
