import { isRefusal } from '../engine/refusal.ts';
import type { Data, StillRoom } from './data.ts';
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
}

const DAY_MS = 24 * 3_600_000;
/** A server that begins has other things to do. */
const FIRST_MS = 60_000;
const AT_ONCE = 50;

const before = (now: number, days: number): number => (days > 0 ? now - days * DAY_MS : -1);

/** Until it goes on after all, which the end of a game does not. */
const FOR_EVER = Number.MAX_SAFE_INTEGER;

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
  return open.table()?.seen('spectator').isOver === false ? undefined : FOR_EVER;
};

/** Removes the rooms that nobody goes on with; answers how many that were. */
export const clearNow = async (
  { data, hall }: Pick<Ports, 'data' | 'hall'>,
  keep: KeepDays,
  now: number,
): Promise<number> => {
  await data.noteStands(now);
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

/** Once a day; answers how to stop. */
export const clearOut = ({ data, hall, keep, report }: Ports): (() => void) => {
  if (!keep || (keep.waiting === 0 && keep.unfinished === 0)) return () => undefined;
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      clearNow({ data, hall }, keep, Date.now()).catch(report);
      wait(DAY_MS);
    }, ms).unref();
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
};
