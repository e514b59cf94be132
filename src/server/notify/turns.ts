import { setTimeout as sleep } from 'node:timers/promises';
import type { Seat } from '../../engine/game.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import { unpaid } from '../cost.ts';
import { type Data, type FoundDocument, inRoom } from '../data.ts';
import { eachDocument } from '../documents.ts';
import { type KeyHash, newKey } from '../keys.ts';
import type { AnyTable } from '../live-room.ts';
import type { PresenceTracker } from '../presence.ts';
import { orNotKept, RefusalError, refused } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';
import { quietUntil } from './quiet-hours.ts';
import type { Subscription, Subscriptions } from './subscriptions.ts';

/** The last turn of a seat whose player has a subscription. There is one such document per seat. */
export interface TurnNote {
  readonly room: string;
  readonly seat: Seat;
  readonly decision: string;
  /** When the turn began. */
  readonly since: number;
  /** Whether its notification is still to be sent. */
  readonly isDue: boolean;
  /** Makes every write different, so that a server never mistakes another server's write for its own. */
  readonly by: string;
}

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly presence: PresenceTracker;
  readonly subscriptions: Subscriptions;
  readonly report: (error: unknown) => void;
  readonly now: () => number;
  readonly delayMs: number;
  readonly pollMs: number;
  /** Sends the notification of a turn. Called at most once per turn, by all servers together. */
  readonly notify: (subscription: Subscription, room: Room, turn: TurnNote) => void;
}

/** A running table with its room. */
interface Watched {
  readonly room: () => Room;
  readonly table: AnyTable;
}

/** Names of the documents of turns: all of them, and those with a notification to be sent. */
const ALL = '-turns';
const DUE = '-turns-due';

const AT_ONCE = 16;
const MOST_DUE = 200;
/** How often a note is attempted while other servers write the same one. */
const TRIES = 20;
/** The most seats whose last noted decision is remembered. */
const MOST_NOTED = 20_000;
const LONGEST_RETRY_MS = 600_000;
/** How long other servers have to say who is connected there. */
const ASK_MS = 500;
/** The pause between two tables that are loaded after a start. */
const PAUSE_MS = 20;

const turnId = (room: string, seat: Seat): string => `turn:${room}:${seat}`;

const isTurn = (body: unknown): body is TurnNote =>
  isObject(body) &&
  typeof body.room === 'string' &&
  typeof body.seat === 'number' &&
  typeof body.decision === 'string' &&
  typeof body.since === 'number';

const turnIn = (found: FoundDocument | undefined): TurnNote | undefined =>
  isTurn(found?.body) ? found.body : undefined;

/** The version of the table at which a decision opened: the end of its id. */
const openedAt = (decision: string): number => Number(decision.slice(decision.lastIndexOf('@') + 1));

/** NP-91: a round of a tournament has begun, but another player moves first. The player's first turn replaces this note. */
const ROUND = 'round@0';

/** Whether a note is about the start of the game. */
export const isStart = ({ decision }: Pick<TurnNote, 'decision'>): boolean => openedAt(decision) <= 1;

/** The store logs its own failures. */
const isLogged = (error: unknown): boolean =>
  error instanceof RefusalError && error.refusal.refused === 'not-kept';

/** The player of a seat who gets notifications: a person in a game with other persons, or in a tournament. */
const notifiedPlayer = ({ seats, daily, tournament, ended }: Room, seat: Seat): KeyHash | undefined => {
  const { kind, player, standIn } = seats[seat] ?? {};
  if (ended !== undefined) return undefined;
  const isAlone = !tournament && seats.every((other, i) => i === seat || other.kind !== 'person');
  return daily || isAlone || kind !== 'person' || standIn !== undefined ? undefined : player;
};

/**
 * NP-67: notices when a player has to move, and has a notification sent if they don't come to the table. The
 * documents are the queue: any server may send a notification, also after a restart.
 */
export const openTurns = (ports: Ports) => {
  const { data, rooms, presence, subscriptions, report, now, delayMs, pollMs, notify } = ports;
  let isClosed = false;
  /** The turns of connected players, by seat. They are looked at again after the delay. */
  const later = new Map<string, { readonly decision: string; readonly timer: NodeJS.Timeout }>();

  let hasFailed = false;
  /** Runs work, and calls `onFailure` if it fails. Reports only the first of several failures. */
  const attempt = (work: () => Promise<unknown>, onFailure?: () => void): void => {
    if (isClosed) return;
    unpaid(work).then(
      () => {
        hasFailed = false;
      },
      error => {
        if (!hasFailed && !isLogged(error) && !isClosed) report(error);
        hasFailed ||= !isLogged(error);
        if (!isClosed) onFailure?.();
      },
    );
  };
  const timers = new Set<NodeJS.Timeout>();
  const wakeIn = (ms: number, run: () => void): NodeJS.Timeout => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, ms).unref();
    timers.add(timer);
    return timer;
  };

  const write = (turn: Omit<TurnNote, 'by'>, at: number, found: FoundDocument | undefined) => {
    const id = turnId(turn.room, turn.seat);
    const names = [inRoom(turn.room), ALL, ...(turn.isDue ? [DUE] : [])];
    const document = { id, at, names, body: { ...turn, by: newKey() } };
    return orNotKept(found ? data.changeDocument(document, found.changes) : data.createDocument(document));
  };
  /** The last noted decision of seats, so that other players' moves don't read the notes again. */
  const noted = new Map<string, string>();
  const rememberNote = (id: string, decision: string): void => {
    noted.delete(id);
    noted.set(id, decision);
    const [oldest] = noted.keys();
    if (noted.size > MOST_NOTED && oldest !== undefined) noted.delete(oldest);
  };
  /** Notes a turn and when its notification is due. Does nothing if this turn or a later one is already noted. */
  const note = async (turn: Omit<TurnNote, 'by'>, at: number): Promise<void> => {
    const id = turnId(turn.room, turn.seat);
    for (let i = 0; i < TRIES; i++) {
      const found = await orNotKept(data.document(id));
      const last = turnIn(found);
      const isNoted = last !== undefined && openedAt(last.decision) >= openedAt(turn.decision);
      if (!isNoted && !(await write(turn, at, found))) continue;
      rememberNote(id, turn.decision);
      if (turn.isDue && !isNoted) wakeIn(Math.max(0, at - now()), () => attempt(sendDue));
      return;
    }
    throw refused('not-kept');
  };

  const look = async ({ room: roomNow, table }: Watched): Promise<void> => {
    const room = roomNow();
    const activeSeats = table.activeSeats();
    const isOver = activeSeats.length === 0 && table.snapshot('spectator').isOver;
    const isNewRound = room.tournament !== undefined && table.version() === 1;
    for (const seat of isOver || isNewRound ? room.seats.keys() : activeSeats) {
      const id = turnId(room.id, seat);
      const decision = activeSeats.includes(seat) || !isNewRound ? table.decision(seat) : ROUND;
      if (!isOver && noted.get(id) === decision) continue;
      const player = notifiedPlayer(room, seat);
      if (player === undefined || !(await subscriptions.has(player))) continue;
      if (isOver) {
        const found = await orNotKept(data.document(id));
        if (found) await remove(found);
      } else if (decision !== undefined && presence.isHere(room.id, seat))
        lookLater({ room: roomNow, table }, seat, decision);
      else if (decision !== undefined)
        await note({ room: room.id, seat, decision, since: now(), isDue: true }, now() + delayMs);
    }
  };
  /** The rooms whose tables are looked at again after a failure. */
  const failed = new Set<string>();
  const lookAt = (id: string, work: () => Promise<unknown>, retryMs = pollMs): void =>
    attempt(work, () => {
      if (failed.has(id)) return;
      failed.add(id);
      wakeIn(retryMs, () => {
        failed.delete(id);
        lookAt(id, () => lookAgain(id), Math.min(2 * retryMs, LONGEST_RETRY_MS));
      });
    });
  const lookAgain = async (id: string): Promise<void> => {
    const live = await rooms.enter(id);
    if (isRefusal(live) && live.refused === 'not-kept') throw refused('not-kept');
    const table = live && !isRefusal(live) ? live.table() : undefined;
    if (live && !isRefusal(live) && table) await look({ room: live.room, table });
  };
  /** A player who is still connected after the delay has seen that it is their turn. */
  const lookLater = ({ room, table }: Watched, seat: Seat, decision: string): void => {
    const id = turnId(room().id, seat);
    const known = later.get(id);
    if (known?.decision === decision) return;
    clearTimeout(known?.timer);
    const since = now();
    const noteNow = async (): Promise<void> => {
      later.delete(id);
      if (decision !== ROUND && (table.decision(seat) !== decision || !table.activeSeats().includes(seat)))
        return;
      const isDue = !presence.isHere(room().id, seat);
      await note({ room: room().id, seat, decision, since, isDue }, now());
    };
    const timer = wakeIn(delayMs, () => lookAt(room().id, noteNow));
    later.set(id, { decision, timer });
  };

  const remove = async (found: FoundDocument): Promise<void> => {
    noted.delete(found.id);
    await orNotKept(data.removeDocument(found.id, found.changes));
  };

  /** Sends the notification of a turn, postpones it, or drops it because it is no longer needed. */
  const settle = async (found: FoundDocument, turn: TurnNote): Promise<void> => {
    const { room: id, seat, decision } = turn;
    const { by: _, ...rest } = turn;
    const live = await rooms.enter(id);
    if (isRefusal(live) && live.refused === 'not-kept') throw refused('not-kept');
    if (!live || isRefusal(live)) return remove(found);
    if (data.cluster && !presence.isHere(id, seat)) {
      presence.ask(id);
      await sleep(ASK_MS, undefined, { ref: false });
    }
    const table = live.table();
    const room = live.room();
    const player = notifiedPlayer(room, seat);
    if (!table || table.snapshot('spectator').isOver || player === undefined) return remove(found);
    const isOpen =
      decision === ROUND || (table.activeSeats().includes(seat) && table.decision(seat) === decision);
    const subscription = isOpen && !presence.isHere(id, seat) ? await subscriptions.find(player) : undefined;
    const quietEnd = subscription?.quiet && quietUntil(subscription.quiet, now());
    if (quietEnd !== undefined) {
      await write(rest, quietEnd, found);
      return;
    }
    // Only one server can write this change. It sends the notification, and it never sends it again.
    const isMine = await write({ ...rest, isDue: false }, found.at, found);
    if (isMine && subscription) notify(subscription, room, turn);
  };

  let isSending = false;
  let isWanted = false;
  const sendDue = async (): Promise<void> => {
    isWanted = true;
    if (isSending) return;
    isSending = true;
    try {
      while (isWanted && !isClosed) {
        isWanted = false;
        const due = await orNotKept(data.documentsOf(DUE, MOST_DUE, now() + 1));
        const failures: unknown[] = [];
        for (let first = 0; first < due.length && !isClosed; first += AT_ONCE) {
          const settled = await Promise.allSettled(
            due.slice(first, first + AT_ONCE).map(found => {
              const turn = turnIn(found);
              return turn ? settle(found, turn) : remove(found);
            }),
          );
          for (const each of settled) if (each.status === 'rejected') failures.push(each.reason);
        }
        // The next poll tries these turns again.
        if (failures.length > 0) throw failures.find(error => !isLogged(error)) ?? failures[0];
        isWanted ||= due.length === MOST_DUE;
      }
    } finally {
      isSending = false;
    }
  };
  const polling = setInterval(() => attempt(sendDue), pollMs).unref();

  /** Loads the tables with noted turns, in case a server was killed between a move and its note. */
  const recover = (): Promise<void> => {
    const documentsOf: Data['documentsOf'] = (...asked) => orNotKept(data.documentsOf(...asked));
    const walk = { pauseMs: PAUSE_MS, isStopped: () => isClosed };
    return eachDocument({ documentsOf }, ALL, recoverTurn, walk);
  };
  const recoverTurn = async (found: FoundDocument): Promise<void> => {
    const turn = turnIn(found);
    const live = turn && (await rooms.enter(turn.room));
    if (isRefusal(live)) return;
    const player = turn && live && notifiedPlayer(live.room(), turn.seat);
    const isOver = live?.table()?.snapshot('spectator').isOver ?? false;
    if (isOver || player === undefined || !(await subscriptions.has(player))) await remove(found);
  };
  attempt(recover);
  data.cluster?.subscribe(({ type }) => {
    if (type === 'gone') attempt(recover);
  });
  attempt(sendDue);

  return {
    /** Looks at a table after a move. Never throws, and the table doesn't wait for it. */
    changed: (watched: Watched): void => {
      const { daily, seats, tournament } = watched.room();
      const persons = seats.filter(({ kind }) => kind === 'person');
      const isAlone = !tournament && persons.length < 2;
      if (isClosed || daily || isAlone || persons.every(each => each.player === undefined)) return;
      // Later, so that the answer to the move goes out first.
      setImmediate(() => lookAt(watched.room().id, () => look(watched)));
    },
    /** When the current turn of a seat began, if it was noted. */
    since: async (room: string, seat: Seat): Promise<number | undefined> =>
      turnIn(await orNotKept(data.document(turnId(room, seat))))?.since,
    close: (): void => {
      isClosed = true;
      clearInterval(polling);
      for (const timer of timers) clearTimeout(timer);
    },
  };
};
