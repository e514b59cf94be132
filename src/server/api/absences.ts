import type { Seat } from '../../engine/game.ts';

/** More rooms than anybody looks at again. */
const MOST_ROOMS = 20_000;

/** The entry of a room. Beyond MOST_ROOMS, the one that was used longest ago is dropped. */
export const touch = <T>(rooms: Map<string, T>, id: string, make: () => T): T => {
  const known = rooms.get(id) ?? make();
  rooms.delete(id);
  rooms.set(id, known);
  const [oldest] = rooms.keys();
  if (rooms.size > MOST_ROOMS && oldest !== undefined) rooms.delete(oldest);
  return known;
};

/** Since when nobody is at a seat, room by room: as long as this server runs, and for the rooms left last. */
export const noteAbsences = (now: () => number = Date.now) => {
  const rooms = new Map<string, Map<Seat, number>>();
  return {
    leave: (id: string, seat: Seat): void => {
      touch(rooms, id, () => new Map<Seat, number>()).set(seat, now());
    },
    /** Somebody is there again; answers for how long nobody was. */
    come: (id: string, seat: Seat): number | undefined => {
      const known = rooms.get(id);
      const left = known?.get(seat);
      known?.delete(seat);
      if (known?.size === 0) rooms.delete(id);
      return left === undefined ? undefined : now() - left;
    },
    leftAt: (id: string, seat: Seat): number | undefined => rooms.get(id)?.get(seat),
    /** For how long nobody has been there. */
    lasting: (id: string, seat: Seat): number | undefined => {
      const left = rooms.get(id)?.get(seat);
      return left === undefined ? undefined : now() - left;
    },
  };
};
