import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { loadGame } from '../games/list.ts';
import type { Caller } from './administration/blocks.ts';
import { heavy } from './cost.ts';
import { type LiveRoom, openLiveRoom, type RoomPorts } from './live-room.ts';
import { refuse } from './refused.ts';
import type { Room } from './room.ts';

interface Ports extends RoomPorts {
  /** For how long a room that no one watches stays in memory. */
  readonly idleMs: number;
  /** For how long after a request a table counts as watched. */
  readonly watchedMs: number;
  /** The maximum number of rooms in memory that no one watches. */
  readonly mostUnwatched?: number;
  /** NP-127: the refusal of blocked people. */
  readonly whyBlocked?: Rooms['whyBlocked'];
}

type Entered = LiveRoom | Refusal | undefined;
/** Returns a refusal if the caller has no access. Called before the room is loaded. */
export type AccessCheck = (room: Room) => Refusal | undefined;

/** The rooms of a server. Those in use are in memory; others are loaded from the store on demand. */
export interface Rooms {
  /** Saves a new room with its assets. */
  readonly make: (room: Room, brought?: ReadonlyMap<string, string>) => Promise<LiveRoom | Refusal>;
  /** Loads a room; undefined if it doesn't exist. If `check` refuses, the room isn't loaded. */
  readonly enter: (id: string, check?: AccessCheck) => Promise<Entered>;
  /** The current data of a room. Unlike `enter`, doesn't load the room into memory. */
  readonly room: (id: string) => Promise<Room | Refusal | undefined>;
  /** Holds a room in memory until the returned function is called. */
  readonly hold: (id: string) => () => void;
  /** Whether someone holds the room in memory. */
  readonly isHeld: (id: string) => boolean;
  /** NP-127: the refusal of blocked people. */
  readonly whyBlocked: (caller: Caller) => Refusal | undefined;
  /** Drops a removed room and notifies its clients. */
  readonly forget: (id: string) => void;
  readonly size: () => number;
  /** The rooms in memory that are loaded. */
  readonly loaded: () => readonly LiveRoom[];
  /** The number of tables without persons whose bots wait until someone watches. */
  readonly paused: () => number;
  /** Refuses new rooms from now on, because the server stops. Tournaments that are running still get their tables. */
  readonly drain: () => void;
  /** Ends polls that wait for updates, because the server stops. */
  readonly stop: () => void;
  readonly stopping: AbortSignal;
  readonly close: () => void;
}

/** A room in memory, or one that is being loaded. */
interface Place {
  readonly coming: Promise<Entered>;
  room: LiveRoom | undefined;
  holders: number;
  /** When the room was last used. */
  last: number;
}

const SWEEPS_PER_IDLE = 4;
const MOST_UNWATCHED = 500;
/** How often watched rooms are read from the database, in case a message between servers was lost. */
const LOOK_MS = 5000;

/** NP-120: after this many seconds, a client may send the request again, to this server's successor. */
const STOPPING_S = 2;

export const openRooms = (ports: Ports): Rooms => {
  const { data, idleMs, watchedMs, mostUnwatched = MOST_UNWATCHED, report } = ports;
  const { cluster } = data;
  const places = new Map<string, Place>();
  const stopping = new AbortController();
  let isDraining = false;

  const isWatched = (id: string): boolean => {
    const place = places.get(id);
    return place !== undefined && (place.holders > 0 || performance.now() - place.last < watchedMs);
  };
  const bringIn = async (id: string): Promise<Entered> => {
    const found = await data.room(id).catch(() => refuse('not-kept'));
    if (!found || isRefusal(found)) return found;
    const module = await loadGame(found.room.game);
    return isRefusal(module) ? module : openLiveRoom(ports, module, found, () => isWatched(id));
  };

  const placeOf = (id: string): Place => {
    const known = places.get(id);
    if (known) {
      known.last = performance.now();
      known.room?.wake();
      return known;
    }
    const place: Place = { coming: bringIn(id), room: undefined, holders: 0, last: performance.now() };
    places.set(id, place);
    if (places.size > mostUnwatched) trim();
    const forget = (): void => {
      if (places.get(id) === place) places.delete(id);
    };
    // A room that couldn't be loaded is forgotten, so that the next request loads it again.
    place.coming.then(entered => {
      if (!entered || isRefusal(entered)) return forget();
      place.room = entered;
      entered.wake();
    }, forget);
    return place;
  };

  /** Drops the least recently used rooms beyond a limit, in case a client opens many old tables. */
  const trim = (): void => {
    const unwatched = [...places].filter(([id]) => !isWatched(id)).sort(([, a], [, b]) => a.last - b.last);
    for (const [id, place] of unwatched.slice(0, -mostUnwatched)) {
      places.delete(id);
      letGo(place);
    }
  };
  const letGo = ({ coming }: Place): void => {
    coming.then(
      entered => entered && !isRefusal(entered) && entered.close(),
      () => undefined,
    );
  };
  const forget = (id: string): void => {
    ports.onRoom?.(id);
    const place = places.get(id);
    places.delete(id);
    place?.coming.then(
      entered => entered && !isRefusal(entered) && entered.vanish(),
      () => undefined,
    );
  };
  /** Applies changes by other servers to a room in memory. */
  const upToDate = async (id: string, entered: Entered): Promise<Entered> => {
    if (!entered || isRefusal(entered)) return entered;
    const versions = cluster ? await cluster.versionsOf(id).catch(() => refuse('not-kept')) : {};
    if (!versions) {
      forget(id);
      return undefined;
    }
    if (isRefusal(versions)) return versions;
    return (await entered.catchUp(versions)) ?? entered;
  };
  /** Checks access to a room that isn't in memory, before it is loaded. */
  const turnedAway = async (id: string, check?: AccessCheck): Promise<Refusal | undefined> => {
    if (!check || places.has(id)) return undefined;
    const found = await data.room(id).catch(() => refuse('not-kept'));
    if (!found || isRefusal(found)) return found;
    return check(found.room);
  };
  const look = (): void => {
    for (const [id, { holders, coming }] of places)
      if (holders > 0) coming.then(entered => upToDate(id, entered)).catch(report);
  };
  cluster?.subscribe(notice => {
    if (notice.type !== 'changed') return;
    if (notice.changes !== undefined) ports.onRoom?.(notice.id);
    const onNotice = (entered: Entered) =>
      entered && !isRefusal(entered) ? entered.catchUp(notice) : undefined;
    places.get(notice.id)?.coming.then(onNotice).catch(report);
  });
  cluster?.onReconnect(look);
  const looking = cluster && setInterval(look, LOOK_MS).unref();

  const sweep = (): void => {
    const now = performance.now();
    for (const [id, place] of [...places]) {
      if (place.holders > 0 || now - place.last <= idleMs) continue;
      places.delete(id);
      letGo(place);
    }
  };
  const timer = setInterval(sweep, idleMs / SWEEPS_PER_IDLE);
  timer.unref();

  return {
    make: async (room, brought) => {
      if (isDraining && !room.tournament) return refuse('stopping', { retryAfter: STOPPING_S });
      const isKept = await data.createRoom(room, brought).catch(() => undefined);
      if (isKept === undefined) return refuse('not-kept');
      if (!isKept) return refuse('table-taken', { id: room.id });
      return (await placeOf(room.id).coming) ?? refuse('table-gone');
    },
    enter: async (id, check) =>
      (await turnedAway(id, check)) ??
      upToDate(id, places.has(id) ? await placeOf(id).coming : await heavy(() => placeOf(id).coming)),
    room: async id => {
      if (!places.has(id)) {
        const found = await data.room(id).catch(() => refuse('not-kept'));
        return found && (isRefusal(found) ? found : found.room);
      }
      const entered = await upToDate(id, await placeOf(id).coming);
      return entered && (isRefusal(entered) ? entered : entered.room());
    },
    hold: id => {
      const place = placeOf(id);
      place.holders += 1;
      place.room?.wake();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        place.holders -= 1;
        place.last = performance.now();
      };
    },
    isHeld: id => (places.get(id)?.holders ?? 0) > 0,
    whyBlocked: ports.whyBlocked ?? (() => undefined),
    forget,
    size: () => places.size,
    loaded: () => [...places.values()].flatMap(({ room }) => room ?? []),
    paused: () => [...places.values()].filter(({ room }) => room?.isPaused()).length,
    drain: () => {
      isDraining = true;
    },
    stop: () => stopping.abort(),
    stopping: stopping.signal,
    close: () => {
      clearInterval(timer);
      clearInterval(looking);
      for (const place of places.values()) letGo(place);
    },
  };
};
