import { join } from 'node:path';
import type { Data } from './data.ts';
import { openSqlite } from './sqlite/open.ts';

/** Where a server stores its data: a PostgreSQL database if there is a URL, otherwise a file in a folder. */
export interface Storage {
  readonly data: string;
  readonly database?: string | undefined;
}

/** The database file in a data folder. */
export const fileIn = (folder: string): string => join(folder, 'alidade.db');

export const openData = async (
  { data: folder, database }: Storage,
  warn: (text: string) => void,
): Promise<Data> => {
  if (database === undefined) return openSqlite(fileIn(folder), warn);
  const { openPostgres } = await import('./postgres/open.ts');
  const { fits, ...data } = openPostgres(database, warn);
  await fits().catch(async error => {
    await data.close();
    throw error;
  });
  return data;
};
