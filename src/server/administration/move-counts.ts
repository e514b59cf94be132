import type { DayCount } from '../../sync/administration.ts';
import { bodyOf } from '../club/bodies.ts';
import type { Data } from '../data.ts';

const MOVES = 'moves-per-day';
const DAY_MS = 86_400_000;
const SAVE_MS = 60_000;
/** How often a day is tried again while other servers change it. */
const TRIES = 20;

const dayOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The days with moves, the newest first. */
export const movesPerDay = async (
  data: Pick<Data, 'documentsOf'>,
  most: number,
): Promise<readonly DayCount[]> =>
  (await data.documentsOf(MOVES, most)).map(found => bodyOf<DayCount>(found));

/**
 * Wraps a store to count the moves of each day. The counts are saved every minute, so a server that is killed loses up to a
 * minute of them.
 */
export const withMoveCounts = (data: Data): { readonly data: Data; readonly save: () => Promise<void> } => {
  const counts = new Map<number, number>();
  const addTo = async (day: number, moves: number): Promise<boolean> => {
    const id = `moves:${dayOf(day)}`;
    for (let i = 0; i < TRIES; i++) {
      const found = await data.document(id);
      const before = found ? bodyOf<DayCount>(found).moves : 0;
      const body: DayCount = { day: dayOf(day), moves: before + moves };
      const document = { id, at: day, names: [MOVES], body };
      const isKept = found
        ? await data.changeDocument(document, found.changes)
        : await data.createDocument(document);
      if (isKept) return true;
    }
    return false;
  };
  const save = async (): Promise<void> => {
    for (const [day, moves] of [...counts]) {
      counts.delete(day);
      const isKept = await addTo(day, moves).catch(() => false);
      if (!isKept) counts.set(day, (counts.get(day) ?? 0) + moves);
    }
  };
  const saving = setInterval(() => void save(), SAVE_MS).unref();
  return {
    save,
    data: {
      ...data,
      append: async (...wish) => {
        const isKept = await data.append(...wish);
        const day = Math.floor(Date.now() / DAY_MS);
        if (isKept) counts.set(day, (counts.get(day) ?? 0) + 1);
        return isKept;
      },
      close: async () => {
        clearInterval(saving);
        await save();
        await data.close();
      },
    },
  };
};
