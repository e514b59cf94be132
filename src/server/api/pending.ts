import type { Seat } from '../../engine/game.ts';
import { touch } from './absences.ts';

interface Pending {
  nudged?: number | undefined;
  acted?: number | undefined;
  readonly votes: Set<Seat>;
}

/** Nudges and votes about players that others wait for. They are as short-lived as presence, and only in memory. */
export const notePending = (now: () => number = Date.now) => {
  const rooms = new Map<string, Map<Seat, Pending>>();
  const at = (id: string, seat: Seat): Pending => {
    const seats = touch(rooms, id, () => new Map<Seat, Pending>());
    const known = seats.get(seat) ?? { votes: new Set<Seat>() };
    seats.set(seat, known);
    return known;
  };
  const look = (id: string, seat: Seat): Pending | undefined => rooms.get(id)?.get(seat);
  return {
    nudge: (id: string, seat: Seat): void => {
      at(id, seat).nudged ??= now();
    },
    vote: (id: string, seat: Seat, by: Seat): void => {
      at(id, seat).votes.add(by);
    },
    /** The player reacted: nudges and votes no longer count. Answers whether there were any. */
    act: (id: string, seat: Seat): boolean => {
      const known = at(id, seat);
      const wasPending = known.nudged !== undefined || known.votes.size > 0;
      known.acted = now();
      known.nudged = undefined;
      known.votes.clear();
      return wasPending;
    },
    clear: (id: string, seat: Seat): void => {
      const known = look(id, seat);
      if (!known) return;
      known.nudged = undefined;
      known.votes.clear();
    },
    nudgedAt: (id: string, seat: Seat): number | undefined => look(id, seat)?.nudged,
    actedAt: (id: string, seat: Seat): number | undefined => look(id, seat)?.acted,
    votes: (id: string, seat: Seat): readonly Seat[] =>
      [...(look(id, seat)?.votes ?? [])].sort((a, b) => a - b),
  };
};
