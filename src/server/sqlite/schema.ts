import type { DatabaseSync } from 'node:sqlite';

/** What a server says is on the disk is on the disk. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
`;

/**
 * An entry is never written over. The entries of all tables lie in one log in the order in which they came, each with the
 * number of the one before it at its table, so that what many tables write at once lies side by side; `ends` says which is
 * the last of each.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, head TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, before INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS ends (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, last INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, data TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, changes INTEGER NOT NULL, created INTEGER NOT NULL, room TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS players (
    player TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (player, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS supplies (
    name TEXT PRIMARY KEY, text TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS stands (
    id TEXT PRIMARY KEY, changes INTEGER NOT NULL, version INTEGER NOT NULL, since INTEGER NOT NULL
  ) WITHOUT ROWID;
`;

/** Until November 2026 the entries of each table lay together, and its head said how many there were. */
const FROM_ENTRIES = `
  INSERT INTO log (id, version, entry, before) SELECT id, version, entry, 0 FROM entries ORDER BY id, version;
  UPDATE log SET before = number - 1
    WHERE EXISTS (SELECT 1 FROM log AS earlier WHERE earlier.number = log.number - 1 AND earlier.id = log.id);
  INSERT INTO ends (id, version, last)
    SELECT tables.id, version, coalesce(last, 0) FROM tables
    LEFT JOIN (SELECT id, max(number) AS last FROM log GROUP BY id) AS kept ON kept.id = tables.id;
  DROP TABLE entries;
  ALTER TABLE tables DROP COLUMN version;
`;

const isOld = (file: DatabaseSync): boolean =>
  file.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'entries'").get() !== undefined;

/** Brings a file up to date, all of it or nothing. */
export const bringUp = (file: DatabaseSync): void => {
  file.exec(PRAGMAS);
  file.exec('BEGIN IMMEDIATE');
  try {
    const wasOld = isOld(file);
    file.exec(SCHEMA);
    if (wasOld) file.exec(FROM_ENTRIES);
    file.exec('COMMIT');
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK');
    throw error;
  }
};
