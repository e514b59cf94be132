import type { Statistics, TableCount } from '../../sync/administration.ts';
import type { Data } from '../data.ts';
import { orNotKept } from '../refused.ts';
import { movesPerDay } from './move-counts.ts';
import { eachRoom, listedStatus } from './tables.ts';

const MOST_DAYS = 30;

/** NP-132: reads all rooms, because the store has no counts. */
export const readStatistics = async (data: Data, saveCounts: () => Promise<void>): Promise<Statistics> => {
  await saveCounts();
  const counts = new Map<string, TableCount>();
  const people = new Set<string>();
  await eachRoom(data, undefined, listed => {
    const { game, seats } = listed.room;
    const status = listedStatus(listed);
    const key = `${game} ${status}`;
    counts.set(key, { game, status, tables: (counts.get(key)?.tables ?? 0) + 1 });
    for (const { player } of seats) if (player !== undefined) people.add(player);
    return true;
  });
  const { database, wal = 0 } = await orNotKept(data.measure());
  const tables = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
  return {
    tables,
    people: people.size,
    moves: await orNotKept(movesPerDay(data, MOST_DAYS)),
    bytes: database + wal,
  };
};
