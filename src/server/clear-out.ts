import { isRefusal } from '../engine/refusal.ts';
import { type Data, FOR_EVER, type StillRoom } from './data.ts';
import type { Hall } from './hall.ts';

/** For how many days what nobody goes on with is kept; 0: for ever. What was played to its end stays in any case. */
export interface KeepDays {
  readonly waiting: number;
  readonly unfinished: number;
}

interface Ports {
  readonly data: Data;
  readonly hall: Hall;
  readonly keep: KeepDays | undefined;
  readonly report: (error: unknown) => void;
  readonly tell: (text: string) => void;
}

const DAY_MS = 24 * 3_600_000;
/** A server that begins has other things to do. */
const FIRST_MS = 60_000;
const EVERY_MS = DAY_MS / 4;
/** More time than this between two runs means that the server was off or that the clock was set. */
const LONGEST_STEP_DAYS = 7;
const AT_ONCE = 50;
/** The clocks of several servers on one database differ a little. */
const SKEW_MS = 3_600_000;

const before = (now: number, days: number): number => (days > 0 ? now - days * DAY_MS : -1);

/** Never longer than the shortest period: nothing is removed because of a single step. */
const longestStep = ({ waiting, unfinished }: KeepDays): number =>
  Math.min(LONGEST_STEP_DAYS, ...[waiting, unfinished].filter(days => days > 0)) * DAY_MS;

const skippedText = (ms: number): string =>
  `the clock is ${Math.round(Math.abs(ms) / 360_000) / 10} hours ${ms > 0 ? 'ahead of' : 'behind'} the last cleanup: ` +
  'this time does not count toward the removal of rooms';

/** Since when it is to be taken for still, if it is not to go. */
const sparedSince = async (
  hall: Hall,
  { id, isBegun }: StillRoom,
  now: number,
): Promise<number | undefined> => {
  if (hall.isHeld(id)) return now;
  if (!isBegun) return undefined;
  const open = await hall.enter(id);
  // What cannot be looked into is not ours to throw away.
  if (!open || isRefusal(open)) return now;
  return open.table()?.snapshot('spectator').isOver === false ? undefined : FOR_EVER;
};

/** Removes the rooms that nobody goes on with; answers how many that were. */
export const clearNow = async (
  { data, hall, tell }: Pick<Ports, 'data' | 'hall' | 'tell'>,
  keep: KeepDays,
  now: number,
): Promise<number> => {
  const skipped = await data.noteStands(now, longestStep(keep));
  if (Math.abs(skipped) > SKEW_MS) tell(skippedText(skipped));
  const since = { waiting: before(now, keep.waiting), begun: before(now, keep.unfinished) };
  let removed = 0;
  for (;;) {
    const still = await data.stillRooms(since, AT_ONCE);
    for (const room of still) {
      const { id, changes } = room;
      const spared = await sparedSince(hall, room, now);
      const isRemoved = spared === undefined && (await data.removeRoom(id, changes));
      if (isRemoved) hall.forget(id);
      else await data.spareRoom(id, spared ?? now);
      removed += Number(isRemoved);
    }
    if (still.length < AT_ONCE) return removed;
  }
};

/** Four times a day; returns how to stop. */
export const clearOut = ({ data, hall, keep, report, tell }: Ports): (() => void) => {
  if (!keep || (keep.waiting === 0 && keep.unfinished === 0)) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      clearNow({ data, hall, tell }, keep, Date.now()).catch(report);
      wait(EVERY_MS);
    }, ms).unref();
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
};
