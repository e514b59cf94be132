import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

type Row = Readonly<Record<string, unknown>>;

/** Ways to ask a file something again and again: each statement is read once. */
export const askingOf = (file: DatabaseSync) => ({
  one: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]) => statement.get(...values) as Row | undefined;
  },
  all: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]) => statement.all(...values) as readonly Row[];
  },
  /** Whether it changed anything. */
  run: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]): boolean => Number(statement.run(...values).changes) > 0;
  },
  /** The number of what it added. */
  add: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]): number => Number(statement.run(...values).lastInsertRowid);
  },
});
