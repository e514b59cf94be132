import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { type Blocked, watchEventLoop } from './event-loop.ts';

const register = new Registry();
const blocked: Blocked[] = [];
const loop = watchEventLoop(register, one => blocked.push(one));
after(loop.close);

/**
 * Keeps the processor busy until this thread has used `ms` of processor time, which may take longer on a busy machine.
 */
const block = (ms: number): void => {
  const begun = process.threadCpuUsage();
  for (let used = 0; used < ms * 1000; ) {
    const { user, system } = process.threadCpuUsage(begun);
    used = user + system;
  }
};

test('reports a blocked event loop with its cause, and shows it in the metrics', async () => {
  loop.during('options at table short', () => undefined);
  for (const name of ['one', 'two', 'three', 'four']) loop.noteRequest(`GET /${name}`);
  loop.during('decide attempt at table t-1', () => block(400));
  const find = (): Blocked | undefined => blocked.find(({ running }) => running?.includes('t-1'));
  while (!find()) await sleep(20);
  const { blockedMs, running, requests } = find()!;
  assert.equal(running, 'decide attempt at table t-1');
  assert.ok(blockedMs >= 200, `expected a block of at least 200 ms to be reported, found ${blockedMs}`);
  assert.deepEqual(requests, ['GET /two', 'GET /three', 'GET /four']);
  const metrics = await register.getMetricsAsJSON();
  const max = metrics.find(({ name }) => name === 'alidade_event_loop_delay_max_seconds');
  assert.ok(max!.values[0]!.value >= 0.2);
  const text = await register.metrics();
  assert.match(text, /alidade_event_loop_delay_seconds_bucket\{le="0\.2"\}/);
});

test('does not report a thread that is blocked without using the processor, but shows the delay in the metrics', async () => {
  blocked.length = 0;
  await register.getMetricsAsJSON();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  const longest = async (): Promise<number> => {
    const metrics = await register.getMetricsAsJSON();
    return metrics.find(({ name }) => name === 'alidade_event_loop_delay_max_seconds')!.values[0]!.value;
  };
  while ((await longest()) < 0.5) await sleep(20);
  assert.deepEqual(blocked, []);
});

test('reports the name of blocking work even if the work throws, and rethrows its error', async () => {
  assert.throws(
    () =>
      loop.during('decide pass at table t-2', () => {
        block(400);
        throw new Error('simulated failure');
      }),
    /simulated failure/,
  );
  while (!blocked.some(({ running }) => running?.includes('t-2'))) await sleep(20);
});
