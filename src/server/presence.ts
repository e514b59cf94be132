import type { Seat, Viewer } from '../engine/game.ts';
import type { Presence } from '../sync/messages.ts';
import type { SignShown } from '../sync/signs.ts';
import { steadyNow } from './clock.ts';
import type { Attendance, Cluster } from './cluster.ts';

/** A client that is connected to a room. */
export interface Participant {
  readonly viewer: Viewer | 'guest';
  /** NP-74: the name that a spectator chose. Call `update` after a change. */
  readonly name?: () => string | undefined;
  /** NP-72: whether the client takes part in the shared review. Call `update` after a change. */
  readonly isReviewing?: () => boolean;
  readonly onPresence: (presence: Presence) => void;
  readonly onSign?: (shown: SignShown) => void;
}

/** The clients of a room that are connected to this server. */
interface RoomClients {
  /** A function, because open seats can be dropped (NP-83). */
  readonly seats: () => number;
  /** Each client with the last presence sent to it. */
  readonly clients: Map<Participant, string>;
  /** The returned players who don't know yet how long they were away. */
  readonly back: Map<Seat, number>;
  /** When the clients were last notified. */
  shownAt: number;
  timer?: NodeJS.Timeout | undefined;
}

/** NP-74: the most names of spectators per server. */
const MOST_NAMES = 30;
/** The most bytes of a name: 60 characters of four bytes. Normalization can make a name longer than that. */
const LONGEST_NAME_BYTES = 240;
/** The most bytes of all names as JSON: a notice of PostgreSQL has less than 8000 bytes. */
const MOST_NAME_BYTES = 6000;

/** The first names that fit into a notice. */
const announced = (names: readonly string[]): readonly string[] => {
  let bytes = 0;
  const short = names.filter(name => Buffer.byteLength(name) <= LONGEST_NAME_BYTES).slice(0, MOST_NAMES);
  return short.filter(name => {
    bytes += Buffer.byteLength(JSON.stringify(name)) + 1;
    return bytes <= MOST_NAME_BYTES;
  });
};

/** Each arrival in a crowded room changes what all others see, so they learn of several changes together. */
const CROWD = 20;
const CROWD_MS = 300;

/** For how many ms a notification about a room with this many seats must wait. */
export const crowdDelay = (seats: number, shownAt: number): number =>
  seats > CROWD ? Math.max(0, shownAt + CROWD_MS - performance.now()) : 0;

const attendanceOf = ({ clients }: Pick<RoomClients, 'clients'>): Attendance => {
  const all = [...clients.keys()];
  const isSeat = (viewer: Participant['viewer']): viewer is Seat => typeof viewer === 'number';
  const seatsOf = (some: readonly Participant[]): readonly Seat[] => [
    ...new Set(some.map(({ viewer }) => viewer).filter(isSeat)),
  ];
  const watching = all.filter(({ viewer }) => !isSeat(viewer));
  const names = announced(watching.map(({ name }) => name?.()).filter(name => name !== undefined));
  const reviewing = seatsOf(all.filter(({ isReviewing }) => isReviewing?.()));
  return {
    seats: seatsOf(all),
    watching: watching.length,
    ...(names.length > 0 && { names }),
    ...(reviewing.length > 0 && { reviewing }),
  };
};

/** Tracks who is connected to each room, on all servers, and notifies the clients. */
export const trackPresence = (waits: NonNullable<Presence['waits']>, cluster?: Cluster) => {
  const rooms = new Map<string, RoomClients>();
  /** Presence on other servers, by server id and room id. */
  const elsewhere = new Map<string, Map<string, Attendance>>();

  /** Who is connected to a room, with one entry per server. */
  const attending = (id: string): readonly Attendance[] => {
    const local = rooms.get(id);
    const others = [...elsewhere.values()].flatMap(known => known.get(id) ?? []);
    return local ? [attendanceOf(local), ...others] : others;
  };
  const absences = trackAbsences();
  const pending = trackPending();
  const listeners = new Set<(id: string) => void>();
  const seatsIn = (id: string): ReadonlySet<Seat> => new Set(attending(id).flatMap(({ seats }) => seats));
  /**
   * Changes who is connected. Returns the seats whose players have returned, each with the length of the
   * absence in ms.
   */
  const change = (id: string, work: () => void): ReadonlyMap<Seat, number> => {
    const before = seatsIn(id);
    work();
    const now = seatsIn(id);
    // Votes and nudges about a player end when the player connects or disconnects.
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
    for (const listener of listeners) listener(id);
    const local = rooms.get(id);
    if (!local) return;
    for (const [seat, ms] of back) local.back.set(seat, ms);
    if (local.timer) return;
    const wait = crowdDelay(local.seats(), local.shownAt);
    if (wait === 0) return showTo(id, local);
    local.timer = setTimeout(() => {
      local.timer = undefined;
      showTo(id, local);
    }, wait).unref();
  };
  const showTo = (id: string, local: RoomClients): void => {
    local.shownAt = performance.now();
    const back = new Map(local.back);
    local.back.clear();
    const all = attending(id);
    const here = seatsIn(id);
    const seats = Array.from({ length: local.seats() }, (_, seat) => here.has(seat));
    const watching = all.reduce((sum, each) => sum + each.watching, 0);
    const watchers = all.flatMap(({ names = [] }) => names);
    const away = seats.map((isHere, seat) => (isHere ? null : (absences.lasting(id, seat) ?? null)));
    const isMissed = away.some(ms => ms !== null);
    const votes = seats.map((_, seat) => pending.votes(id, seat));
    const nudgedAt = seats.map((_, seat) => pending.nudgedAt(id, seat));
    const presence: Presence = {
      seats,
      watching,
      ...(watchers.length > 0 && { watchers }),
      waits,
      ...(isMissed && { away }),
      ...(votes.some(by => by.length > 0) && { votes }),
      ...(nudgedAt.some(when => when !== undefined) && {
        nudged: nudgedAt.map(when => (when === undefined ? null : steadyNow() - when)),
      }),
    };
    // The key contains no durations, because elapsed time alone must not cause an update.
    const key = JSON.stringify({ seats, watching, watchers, votes, nudgedAt });
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
      const { type: _, id, ...attendance } = notice;
      const known = elsewhere.get(from) ?? new Map<string, Attendance>();
      elsewhere.set(from, known);
      const back = change(id, () => {
        if (attendance.seats.length + attendance.watching > 0) known.set(id, attendance);
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
    /** NP-72: the seats that take part in the shared review of a room. */
    reviewing: (id: string): readonly Seat[] => [
      ...new Set(attending(id).flatMap(({ reviewing = [] }) => reviewing)),
    ],
    /** Notifies everyone after a client changed its name, or entered or left the review. */
    update: (id: string): void => {
      notify(id);
      announce(id);
    },
    /** Asks other servers who is connected to a room. */
    ask,
    leftAt: absences.leftAt,
    nudgedAt: pending.nudgedAt,
    actedAt: pending.actedAt,
    /** Calls the listener with the id of a room whose presence, votes or nudges changed. */
    onChange: (listener: (id: string) => void): void => void listeners.add(listener),
    nudge: (id: string, seat: Seat): void => {
      nudge(id, seat);
      cluster?.broadcast({ type: 'nudge', id, seat });
    },
    /** Adds the vote of seat `by` to let a bot replace a seat. Returns all seats with such a vote. */
    vote: (id: string, seat: Seat, by: Seat): readonly Seat[] => {
      cluster?.broadcast({ type: 'vote', id, seat, by });
      return vote(id, seat, by);
    },
    /** Notes that a player moved, undid a move or reacted to a nudge, which ends votes and nudges. */
    act: (id: string, seat: Seat): void => {
      if (act(id, seat)) cluster?.broadcast({ type: 'acted', id, seat });
    },
    /** Sends a message to all clients in a room, on all servers. */
    sign: (id: string, shown: SignShown): void => {
      show(id, shown);
      cluster?.broadcast({ type: 'sign', id, ...shown });
    },
    /** Adds a client. Returns a function that removes it. */
    join: (id: string, seats: () => number, who: Participant): (() => void) => {
      if (!rooms.has(id)) ask(id);
      const local: RoomClients = rooms.get(id) ?? {
        seats,
        clients: new Map(),
        back: new Map(),
        shownAt: -CROWD_MS,
      };
      const back = change(id, () => {
        rooms.set(id, local);
        local.clients.set(who, '');
      });
      notify(id, back);
      announce(id);
      return () => {
        change(id, () => {
          local.clients.delete(who);
          if (local.clients.size > 0) return;
          rooms.delete(id);
          clearTimeout(local.timer);
        });
        notify(id);
        announce(id);
      };
    },
  };
};

export type PresenceTracker = ReturnType<typeof trackPresence>;

/** The maximum number of rooms for which one of the maps below has an entry, to limit their memory. */
const MOST_ROOMS = 20_000;

/** Returns the entry of a room and marks it as used. Beyond MOST_ROOMS, drops the least recently used. */
export const touch = <T>(rooms: Map<string, T>, id: string, make: () => T): T => {
  const known = rooms.get(id) ?? make();
  rooms.delete(id);
  rooms.set(id, known);
  const [oldest] = rooms.keys();
  if (rooms.size > MOST_ROOMS && oldest !== undefined) rooms.delete(oldest);
  return known;
};

/** Tracks in memory when seats disconnected. */
const trackAbsences = (now: () => number = steadyNow) => {
  const rooms = new Map<string, Map<Seat, number>>();
  return {
    leave: (id: string, seat: Seat): void => {
      touch(rooms, id, () => new Map<Seat, number>()).set(seat, now());
    },
    /** Ends the absence of a player who is connected again. Returns its length in ms. */
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

/** Tracks nudges and votes in memory, because they end when the player's presence changes. */
const trackPending = (now: () => number = steadyNow) => {
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
