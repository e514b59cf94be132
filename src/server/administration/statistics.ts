import type { Data } from '../data.ts';
import { orNotKept } from '../refused.ts';
import { type DayCount, movesPerDay } from './move-counts.ts';
import { eachRoom, listedStatus, type TableStatus } from './tables.ts';

interface TableCount {
  readonly game: string;
  readonly status: TableStatus;
  readonly tables: number;
}

/** NP-132: figures about everything that the server stores. */
export interface Statistics {
  /** The number of tables, by game and status. A finished game that doesn't count (NP-65) is `running`. */
  readonly tables: readonly {
    readonly game: string;
    readonly status: TableStatus;
    readonly tables: number;
  }[];
  /** The number of identities with a seat. */
  readonly people: number;
  /** The moves of the last 30 days with moves, the newest first. */
  readonly moves: readonly DayCount[];
  readonly bytes: number;
}

const MOST_DAYS = 30;

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
