import { DatabaseSync } from 'node:sqlite';
import { EXIT, StartupError, sqliteCode } from '../errors.ts';
import { touchPrivately } from './folder.ts';

/** How long to wait for the lock. A server that stops may release it shortly after the next server starts. */
const PATIENCE_MS = 2000;
const SQLITE_BUSY = 5;

/**
 * Locks a file next to the database. The operating system releases the lock when the process ends, even if it crashes.
 */
export const lockFolder = (path: string): DatabaseSync => {
  const lock = `${path}.lock`;
  touchPrivately(lock);
  const file = new DatabaseSync(lock);
  try {
    file.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE`);
    return file;
  } catch (error) {
    file.close();
    throw isBusy(error) ? taken(path) : error;
  }
};

const taken = (path: string): StartupError =>
  new StartupError(
    {
      en: `another server is using ${path}. Stop that server, or choose another data folder with --data or ALIDADE_DATA.`,
      fr: `un autre serveur utilise ${path}. Arrêtez ce serveur, ou choisissez un autre dossier de données avec --data ou ALIDADE_DATA.`,
    },
    EXIT.inUse,
  );

const isBusy = (error: unknown): boolean => sqliteCode(error) === SQLITE_BUSY;
