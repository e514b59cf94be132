import type { Pool, PoolClient } from 'pg';
import { EXIT, StartupError } from '../errors.ts';

/**
 * All migrations in the order in which they run. An existing migration must never change, because databases may have
 * run it.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE alidade.tables (
     id TEXT PRIMARY KEY, head TEXT NOT NULL, version INTEGER NOT NULL
   ) WITH (fillfactor = 70);
   CREATE TABLE alidade.entries (
     id TEXT NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, version)
   );
   CREATE TABLE alidade.snapshots (id TEXT PRIMARY KEY, version INTEGER NOT NULL, data TEXT NOT NULL);
   CREATE TABLE alidade.rooms (
     id TEXT PRIMARY KEY, changes INTEGER NOT NULL, created BIGINT NOT NULL, room TEXT NOT NULL
   );
   CREATE TABLE alidade.players (player TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (player, id));
   CREATE INDEX ON alidade.players (id);`,
  'CREATE TABLE alidade.supplies (name TEXT PRIMARY KEY, text TEXT NOT NULL)',
  `CREATE TABLE alidade.stands (
     id TEXT PRIMARY KEY, changes INTEGER NOT NULL, version INTEGER NOT NULL, since BIGINT NOT NULL
   )`,
  `CREATE TABLE alidade.documents (
     id TEXT PRIMARY KEY, changes INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL
   );
   CREATE TABLE alidade.document_names (
     name TEXT NOT NULL, at BIGINT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (name, at, id)
   );
   CREATE INDEX ON alidade.document_names (id);`,
];

/**
 * The id of an advisory lock, chosen at random. The lock makes servers that start together migrate one after another.
 */
const LOCK = 0x0a11dade;

export const newer = (found: number, known: number): StartupError =>
  new StartupError(
    {
      en: `the database has data format ${found}; this server reads up to format ${known}. Start the newer version of Alidade that upgraded it, or restore a backup from before the upgrade.`,
      fr: `la base est au format de données ${found}\u202f; ce serveur lit jusqu’au format ${known}. Démarrez la version plus récente d’Alidade qui l’a mise à jour, ou restaurez une sauvegarde d’avant la mise à jour.`,
    },
    EXIT.otherFormat,
  );

const upgradeSchema = async (client: PoolClient, migrations: readonly string[]): Promise<void> => {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS alidade;
     CREATE TABLE IF NOT EXISTS alidade.migrations (number INTEGER PRIMARY KEY)`,
  );
  const { rows } = await client.query<{ number: number }>('SELECT number FROM alidade.migrations');
  const found = Math.max(0, ...rows.map(({ number }) => number + 1));
  if (found > migrations.length) throw newer(found, migrations.length);
  for (const [number, migration] of migrations.entries()) {
    if (rows.some(row => row.number === number)) continue;
    await client.query(migration);
    await client.query('INSERT INTO alidade.migrations (number) VALUES ($1)', [number]);
  }
};

/** Runs all migrations that this database hasn't run yet, in one transaction. */
export const migrate = async (pool: Pool, migrations = MIGRATIONS): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await upgradeSchema(client, migrations);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
