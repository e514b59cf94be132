import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { Registry } from 'prom-client';
import { range } from '../../engine/util.ts';
import type { Data } from '../data.ts';
import { openPostgres } from '../postgres/open.ts';
import { openSqlite } from '../sqlite/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { silentProxy } from '../test/silent-proxy.ts';
import { watchReadiness } from './readiness.ts';
import { addStoreMetrics } from './store.ts';

const watch = (data: Data) => {
  const register = new Registry();
  const readiness = watchReadiness(data, () => false);
  addStoreMetrics(data, readiness, register);
  const read = async (name: string): Promise<number | undefined> => {
    const line = (await register.metrics()).split('\n').find(each => each.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  return { readiness, read };
};

test('NP-138 PostgreSQL: metrics and readiness follow the database', { timeout: 60_000 }, async t => {
  const postgres = await startPostgres();
  const line = await silentProxy(postgres.url);
  const said: string[] = [];
  const data = openPostgres(line.url, text => said.push(text), 1500);
  const admin = new Client(postgres.url);
  await admin.connect();
  t.after(async () => {
    await admin.end();
    await data.close();
    line.close();
    await postgres.remove();
  });
  const { readiness, read } = watch(data);
  assert.equal(await readiness.check(), undefined);
  assert.equal(await read('alidade_store_ready'), 1);
  assert.equal(await read('alidade_store_circuit_open'), 0);
  assert.equal(await read('alidade_store_bytes{part="database"}'), (await data.measure()).database);
  assert.ok((await data.measure()).database > 1_000_000);
  assert.equal(await read('alidade_store_bytes{part="wal"}'), undefined);
  assert.equal(await read('alidade_store_disk_free_bytes'), undefined);

  const asked = Promise.all(range(12).map(i => data.room(`r${i}`)));
  while (data.health().pending === 12 && data.health().connections!.waiting === 0) await sleep(1);
  await asked;
  const { connections, pending } = data.health();
  assert.deepEqual([connections?.busy, connections?.waiting, pending], [0, 0, 0]);
  assert.ok((await read('alidade_store_connections{state="idle"}'))! >= 1);
  assert.equal(await read('alidade_store_connections{state="busy"}'), 0);

  // A full disk, as PostgreSQL reports it.
  await admin.query(`CREATE FUNCTION alidade.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
  await admin.query(
    'CREATE TRIGGER full_disk BEFORE INSERT ON alidade.supplies EXECUTE FUNCTION alidade.refuse()',
  );
  while ((await readiness.check()) === undefined);
  assert.equal(await readiness.check(), 'unwritable');
  assert.equal(await read('alidade_store_ready'), 0);
  assert.ok((await read('alidade_store_errors_total{operation="probe"}'))! >= 1);
  await admin.query('DROP FUNCTION alidade.refuse CASCADE');
  assert.equal(await readiness.check(), undefined);

  line.hush();
  const hasty = watchReadiness(data, () => false, 100);
  assert.equal(await hasty.check(), 'unreachable', 'expected a health check not to wait for the database');
  assert.equal(hasty.isStoreReady(), false);
  await assert.rejects(data.room('r'));
  assert.equal(await readiness.check(), 'unreachable');
  assert.equal(await read('alidade_store_circuit_open'), 1);
  assert.equal(await read('alidade_store_ready'), 0);
  assert.ok((await read('alidade_store_errors_total{operation="room"}'))! >= 1);
  line.speak();
  while ((await readiness.check()) !== undefined) await sleep(20);
  assert.equal(await read('alidade_store_circuit_open'), 0);
});

test('NP-138 SQLite: counts failed operations, and a server that stops is draining', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-store-'));
  const data = await openSqlite(join(folder, 'a.db'), () => undefined);
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { readiness, read } = watch(data);
  assert.equal(await readiness.check(), undefined);
  assert.equal(await watchReadiness(data, () => true).check(), 'draining');
  assert.equal(await read('alidade_store_errors_total{operation="probe"}'), undefined);
  await data.close();
  await assert.rejects(data.probe());
  assert.equal(await read('alidade_store_errors_total{operation="probe"}'), 1);
});
