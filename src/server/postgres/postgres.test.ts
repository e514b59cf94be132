import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { createTable } from '../../engine/tables.ts';
import { type Harm, storeContract } from '../../engine/test/store-contract.ts';
import { range } from '../../engine/util.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { anyCommand } from '../../games/cartographers/index.ts';
import type { Data } from '../data.ts';
import { checkAssets } from '../test/assets.ts';
import { checkDocuments } from '../test/documents.ts';
import { startPostgres } from '../test/postgres.ts';
import { checkClock, checkRetention } from '../test/retention.ts';
import { checkRoomChanges, checkRoomIds } from '../test/room-ids.ts';
import { silentProxy } from '../test/silent-proxy.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openPostgres } from './open.ts';

const { url, remove } = await startPostgres();
const pool = new Pool({ connectionString: url });
pool.on('error', () => undefined);

test('servers that start together run each migration once, and a failed migration changes nothing', async () => {
  await Promise.all([1, 2, 3].map(() => migrate(pool)));
  await migrate(pool);
  const does = { en: '', fr: '' };
  const addition = { does, step: 'CREATE TABLE alidade.more (id INTEGER)' };
  await migrate(pool, [...MIGRATIONS, addition]);
  assert.deepEqual((await pool.query('SELECT * FROM alidade.more')).rows, []);
  // The older server can use the database, because the step was not breaking.
  await migrate(pool);
  const broken = { does, step: 'DROP TABLE alidade.more; nonsense' };
  await assert.rejects(migrate(pool, [...MIGRATIONS, addition, broken]), /syntax/);
  assert.deepEqual((await pool.query('SELECT * FROM alidade.more')).rows, []);
  const { rows } = await pool.query('SELECT number FROM alidade.migrations');
  assert.equal(
    rows.length,
    MIGRATIONS.length + 1,
    'expected the failed run to record no migration in addition to the earlier ones',
  );
  await migrate(pool, [...MIGRATIONS, addition, { does, step: '', isBreaking: true }]);
  await assert.rejects(migrate(pool), /newer/);
  await assert.rejects(migrate(pool, [...MIGRATIONS, addition]), /newer/);
  await pool.query('DROP SCHEMA alidade CASCADE');
});

test('a connection that breaks during a migration makes it fail, but does not end the process', async () => {
  const line = await silentProxy(url);
  const far = new Pool({ connectionString: line.url });
  far.on('error', () => undefined);
  const slow = { does: { en: '', fr: '' }, step: 'SELECT pg_sleep(100)' };
  const failed = assert.rejects(migrate(far, [slow]), /terminated/);
  const running = "SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(100)'";
  let pid: number | undefined;
  while (pid === undefined) pid = (await pool.query(running)).rows[0]?.pid;
  line.close();
  await failed;
  await far.end();
  await pool.query('SELECT pg_terminate_backend($1)', [pid]);
});

test('a database that version 0.2 created is used without a change to its schema', async () => {
  await migrate(pool);
  await pool.query('ALTER TABLE alidade.migrations DROP COLUMN least');
  await migrate(pool);
  const { rows } = await pool.query(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'migrations'",
  );
  assert.deepEqual(rows, [{ name: 'number' }]);
  await pool.query('DROP SCHEMA alidade CASCADE');
});

let data: Data | undefined;
/**
 * Opens the store on the first call, not at the start of the file: opening migrates the database, and the first test
 * checks migrations.
 */
const opened = async (): Promise<Data> => {
  data ??= openPostgres(url, text => {
    throw new Error(`expected the store to log no warning, found: ${text}`);
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

test('PostgreSQL: NP-39: removes only inactive rooms', async () => checkRetention(await opened()));

test('PostgreSQL: stores documents and finds them by name', async () => checkDocuments(await opened()));

test('PostgreSQL: lists the ids of all rooms in order', async () => checkRoomIds(await opened()));
test('PostgreSQL: lists rooms by name with their changes', async () => checkRoomChanges(await opened()));

test('PostgreSQL: removes no room earlier because the clock jumps or the server was off', async () =>
  checkClock(await opened(), async () => {
    await pool.query("DELETE FROM alidade.supplies WHERE name = '-noted'");
  }));

test('PostgreSQL: NP-18: card packs are deleted with the last table that needs them', async () =>
  checkAssets(await opened()));

test('PostgreSQL: if the database stops responding, waiting calls fail together, and each repeated command counts once', {
  timeout: 60_000,
}, async t => {
  const line = await silentProxy(url);
  const said: string[] = [];
  const far = openPostgres(line.url, text => said.push(text), 1500);
  t.after(async () => {
    await far.close();
    line.close();
  });
  const seats = range(80).map(() => ({}));
  const table = await createTable(cartographers, far, 'withoutSecrets', {
    config: {},
    seats,
    seed: parseSeed('hush'),
  });
  assert.ok(!isRefusal(table));
  const wishes = seats.map((_, seat) => {
    const { view, decision } = table.snapshot(seat);
    const command = anyCommand(cartographers.options(view), stream('ab'.repeat(32), `${seat}`))!;
    return { id: `first:${seat}`, decision, command };
  });
  line.hush();
  const submitAll = () => Promise.all(wishes.map((wish, seat) => table.submit(seat, wish)));
  // All calls fail after a single timeout. If each had to time out after the other, this test would exceed its time
  // limit.
  for (const answer of await submitAll()) assert.deepEqual(answer, { refused: 'not-kept' });
  assert.deepEqual(said.splice(0), ['the database isn’t responding']);
  assert.equal(await far.probe().catch(() => 'away'), 'away');
  line.speak();
  while (said.length === 0) await sleep(50);
  assert.deepEqual(said, ['the database responds again']);
  const versions = (await submitAll()).map(answer => 'version' in answer && answer.version);
  assert.deepEqual(
    versions.toSorted((a, b) => Number(a) - Number(b)),
    range(80).map(i => i + 2),
  );
  assert.equal((await far.read('withoutSecrets', 0)).length, 81);
});
