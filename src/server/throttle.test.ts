import assert from 'node:assert/strict';
import { test } from 'node:test';
import { combined, throttle } from './throttle.ts';

test('throttle runs a successful call at most once per interval, and a failed one again at the next call', async () => {
  const MS = 30;
  let isGood = true;
  const done: number[] = [];
  const ask = throttle(async () => {
    done.push(performance.now());
    return isGood;
  }, MS);
  const together = await Promise.all([ask(), ask(), ask()]);
  assert.deepEqual([together, done.length], [[true, true, true], 1]);
  for (let i = 0; i < 3; i++) assert.equal(await ask(), true);
  for (const [i, at] of done.slice(1).entries())
    assert.ok(at - done[i]! >= MS, `expected at least ${MS} ms between runs, found them at ${done}`);
  isGood = false;
  assert.equal(await ask(), false, 'expected the next call to run again and to return its own result');
  isGood = true;
  assert.equal(await ask(), true);
  assert.equal(done.length, 6);
});

test('combined runs at once, then shares one run among all calls of an interval', async () => {
  let resolve: () => void;
  const again = new Promise<void>(done => {
    resolve = done;
  });
  let calls = 0;
  const seen: number[] = [];
  const run = combined(() => {
    seen.push(calls);
    if (seen.length === 2) resolve();
  }, 20);
  // The timer of `combined` does not keep the process running.
  const alive = setInterval(() => undefined, 1000);
  for (calls = 1; calls <= 500; calls++) run();
  await again;
  clearInterval(alive);
  assert.deepEqual(seen, [1, 501], 'expected the second run to start after the last call');
});
