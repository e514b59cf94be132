import assert from 'node:assert/strict';
import { test } from 'node:test';
import { range } from '../../../../engine/util.ts';
import { thinkingMs } from './share.ts';

test('a person waits no longer than a second for all bots together, and for one no longer than half of it', () => {
  for (const seats of range(100).map(i => i + 1)) {
    const ms = thinkingMs(seats);
    assert.ok(ms > 0 && ms <= 500);
    assert.ok((seats - 1) * ms <= 1000 + 1e-9, `${seats} seats, ${ms} ms`);
  }
  assert.deepEqual([2, 3, 5].map(thinkingMs), [500, 500, 250]);
});
