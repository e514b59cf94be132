import { Client, Pool, type PoolClient } from 'pg';
import { errorMessage } from '../errors.ts';
import { connectionTo } from '../postgres/connect.ts';
import { MIGRATIONS, migrate, readFormat } from '../postgres/migrations.ts';
import { FAULTS } from './faults.ts';
import {
  AT_ONCE,
  type BackupRow,
  COLUMNS,
  PLAIN_TABLES,
  type PlainTable,
  PROBE_NAME,
  type RestoreTarget,
  type StoreSnapshot,
  type Value,
} from './rows.ts';

/** The logs of this many games are read together. */
const GAMES_AT_ONCE = 100;
/** How messages name the database. Its address may contain a password. */
const NAME = 'DATABASE_URL';

/** A connection without a time limit for queries, because a large table takes long. */
const connection = (url: string) => ({ ...connectionTo(url), query_timeout: 0 });

/** The values of a row. BIGINT values are text in `pg`. */
const valuesOf = (table: PlainTable, row: Readonly<Record<string, Value>>): readonly Value[] =>
  Object.entries(COLUMNS[table]).map(([name, type]) => (type === 'number' ? Number(row[name]) : row[name]!));

async function* fetched<R extends object>(
  client: Client,
  sql: string,
  most: number,
): AsyncGenerator<readonly R[]> {
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR ${sql}`);
  for (;;) {
    const { rows } = await client.query<R>(`FETCH ${most} FROM rows`);
    if (rows.length > 0) yield rows;
    if (rows.length < most) break;
  }
  await client.query('CLOSE rows');
}

async function* rowsIn(client: Client): AsyncGenerator<readonly BackupRow[]> {
  for (const table of PLAIN_TABLES) {
    const where = table === 'supplies' ? `WHERE name <> '${PROBE_NAME}'` : '';
    const sql = `SELECT ${Object.keys(COLUMNS[table])} FROM alidade.${table} ${where}`;
    for await (const rows of fetched<Readonly<Record<string, Value>>>(client, sql, AT_ONCE))
      yield rows.map((row): BackupRow => [table, ...valuesOf(table, row)]);
  }
  const sql = 'SELECT id, head, version FROM alidade.tables ORDER BY id';
  interface Game {
    readonly id: string;
    readonly head: string;
    readonly version: number;
  }
  for await (const games of fetched<Game>(client, sql, GAMES_AT_ONCE)) {
    const { rows } = await client.query<{ id: string; version: number; entry: string }>(
      'SELECT id, version, entry FROM alidade.entries WHERE id = ANY ($1::text[]) ORDER BY id, version',
      [games.map(({ id }) => id)],
    );
    const logs = new Map(games.map(({ id }): [string, BackupRow[]] => [id, []]));
    for (const { id, version, entry } of rows) logs.get(id)?.push(['entries', id, version, entry]);
    yield games.flatMap(({ id, head, version }): BackupRow[] => [
      ['tables', id, head, version],
      ...logs.get(id)!,
    ]);
  }
}

const checkFormat = async (client: Client): Promise<void> => {
  const { rows: schemas } = await client.query("SELECT to_regclass('alidade.migrations') AS found");
  if (!schemas[0].found) throw FAULTS.noStore(NAME);
  // Throws if a newer server wrote the database.
  const { steps } = await readFormat(client);
  if (steps < MIGRATIONS.length) throw FAULTS.olderStore(NAME);
};

/** Opens a consistent state of a database. Servers continue to write to it. */
export const openPostgresSnapshot = async (url: string): Promise<StoreSnapshot> => {
  const client = new Client(connection(url));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await checkFormat(client);
    const { rows } = await client.query(
      `SELECT (SELECT count(*)::integer FROM alidade.rooms) AS rooms,
         (SELECT count(*)::integer FROM alidade.tables) AS tables,
         (SELECT count(*)::integer FROM alidade.documents) AS documents`,
    );
    return { store: 'postgres', counts: rows[0], rows: () => rowsIn(client), close: () => client.end() };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw known(error);
  }
};

/** Wraps errors of the driver, whose texts don't say what failed. */
const known = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && !('exitCode' in error)
    ? FAULTS.database(errorMessage(error))
    : error;

const TYPES = { string: 'text', number: 'bigint' } as const;

/** Writes rows of one table with one statement. */
const insert = async (
  client: PoolClient,
  table: string,
  columns: Readonly<Record<string, 'string' | 'number'>>,
  rows: readonly BackupRow[],
): Promise<void> => {
  const names = Object.keys(columns);
  const lists = Object.values(columns).map((type, i) => `$${i + 1}::${TYPES[type]}[]`);
  const values = names.map((_, i) => rows.map(row => row[i + 1]));
  await client.query(`INSERT INTO alidade.${table} (${names}) SELECT * FROM unnest(${lists})`, values);
};

const GAMES = {
  tables: { id: 'string', head: 'string', version: 'number' },
  entries: { id: 'string', version: 'number', entry: 'string' },
} as const;

const writeRows = async (client: PoolClient, rows: AsyncIterable<readonly BackupRow[]>): Promise<void> => {
  const waiting = new Map<string, BackupRow[]>();
  const columns = Object.entries({ ...COLUMNS, ...GAMES });
  const flush = async (most: number): Promise<void> => {
    for (const [table, types] of columns) {
      const found = waiting.get(table) ?? [];
      if (found.length <= most) continue;
      waiting.delete(table);
      await insert(client, table, types, found);
    }
  };
  for await (const batch of rows) {
    for (const row of batch) {
      const found = waiting.get(row[0]);
      if (found) found.push(row);
      else waiting.set(row[0], [row]);
    }
    await flush(AT_ONCE);
  }
  await flush(0);
};

const isEmpty = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM alidade.rooms) OR EXISTS (SELECT FROM alidade.tables)
       OR EXISTS (SELECT FROM alidade.documents) AS "isFull"`,
  );
  return !rows[0].isFull;
};

/** Opens a database without games, in which `write` creates everything in one transaction. */
export const openPostgresTarget = async (url: string): Promise<RestoreTarget> => {
  const pool = new Pool({ ...connection(url), max: 1 });
  pool.on('error', () => undefined);
  const close = (): Promise<void> => pool.end();
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    throw known(error);
  }
  return {
    write: async rows => {
      const client = await pool.connect();
      // If the connection breaks, the query rejects. Without this listener, the process would end without a message.
      client.on('error', () => undefined);
      try {
        await client.query('BEGIN');
        // A server that runs nevertheless can't write in the meantime.
        const all = [...Object.keys(COLUMNS), ...Object.keys(GAMES)].map(table => `alidade.${table}`);
        await client.query(`LOCK TABLE ${all} IN SHARE ROW EXCLUSIVE MODE`);
        if (!(await isEmpty(client))) throw FAULTS.notEmpty(NAME);
        // Without games, these tables contain only secrets and notes, which the backup has, too.
        await client.query(
          'DELETE FROM alidade.supplies; DELETE FROM alidade.stands; DELETE FROM alidade.players',
        );
        await writeRows(client, rows);
        await client.query('COMMIT');
        client.release();
      } catch (error) {
        client.release(true);
        throw known(error);
      }
    },
    close,
  };
};
