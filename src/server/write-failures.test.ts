import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reportFailures } from './metrics.ts';

test('logs failed writes once, then a count every 30 seconds, then the recovery', async () => {
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

test('logs an alternating store at most once every 30 seconds', async () => {
  const said: string[] = [];
  let now = 0;
  const watch = reportFailures({ report: text => said.push(text), now: () => now });
  for (let i = 0; i < 10; i++) {
    await assert.rejects(watch(Promise.reject(new Error('busy'))));
    await watch(Promise.resolve());
    now += 1000;
  }
  assert.deepEqual(said, ['could not save: busy', 'saving works again']);
});
