import type { DatabaseSync } from 'node:sqlite';
import { askingOf } from './statements.ts';

type Kept = readonly [version: number, entry: string];

/** From the last entry of a table to the first after a version, each by the one after it. A number may be another table's by now. */
const BACK = `
  WITH RECURSIVE back (number, version, entry, before) AS (
    SELECT number, log.version, entry, before FROM ends JOIN log ON number = last AND log.id = ends.id
      WHERE ends.id = ?1 AND log.version > ?2
    UNION ALL
    SELECT log.number, log.version, log.entry, log.before FROM back JOIN log ON log.number = back.before
      WHERE id = ?1 AND log.version > ?2
  )`;

/** What has happened at all tables, in the order in which it was written. */
export const logIn = (file: DatabaseSync) => {
  const { one, all, run, add } = askingOf(file);
  const addEntry = add('INSERT INTO log (id, version, entry, before) VALUES (?, ?, ?, ?)');
  const putEnd = run(
    `INSERT INTO ends (id, version, last) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, last = excluded.last`,
  );
  // One after the last, if the last is still there.
  const endAt = one(
    `SELECT last FROM ends JOIN log ON number = last AND log.id = ends.id AND log.version = ends.version
       WHERE ends.id = ? AND ends.version = ?`,
  );
  const endOf = one('SELECT version FROM ends WHERE id = ?');
  const readBack = all(`${BACK} SELECT version, entry FROM back ORDER BY version`);
  const removeBack = run(`DELETE FROM log WHERE number IN (${BACK} SELECT number FROM back)`);
  const removeEnd = run('DELETE FROM ends WHERE id = ?');
  // Through everything: only where an entry was lost, and with it the way to those before it.
  const findAll = all('SELECT version, entry FROM log WHERE id = ? AND version > ? ORDER BY version');
  const removeAll = run('DELETE FROM log WHERE id = ?');

  const write = (id: string, version: number, entry: string, before: number): number => {
    const number = addEntry(id, version, entry, before);
    putEnd(id, version, number);
    return number;
  };
  const entriesOf = (id: string, since: number, last: number): readonly Kept[] => {
    const rows = readBack(id, since);
    const found = rows.length === last - since ? rows : findAll(id, since);
    return found.map(({ version, entry }) => [version as number, entry as string]);
  };

  return {
    begin: (id: string, entries: readonly string[]): void => {
      let before = 0;
      for (const [i, entry] of entries.entries()) before = write(id, i + 1, entry, before);
    },
    append: (id: string, version: number, entry: string): boolean => {
      const end = endAt(id, version);
      return end !== undefined && write(id, version + 1, entry, end.last as number) > 0;
    },
    read: (id: string, since: number): readonly Kept[] => {
      const last = Number(endOf(id)?.version ?? 0);
      if (last <= since) return [];
      const found = entriesOf(id, since, last);
      // One that was written and is lost at the end must be noticed as well.
      return found.at(-1)?.[0] === last ? found : [...found, [last, '']];
    },
    remove: (id: string): void => {
      const last = Number(endOf(id)?.version ?? 0);
      const isWhole = readBack(id, 0).length === last;
      if (isWhole) removeBack(id, 0);
      else removeAll(id);
      removeEnd(id);
    },
  };
};
