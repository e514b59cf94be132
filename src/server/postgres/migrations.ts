import type { ClientBase, Pool } from 'pg';
import { checkFormat, type Format, leastAfter, type Migration } from '../migrations.ts';
import { checkVersion } from './startup-errors.ts';

/**
 * All steps in the order in which they run. If a step is not breaking, servers of the previous version keep running
 * during a rolling restart.
 */
export const MIGRATIONS: readonly Migration<string>[] = [
  {
    does: { en: 'store tables, moves and rooms', fr: 'enregistrer tables, coups et salles' },
    step: `CREATE TABLE alidade.tables (
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
    isBreaking: true,
  },
  {
    does: { en: 'store card packs', fr: 'enregistrer les packs de cartes' },
    step: 'CREATE TABLE alidade.supplies (name TEXT PRIMARY KEY, text TEXT NOT NULL)',
    isBreaking: true,
  },
  {
    does: {
      en: 'note when rooms were last used, for their removal',
      fr: 'noter la dernière utilisation des salles, pour leur suppression',
    },
    step: `CREATE TABLE alidade.stands (
         id TEXT PRIMARY KEY, changes INTEGER NOT NULL, version INTEGER NOT NULL, since BIGINT NOT NULL
       )`,
    isBreaking: true,
  },
  {
    does: {
      en: 'store documents: profiles, groups, tournaments, chats',
      fr: 'enregistrer des documents\u202f: profils, groupes, tournois, discussions',
    },
    step: `CREATE TABLE alidade.documents (
         id TEXT PRIMARY KEY, changes INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL
       );
       CREATE TABLE alidade.document_names (
         name TEXT NOT NULL, at BIGINT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (name, at, id)
       );
       CREATE INDEX ON alidade.document_names (id);`,
    isBreaking: true,
  },
];

/**
 * The id of an advisory lock, chosen at random. The lock makes servers that start together migrate one after another.
 */
const LOCK = 0x0a11dade;

const WHERE = { en: 'the database', fr: 'la base de données' };

/** How long a step may take. Other queries have a much shorter limit. */
const STEP_MS = 24 * 3_600_000;

/**
 * Reads the format of the database, and changes nothing. Throws if this server can't use it. Version 0.2 stored no
 * `least`: each of its steps was breaking.
 */
export const readFormat = async (client: ClientBase, migrations = MIGRATIONS): Promise<Format> => {
  // Unlike `to_regclass`, this sees a table that another server created while this one waited for the lock.
  const found = await client.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = 'alidade' AND tablename = 'migrations'",
  );
  if (found.rows.length === 0) return { steps: 0, least: 0 };
  const { rows } = await client.query<Format>(
    `SELECT coalesce(max(number) + 1, 0) AS steps,
       coalesce(max(coalesce((to_jsonb(row)->>'least')::integer, number + 1)), 0) AS least
     FROM alidade.migrations AS row`,
  );
  const format = rows[0]!;
  checkFormat(format, migrations, WHERE);
  return format;
};

const runSteps = async (client: ClientBase, migrations: typeof MIGRATIONS): Promise<void> => {
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  // Another server may have run the steps while this one waited for the lock.
  const { steps } = await readFormat(client, migrations);
  if (steps >= migrations.length) return;
  await client.query(
    `CREATE SCHEMA IF NOT EXISTS alidade;
     CREATE TABLE IF NOT EXISTS alidade.migrations (number INTEGER PRIMARY KEY);
     ALTER TABLE alidade.migrations ADD COLUMN IF NOT EXISTS least INTEGER`,
  );
  for (const [number, { step }] of migrations.entries()) {
    if (number < steps) continue;
    const query = { text: step, query_timeout: STEP_MS };
    await client.query(query);
    await client.query('INSERT INTO alidade.migrations (number, least) VALUES ($1, $2)', [
      number,
      leastAfter(migrations, number + 1),
    ]);
  }
};

/**
 * Runs the steps that the database hasn't run yet, in one transaction. If the database has run all steps, it changes nothing, so that a
 * server needs no right to change the schema.
 */
export const migrate = async (pool: Pool, migrations = MIGRATIONS): Promise<void> => {
  const client = await pool.connect();
  // If the connection breaks, the query rejects. Without this listener, the process would end, too.
  const ignore = (): void => undefined;
  client.on('error', ignore);
  try {
    await checkVersion(client);
    const { steps } = await readFormat(client, migrations);
    if (steps < migrations.length) {
      await client.query('BEGIN');
      await runSteps(client, migrations);
      await client.query('COMMIT');
    }
    client.off('error', ignore);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
