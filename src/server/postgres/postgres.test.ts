import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Pool } from 'pg';
import { type Harm, storeContract } from '../../engine/test/store-contract.ts';
import type { Data } from '../data.ts';
import { startPostgres } from '../test/postgres.ts';
import { checkSupplies } from '../test/supplies.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openPostgres } from './open.ts';

const { url, remove } = await startPostgres();
const pool = new Pool({ connectionString: url });
pool.on('error', () => undefined);

test('several servers that start at once bring a database up together, and once', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(pool)));
  await migrate(pool);
  await migrate(pool, [...MIGRATIONS, 'CREATE TABLE alidade.more (id INTEGER)']);
  assert.deepEqual((await pool.query('SELECT * FROM alidade.more')).rows, []);
  await assert.rejects(migrate(pool), /newer/);
  await assert.rejects(migrate(pool, [...MIGRATIONS, '', 'SELECT 1; nonsense']), /syntax/);
  const { rows } = await pool.query('SELECT number FROM alidade.migrations');
  assert.equal(rows.length, MIGRATIONS.length + 1, 'all of it or nothing');
  await pool.query('DROP SCHEMA alidade CASCADE');
});

let data: Data | undefined;
/** A server brings the database up as soon as it is there: not before the test above is done with it. */
const opened = async (): Promise<Data> => {
  data ??= openPostgres(url, text => {
    throw new Error(text);
  });
  return data;
};
after(async () => {
  await data?.close();
  await pool.end();
  await remove();
});

const harm: Harm = {
  damage: async (id, version, entry) => {
    await pool.query('UPDATE alidade.entries SET entry = $3 WHERE id = $1 AND version = $2', [
      id,
      version,
      JSON.stringify(entry),
    ]);
  },
  lose: async (id, version) => {
    await pool.query('DELETE FROM alidade.entries WHERE id = $1 AND version = $2', [id, version]);
  },
};

for (const { title, check } of storeContract(opened, harm)) test(`PostgreSQL: ${title}`, check);

test('PostgreSQL: NP-18: cards go with the last table that needs them', async () =>
  checkSupplies(await opened()));
