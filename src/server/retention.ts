import { isRefusal } from '../engine/refusal.ts';
import { type Data, FOREVER, type InactiveRoom } from './data.ts';
import type { Rooms } from './rooms.ts';

/** After how many days inactive rooms are removed; 0 means never. Finished games always stay. */
export interface RetentionDays {
  readonly waiting: number;
  readonly unfinished: number;
}

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly keep: RetentionDays | undefined;
  readonly report: (error: unknown) => void;
  readonly warn: (text: string) => void;
}

const DAY_MS = 24 * 3_600_000;
/** How long after the start of the server the first cleanup runs. */
const FIRST_MS = 60_000;
const EVERY_MS = DAY_MS / 4;
/** If more time than this passes between two runs, the server was off or the clock was changed. */
const LONGEST_STEP_DAYS = 7;
const AT_ONCE = 50;
/** The largest difference between the clocks of servers with the same database that isn't reported. */
const SKEW_MS = 3_600_000;

const before = (now: number, days: number): number => (days > 0 ? now - days * DAY_MS : -1);

/**
 * Returns how much of the time since the last cleanup counts at most. It is at most the shortest retention time, so
 * that one jump of the clock removes no room that was in use before.
 */
const longestStep = ({ waiting, unfinished }: RetentionDays): number =>
  Math.min(LONGEST_STEP_DAYS, ...[waiting, unfinished].filter(days => days > 0)) * DAY_MS;

const skippedText = (ms: number): string =>
  `the clock is ${Math.round(Math.abs(ms) / 360_000) / 10} hours ${ms > 0 ? 'ahead of' : 'behind'} the last cleanup: ` +
  'this time does not count toward the removal of rooms';

/**
 * Decides whether an inactive room stays. Returns the time from which its inactivity counts again, or undefined if the
 * room is to be removed.
 */
const sparedSince = async (
  rooms: Rooms,
  { id, isBegun }: InactiveRoom,
  now: number,
): Promise<number | undefined> => {
  if (rooms.isHeld(id)) return now;
  if (!isBegun) return undefined;
  const live = await rooms.enter(id);
  // A room that can't be loaded stays.
  if (!live || isRefusal(live)) return now;
  return live.table()?.snapshot('spectator').isOver === false ? undefined : FOREVER;
};

/** Removes the rooms that have been inactive for too long. Returns how many were removed. */
export const removeInactiveRooms = async (
  { data, rooms, warn }: Pick<Ports, 'data' | 'rooms' | 'warn'>,
  keep: RetentionDays,
  now: number,
): Promise<number> => {
  const skipped = await data.recordActivity(now, longestStep(keep));
  if (Math.abs(skipped) > SKEW_MS) warn(skippedText(skipped));
  const since = { waiting: before(now, keep.waiting), begun: before(now, keep.unfinished) };
  let removed = 0;
  for (;;) {
    const still = await data.inactiveRooms(since, AT_ONCE);
    for (const room of still) {
      const { id, changes } = room;
      const spared = await sparedSince(rooms, room, now);
      const isRemoved = spared === undefined && (await data.removeRoom(id, changes));
      if (isRemoved) rooms.forget(id);
      else await data.postponeRemoval(id, spared ?? now);
      removed += Number(isRemoved);
    }
    if (still.length < AT_ONCE) return removed;
  }
};

/** Removes inactive rooms four times a day. Returns a function that stops this. */
export const startRetention = ({ data, rooms, keep, report, warn }: Ports): (() => void) => {
  if (!keep || (keep.waiting === 0 && keep.unfinished === 0)) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      removeInactiveRooms({ data, rooms, warn }, keep, Date.now()).catch(report);
      wait(EVERY_MS);
    }, ms).unref();
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
};
