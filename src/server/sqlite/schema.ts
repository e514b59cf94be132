import type { DatabaseSync } from 'node:sqlite';
import { EXIT, StartupError, sqliteCode } from '../errors.ts';

/** With `synchronous = FULL`, a write that has resolved survives a power failure. */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
`;

/**
 * The tables of the database. Log entries are never overwritten. One table has the entries of all games, so that
 * entries that are written together are adjacent on disk. Each entry names the previous entry of its game, and `ends`
 * names the last one.
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
  CREATE TABLE IF NOT EXISTS documents (
    id TEXT PRIMARY KEY, changes INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS document_names (
    name TEXT NOT NULL, at INTEGER NOT NULL, id TEXT NOT NULL, PRIMARY KEY (name, at, id)
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS document_names_of ON document_names (id);
`;

/** Upgrades a file of format 0 (until November 2026), whose entries were grouped by game. */
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

/** The number of the file format, stored in `PRAGMA user_version`. It is 0 in files of servers that didn't store it. */
const FORMAT = 1;
const MOST_NAMED = 5;

const formatOf = (file: DatabaseSync): number =>
  Number(file.prepare('PRAGMA user_version').get()?.user_version ?? 0);

const hasTable = (file: DatabaseSync, name: string): boolean =>
  file.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

const newer = (path: string, format: number): StartupError =>
  new StartupError(
    {
      en: `${path} has data format ${format}; this server reads up to format ${FORMAT}. Start the newer version of Alidade that wrote it, or restore a backup from before the upgrade.`,
      fr: `${path} est au format de données ${format}\u202f; ce serveur lit jusqu’au format ${FORMAT}. Démarrez la version plus récente d’Alidade qui l’a écrit, ou restaurez une sauvegarde d’avant la mise à jour.`,
    },
    EXIT.otherFormat,
  );

const mixed = (path: string, ids: readonly string[]): StartupError => {
  const named = `${ids.slice(0, MOST_NAMED).join(', ')}${ids.length > MOST_NAMED ? ' …' : ''}`;
  return new StartupError(
    {
      en: `${path} was changed by an older server after an upgrade: some games (${named}) are in both data formats. Restore a backup from before that change.`,
      fr: `${path} a été modifié par un serveur plus ancien après une mise à jour\u202f: des parties (${named}) y sont dans les deux formats de données. Restaurez une sauvegarde antérieure à cette modification.`,
    },
    EXIT.otherFormat,
  );
};

/**
 * Drops the empty table `entries`, which an old server adds to a newer file before it fails. If the table has rows,
 * another program wrote them, and only the operator can know which log is right.
 */
const dropLeftover = (file: DatabaseSync, path: string): void => {
  const rows = file.prepare('SELECT DISTINCT id FROM entries LIMIT ?').all(MOST_NAMED + 1);
  if (rows.length > 0)
    throw mixed(
      path,
      rows.map(({ id }) => String(id)),
    );
  file.exec('DROP TABLE entries');
};

const SQLITE_NOTADB = 26;

const formatIn = (file: DatabaseSync, path: string): number => {
  try {
    return formatOf(file);
  } catch (error) {
    if (sqliteCode(error) !== SQLITE_NOTADB) throw error;
    throw new StartupError(
      {
        en: `${path} is not a database. Move this file away, or restore a backup.`,
        fr: `${path} n’est pas une base de données. Déplacez ce fichier, ou restaurez une sauvegarde.`,
      },
      EXIT.otherFormat,
    );
  }
};

/** Whether this version would upgrade a file first. Throws if a newer server wrote the file. */
export const isOlder = (file: DatabaseSync, path: string): boolean => {
  const format = formatIn(file, path);
  if (format > FORMAT) throw newer(path, format);
  return format < FORMAT;
};

/** Upgrades a file in one transaction. Throws if a newer server wrote the file. */
export const upgradeSchema = (file: DatabaseSync, path: string): void => {
  isOlder(file, path);
  file.exec(PRAGMAS);
  file.exec('BEGIN IMMEDIATE');
  try {
    const hasEntries = hasTable(file, 'entries');
    const hasLog = hasTable(file, 'log');
    if (hasEntries && hasLog) dropLeftover(file, path);
    file.exec(SCHEMA);
    if (hasEntries && !hasLog) file.exec(FROM_ENTRIES);
    file.exec(`PRAGMA user_version = ${FORMAT}`);
    file.exec('COMMIT');
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK');
    throw error;
  }
};
