import { setTimeout as sleep } from 'node:timers/promises';
import type { Checkpoints } from '../../engine/checkpoint.ts';
import { queue } from '../../engine/queue.ts';
import { challengeOf, endOf } from '../challenge.ts';
import { unpaid } from '../cost.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import { eachDocument } from '../documents.ts';
import type { AnyTable } from '../live-room.ts';
import type { Room } from '../room.ts';
import { type CountingResult, countTable, isOfInterest, profilesAt } from './count.ts';
import { findMarker, MARKERS, markerOf, startingPlayers, tableOf } from './marker.ts';

interface Ports {
  readonly data: Data;
  readonly checkpoints: Checkpoints;
  readonly now: Now;
  readonly report: (error: unknown) => void;
}

const SWEEP_MS = 30_000;
const RETRY_MS = 5000;
const LONGEST_RETRY_MS = 600_000;
/** Entries to daily challenges count within this time after the end of their day, so that pages of markers differ. */
const SPREAD_MS = 20_000;
/** The longest time for which a reader waits until games that have ended are counted. */
const LONGEST_WAIT_MS = 2000;

/**
 * Marks a table that has started, so that its end is found after a restart. Stores who plays: the game counts for them,
 * whatever becomes of their seats.
 */
export const markOpen = async (data: Data, room: Room, now: number): Promise<void> => {
  const { id, created } = room;
  if (await findMarker(data, id)) return;
  for (let next: Room | undefined = room; next; next = (await data.room(id))?.room) {
    const players = await profilesAt(data, next, now);
    if (!players) continue;
    await data.createDocument(markerOf(id, 'open', created, players));
    return;
  }
};

/** NP-65: counts games after they have ended, without blocking their tables. */
export const openCounting = ({ data, checkpoints, now, report }: Ports) => {
  const waiting = new Set<string>();
  const inTurn = queue();
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();
  const retries = new Set<NodeJS.Timeout>();
  /** The running games that the last scan found, with the versions of their room and table. */
  let scanned = new Map<string, string>();

  const removeMarker = async (id: string): Promise<void> => {
    const found = await findMarker(data, id);
    if (found) await data.removeDocument(found.id, found.changes);
  };
  const seal = async (id: string): Promise<void> => {
    const [known, found] = [await findMarker(data, id), await data.room(id)];
    const { daily } = found?.room ?? {};
    if (!daily) return;
    const end = endOf(challengeOf(daily));
    if (known && known.at >= end) return;
    const at = end + Math.floor(Math.random() * SPREAD_MS);
    const sealed = markerOf(id, 'sealed', at, startingPlayers(known));
    if (known) await data.changeDocument(sealed, known.changes);
    else await data.createDocument(sealed);
  };
  const count = async (id: string): Promise<CountingResult | undefined> => {
    waiting.delete(id);
    if (isClosed) return undefined;
    const at = now();
    const counted = await countTable({ data, checkpoints, now: at, endedAt: () => at }, id);
    if (counted === 'done' || counted === 'added') await removeMarker(id);
    if (counted === 'sealed') await seal(id);
    return counted;
  };
  const retry = (id: string, afterMs: number): void => {
    const timer = setTimeout(() => {
      retries.delete(timer);
      ended(id, Math.min(2 * afterMs, LONGEST_RETRY_MS));
    }, afterMs).unref();
    retries.add(timer);
  };
  /** Counts a table that may have ended. If this fails, tries again after `retryMs`, then less and less often. */
  const ended = (id: string, retryMs = RETRY_MS): void => {
    if (isClosed || waiting.has(id)) return;
    waiting.add(id);
    last = unpaid(() => inTurn(() => count(id))).catch(() => {
      if (!isClosed) retry(id, retryMs);
    });
  };

  /** Counts a table of which no end was reported, in its turn. Undefined if that failed: then it is tried again. */
  const countSoon = (id: string): Promise<CountingResult | undefined> =>
    inTurn(() => count(id)).catch(() => {
      if (!isClosed) retry(id, RETRY_MS);
      return undefined;
    });

  /** Calls `visit` for each table with a marker, newest first. */
  const eachMarked = (
    name: string,
    before: number | undefined,
    visit: (id: string) => Promise<void> | void,
  ): Promise<void> => {
    const isStopped = (): boolean => isClosed;
    return eachDocument(data, name, each => visit(tableOf(each)), { before, isStopped });
  };
  /** Counts entries to daily challenges whose day is over. */
  const sweep = (): Promise<void> => eachMarked(MARKERS.sealed, now() + 1, id => ended(id));
  const versionsOf = async (id: string): Promise<string | undefined> => {
    const found = await data.cluster?.versionsOf(id);
    return found && `${found.changes}:${found.version}`;
  };
  /** Looks for games that ended on a server that has stopped. Readers don't wait for it (`settled`). */
  const scan = async (): Promise<void> => {
    await sweep();
    const before = scanned;
    scanned = new Map();
    // One after the other, because most of these games haven't ended.
    await eachMarked(MARKERS.open, undefined, async id => {
      const versions = await versionsOf(id);
      const isUnchanged = versions !== undefined && versions === before.get(id);
      const result = isUnchanged ? 'running' : await countSoon(id);
      if (result === 'running' && versions !== undefined) scanned.set(id, versions);
    });
  };
  let scanning: Promise<void> | undefined;
  let isScanDue = false;
  /** Scans one at a time: a server that stops during a scan causes one more afterwards. */
  const catchUp = async (): Promise<void> => {
    isScanDue = true;
    scanning ??= (async () => {
      for (; isScanDue && !isClosed; ) {
        isScanDue = false;
        await scan();
      }
    })().finally(() => {
      scanning = undefined;
    });
    await scanning;
  };
  // A failed read is tried again by the next sweep, or when the table is loaded. The store logs failures.
  const ignore = (): void => undefined;
  const start = (work: () => Promise<void>): void => void unpaid(work).catch(ignore);
  start(catchUp);
  const sweeping = setInterval(() => start(sweep), SWEEP_MS).unref();
  // Another server may have stopped between the end of a game and its counting.
  data.cluster?.subscribe(({ type }) => {
    if (type === 'gone') start(catchUp);
  });

  return {
    /** Watches the table of a room, so that the game is counted when it ends. */
    watch: (room: Room, table: AnyTable): void => {
      const { id, daily } = room;
      const isOver = (): boolean => table.activeSeats().length === 0 && table.snapshot('spectator').isOver;
      if (isOver()) return ended(id);
      // Without the marker, the game still counts when it ends or when the table is loaded again.
      if (isOfInterest(room)) start(() => markOpen(data, room, now()));
      const stop = table.onAppend(() => {
        if (!isOver()) return;
        stop();
        // The end of an entry is saved first (`recordEnd`), which calls `changed`.
        if (!daily) ended(id);
      });
    },
    /** Counts an entry to a daily challenge after its end was saved. */
    changed: (room: Room): void => {
      if (room.daily?.at !== undefined) ended(room.id);
    },
    /** The number of games that wait until they are counted. */
    waiting: (): number => waiting.size,
    /** Waits until the games are counted that have ended on this server before. Gives up after two seconds. */
    settled: async (): Promise<void> => {
      await unpaid(sweep).catch(report);
      const stop = new AbortController();
      const late = sleep(LONGEST_WAIT_MS, undefined, { signal: stop.signal, ref: false }).catch(ignore);
      await Promise.race([last, late]).finally(() => stop.abort());
    },
    close: (): void => {
      isClosed = true;
      clearInterval(sweeping);
      for (const timer of retries) clearTimeout(timer);
    },
  };
};

export type Counting = ReturnType<typeof openCounting>;
