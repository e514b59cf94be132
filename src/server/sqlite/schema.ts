/** An entry is never written over, and what a server says is on the disk is on the disk. */
export const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, head TEXT NOT NULL, version INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    id TEXT NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, version)
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
`;
