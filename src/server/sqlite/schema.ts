import type { DatabaseSync } from 'node:sqlite';
import { EXIT, StartupError, sqliteCode } from '../errors.ts';
import { checkFormat, type Format, leastAfter, type Migration } from '../migrations.ts';

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

const hasTable = (file: DatabaseSync, name: string): boolean =>
  file.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/**
 * All steps in the order in which they run. The first one runs on new files, on files of format 0 and on files that
 * don't list their steps.
 */
export const MIGRATIONS: readonly Migration<(file: DatabaseSync) => void>[] = [
  {
    does: {
      en: 'create the tables, and store the entries of all games in one log',
      fr: 'créer les tables, et réunir les coups de toutes les parties dans un journal',
    },
    step: file => {
      const isOld = hasTable(file, 'entries');
      file.exec(SCHEMA);
      if (isOld) file.exec(FROM_ENTRIES);
    },
    isBreaking: true,
  },
];

/**
 * The steps that a file has run. `PRAGMA user_version` is the number of steps that a server must know: version 0.2
 * refuses a file with a higher number than its own. It is 0 in files of servers that didn't store it.
 */
const LIST = 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)';
const MOST_NAMED = 5;

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

const notADatabase = (path: string): StartupError =>
  new StartupError(
    {
      en: `${path} is not a database. Move this file away, or restore a backup.`,
      fr: `${path} n’est pas une base de données. Déplacez ce fichier, ou restaurez une sauvegarde.`,
    },
    EXIT.otherFormat,
  );

/** Reads the format of a file, and changes nothing. Throws if this server can't use the file. */
export const readFormat = (file: DatabaseSync, path: string, migrations = MIGRATIONS): Format => {
  try {
    const least = Number(file.prepare('PRAGMA user_version').get()?.user_version ?? 0);
    const listed = hasTable(file, 'migrations')
      ? file.prepare('SELECT count(*) AS steps FROM migrations').get()?.steps
      : 0;
    const format = { steps: Number(listed), least };
    checkFormat(format, migrations, { en: path, fr: path });
    return format;
  } catch (error) {
    throw sqliteCode(error) === SQLITE_NOTADB ? notADatabase(path) : error;
  }
};

/**
 * Runs the steps that a file hasn't run yet, in one transaction. Throws if this server can't use the file, and then
 * changes nothing.
 */
export const upgradeSchema = (file: DatabaseSync, path: string, migrations = MIGRATIONS): void => {
  readFormat(file, path, migrations);
  file.exec(PRAGMAS);
  file.exec('BEGIN IMMEDIATE');
  try {
    const { steps } = readFormat(file, path, migrations);
    if (hasTable(file, 'entries') && hasTable(file, 'log')) dropLeftover(file, path);
    file.exec(LIST);
    for (const [number, { step }] of migrations.entries()) {
      if (number < steps) continue;
      step(file);
      file.prepare('INSERT INTO migrations (number) VALUES (?)').run(number);
    }
    if (steps < migrations.length)
      file.exec(`PRAGMA user_version = ${leastAfter(migrations, migrations.length)}`);
    file.exec('COMMIT');
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK');
    throw error;
  }
};
