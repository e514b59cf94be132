import type { Seat, Viewer } from '../engine/game.ts';
import type { Presence } from '../sync/messages.ts';
import type { SignShown } from '../sync/signs.ts';
import type { Attendance, Cluster } from './cluster.ts';

/** A client that is connected to a room. */
export interface Participant {
  readonly viewer: Viewer | 'guest';
  readonly onPresence: (presence: Presence) => void;
  readonly onSign?: (shown: SignShown) => void;
}

/** The clients that are connected to a room on this server. */
interface RoomClients {
  readonly seats: number;
  /** Each client with the last presence sent to it. */
  readonly clients: Map<Participant, string>;
}

const attendanceOf = ({ clients }: RoomClients): Attendance => {
  const viewers = [...clients.keys()].map(({ viewer }) => viewer);
  const seats = viewers.filter(viewer => typeof viewer === 'number');
  return { seats: [...new Set(seats)], watching: viewers.length - seats.length };
};

/** Tracks who is connected to each room, on all servers, and notifies the clients. */
export const trackPresence = (waits: NonNullable<Presence['waits']>, cluster?: Cluster) => {
  const rooms = new Map<string, RoomClients>();
  /** Presence on other servers, by server id and room id. */
  const elsewhere = new Map<string, Map<string, Attendance>>();

  /** Presence in a room, one entry per server. */
  const attending = (id: string): readonly Attendance[] => {
    const local = rooms.get(id);
    const others = [...elsewhere.values()].flatMap(known => known.get(id) ?? []);
    return local ? [attendanceOf(local), ...others] : others;
  };
  const absences = trackAbsences();
  const pending = trackPending();
  const listeners = new Set<(id: string) => void>();
  const seatsIn = (id: string): ReadonlySet<Seat> => new Set(attending(id).flatMap(({ seats }) => seats));
  /** Runs a change of presence. Returns the absence in ms of each seat that is connected again. */
  const change = (id: string, work: () => void): ReadonlyMap<Seat, number> => {
    const before = seatsIn(id);
    work();
    const now = seatsIn(id);
    // Votes and nudges end when the player's presence changes.
    for (const seat of before)
      if (!now.has(seat)) {
        pending.clear(id, seat);
        absences.leave(id, seat);
      }
    const back = [...now].flatMap(seat => {
      if (before.has(seat)) return [];
      pending.clear(id, seat);
      const ms = absences.come(id, seat);
      return ms === undefined ? [] : [[seat, ms] as const];
    });
    return new Map(back);
  };
  const notify = (id: string, back: ReadonlyMap<Seat, number> = new Map()): void => {
    for (const hear of listeners) hear(id);
    const local = rooms.get(id);
    if (!local) return;
    const all = attending(id);
    const here = seatsIn(id);
    const seats = Array.from({ length: local.seats }, (_, seat) => here.has(seat));
    const watching = all.reduce((sum, each) => sum + each.watching, 0);
    const away = seats.map((isHere, seat) => (isHere ? null : (absences.lasting(id, seat) ?? null)));
    const isMissed = away.some(ms => ms !== null);
    const votes = seats.map((_, seat) => pending.votes(id, seat));
    const nudgedAt = seats.map((_, seat) => pending.nudgedAt(id, seat));
    const presence: Presence = {
      seats,
      watching,
      waits,
      ...(isMissed && { away }),
      ...(votes.some(by => by.length > 0) && { votes }),
      ...(nudgedAt.some(when => when !== undefined) && {
        nudged: nudgedAt.map(when => (when === undefined ? null : Date.now() - when)),
      }),
    };
    // Without durations: clients count them themselves.
    const key = JSON.stringify({ seats, watching, votes, nudgedAt });
    for (const [who, last] of [...local.clients]) {
      if (last === key) continue;
      local.clients.set(who, key);
      const wasAway = typeof who.viewer === 'number' ? back.get(who.viewer) : undefined;
      who.onPresence(wasAway === undefined ? presence : { ...presence, wasAway });
    }
  };
  const announce = (id: string): void => {
    const local = rooms.get(id);
    cluster?.broadcast({
      type: 'here',
      id,
      ...(local ? attendanceOf(local) : { seats: [], watching: 0 }),
    });
  };
  const show = (id: string, shown: SignShown): void => {
    for (const { onSign } of [...(rooms.get(id)?.clients.keys() ?? [])]) onSign?.(shown);
  };
  const nudge = (id: string, seat: Seat): void => {
    pending.nudge(id, seat);
    notify(id);
  };
  const vote = (id: string, seat: Seat, by: Seat): readonly Seat[] => {
    pending.vote(id, seat, by);
    notify(id);
    return pending.votes(id, seat);
  };
  const act = (id: string, seat: Seat): boolean => {
    const wasPending = pending.act(id, seat);
    if (wasPending) notify(id);
    return wasPending;
  };
  const ask = (id: string): void => cluster?.broadcast({ type: 'who', id });

  cluster?.onReconnect(() => {
    for (const id of rooms.keys()) {
      announce(id);
      ask(id);
    }
  });
  cluster?.subscribe((notice, from) => {
    if (notice.type === 'who' && rooms.has(notice.id)) announce(notice.id);
    if (notice.type === 'here') {
      const { id, seats, watching } = notice;
      const known = elsewhere.get(from) ?? new Map<string, Attendance>();
      elsewhere.set(from, known);
      const back = change(id, () => {
        if (seats.length + watching > 0) known.set(id, { seats, watching });
        else known.delete(id);
      });
      notify(id, back);
    }
    if (notice.type === 'nudge') nudge(notice.id, notice.seat);
    if (notice.type === 'vote') vote(notice.id, notice.seat, notice.by);
    if (notice.type === 'acted') act(notice.id, notice.seat);
    if (notice.type === 'sign') show(notice.id, { seat: notice.seat, sign: notice.sign, at: notice.at });
    if (notice.type === 'gone') {
      const left = [...(elsewhere.get(from)?.keys() ?? [])];
      for (const id of left) {
        change(id, () => elsewhere.get(from)?.delete(id));
        notify(id);
      }
      elsewhere.delete(from);
    }
  });

  return {
    /** Whether the player of a seat is connected. */
    isHere: (id: string, seat: Seat): boolean => attending(id).some(({ seats }) => seats.includes(seat)),
    leftAt: absences.leftAt,
    nudgedAt: pending.nudgedAt,
    actedAt: pending.actedAt,
    /** Calls the listener with the id of a room whose presence, votes or nudges changed. */
    onChange: (hear: (id: string) => void): void => void listeners.add(hear),
    nudge: (id: string, seat: Seat): void => {
      nudge(id, seat);
      cluster?.broadcast({ type: 'nudge', id, seat });
    },
    /** Adds a vote. Returns everyone who voted for a bot at this seat. */
    vote: (id: string, seat: Seat, by: Seat): readonly Seat[] => {
      cluster?.broadcast({ type: 'vote', id, seat, by });
      return vote(id, seat, by);
    },
    /** A player moved, undid a move or reacted to a nudge. */
    act: (id: string, seat: Seat): void => {
      if (act(id, seat)) cluster?.broadcast({ type: 'acted', id, seat });
    },
    /** Sends a message to all clients in a room, on all servers. */
    sign: (id: string, shown: SignShown): void => {
      show(id, shown);
      cluster?.broadcast({ type: 'sign', id, ...shown });
    },
    /** Adds a client. Returns a function that removes it. */
    join: (id: string, seats: number, who: Participant): (() => void) => {
      if (!rooms.has(id)) ask(id);
      const local = rooms.get(id) ?? { seats, clients: new Map() };
      const back = change(id, () => {
        rooms.set(id, local);
        local.clients.set(who, '');
      });
      notify(id, back);
      announce(id);
      return () => {
        change(id, () => {
          local.clients.delete(who);
          if (local.clients.size === 0) rooms.delete(id);
        });
        notify(id);
        announce(id);
      };
    },
  };
};

export type PresenceTracker = ReturnType<typeof trackPresence>;

/** Bounds memory. */
const MOST_ROOMS = 20_000;

/** Returns the entry of a room and marks it as used. Beyond MOST_ROOMS, drops the least recently used. */
const touch = <T>(rooms: Map<string, T>, id: string, make: () => T): T => {
  const known = rooms.get(id) ?? make();
  rooms.delete(id);
  rooms.set(id, known);
  const [oldest] = rooms.keys();
  if (rooms.size > MOST_ROOMS && oldest !== undefined) rooms.delete(oldest);
  return known;
};

/** Tracks since when seats are disconnected, in memory. */
const trackAbsences = (now: () => number = Date.now) => {
  const rooms = new Map<string, Map<Seat, number>>();
  return {
    leave: (id: string, seat: Seat): void => {
      touch(rooms, id, () => new Map<Seat, number>()).set(seat, now());
    },
    /** The player is connected again. Returns the length of the absence in ms. */
    come: (id: string, seat: Seat): number | undefined => {
      const known = rooms.get(id);
      const left = known?.get(seat);
      known?.delete(seat);
      if (known?.size === 0) rooms.delete(id);
      return left === undefined ? undefined : now() - left;
    },
    leftAt: (id: string, seat: Seat): number | undefined => rooms.get(id)?.get(seat),
    /** The length of the absence so far in ms. */
    lasting: (id: string, seat: Seat): number | undefined => {
      const left = rooms.get(id)?.get(seat);
      return left === undefined ? undefined : now() - left;
    },
  };
};

interface Pending {
  nudged?: number | undefined;
  acted?: number | undefined;
  readonly votes: Set<Seat>;
}

/** Tracks nudges and votes in memory; they last no longer than a presence. */
const trackPending = (now: () => number = Date.now) => {
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
    /** Clears nudges and votes after the player acted. Returns whether there were any. */
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
