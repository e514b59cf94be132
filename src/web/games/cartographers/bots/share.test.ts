import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../../engine/util.ts';
import { thinkingMs } from './share.ts';

test('all bots of a table together think at most 1000 ms, and one bot at most 500 ms', () => {
  for (const seats of range(100).map(i => i + 1)) {
    const ms = thinkingMs(seats);
    assert.ok(ms > 0 && ms <= 500);
    assert.ok(
      (seats - 1) * ms <= 1000 + 1e-9,
      `expected all bots at ${seats} seats to think at most 1000 ms, found ${ms} ms for each`,
    );
  }
  assert.deepEqual([2, 3, 5].map(thinkingMs), [500, 500, 250]);
});
