import { DatabaseSync } from 'node:sqlite';

/** Who stops lets go a moment after whoever follows has begun. */
const PATIENCE_MS = 2000;
const SQLITE_BUSY = 5;

/**
 * Takes a file beside the database for this process alone. However the process ends, the operating system lets go of it: whoever
 * comes after a crash need not wait.
 */
export const holdFolder = (path: string): DatabaseSync => {
  const file = new DatabaseSync(`${path}.lock`);
  try {
    file.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`);
    return file;
  } catch (error) {
    file.close();
    throw isBusy(error) ? new Taken('another server has it', { cause: error }) : error;
  }
};

class Taken extends Error {}

const isBusy = (error: unknown): boolean => (error as { readonly errcode?: number }).errcode === SQLITE_BUSY;

export const isTaken = (error: unknown): boolean => error instanceof Taken;
