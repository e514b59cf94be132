import assert from 'node:assert/strict';
import { test } from 'node:test';
import { throttle } from './throttle.ts';

test('runs a successful call at most once per interval, and retries a failed one at once', async () => {
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
  for (const [i, at] of done.slice(1).entries()) assert.ok(at - done[i]! >= MS, `${done}`);
  isGood = false;
  assert.equal(await ask(), false, 'nobody hears what was so before');
  isGood = true;
  assert.equal(await ask(), true);
  assert.equal(done.length, 6);
});
