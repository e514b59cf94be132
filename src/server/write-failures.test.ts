import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { reportFailures, withWriteErrors } from './metrics.ts';
import { openSqlite } from './sqlite/open.ts';

test('logs the first failed write, then a count at most every 30 seconds, then the recovery', async () => {
  const said: string[] = [];
  let now = 0;
  const watch = reportFailures({ report: text => said.push(text), now: () => now });
  const fail = async (times: number): Promise<void> => {
    for (let i = 0; i < times; i++)
      await assert.rejects(watch(Promise.reject(new Error('database or disk is full'))));
  };
  assert.equal(await watch(Promise.resolve(3)), 3);
  await fail(5);
  assert.deepEqual(said.splice(0), ['could not save: database or disk is full']);
  now = 30_000;
  await fail(2);
  assert.deepEqual(said.splice(0), [
    'could not save: database or disk is full; failed writes since the last line: 5',
  ]);
  await watch(Promise.resolve());
  await watch(Promise.resolve());
  assert.deepEqual(said.splice(0), ['saving works again; failed writes since the last line: 1']);
});

test('if writes alternately fail and succeed, logs at most one failure and one recovery per 30 seconds', async () => {
  const said: string[] = [];
  let now = 0;
  const watch = reportFailures({ report: text => said.push(text), now: () => now });
  for (let i = 0; i < 10; i++) {
    await assert.rejects(watch(Promise.reject(new Error('database is locked'))));
    await watch(Promise.resolve());
    now += 1000;
  }
  assert.deepEqual(said, ['could not save: database is locked', 'saving works again']);
});

test('a write that fails because the store is closed is not logged', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-closed-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const said: string[] = [];
  const report = (text: string): void => void said.push(text);
  const data = withWriteErrors(await openSqlite(join(folder, 'a.db'), report), { report });
  const closed = data.close();
  await assert.rejects(data.createDocument({ id: 'late', at: 0, names: [], body: {} }));
  await closed;
  assert.deepEqual(said, []);
});
