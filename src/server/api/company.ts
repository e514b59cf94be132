import type { Viewer } from '../../engine/game.ts';
import type { Presence } from '../../wire/messages.ts';

/** Somebody who is connected to a room, and how to reach him. */
export interface Present {
  readonly viewer: Viewer | 'guest';
  readonly hear: (presence: Presence) => void;
}

/** Who is there, room by room. Everybody in it hears when somebody comes or goes. */
export const gatherCompany = () => {
  const rooms = new Map<string, Set<Present>>();
  const tell = (present: ReadonlySet<Present>, seats: number): void => {
    const viewers = [...present].map(({ viewer }) => viewer);
    const presence: Presence = {
      seats: Array.from({ length: seats }, (_, seat) => viewers.includes(seat)),
      watching: viewers.filter(viewer => typeof viewer !== 'number').length,
    };
    for (const { hear } of present) hear(presence);
  };
  return {
    /** Answers how to leave. */
    join: (id: string, seats: number, who: Present): (() => void) => {
      const present = rooms.get(id) ?? new Set();
      rooms.set(id, present);
      present.add(who);
      tell(present, seats);
      return () => {
        present.delete(who);
        if (present.size === 0) rooms.delete(id);
        tell(present, seats);
      };
    },
  };
};

export type Company = ReturnType<typeof gatherCompany>;
