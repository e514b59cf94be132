import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coalesce } from './windows.ts';

test('a change during a read causes one more read, not one per change', async () => {
  const waiting: (() => void)[] = [];
  let isReading = false;
  const again = coalesce(async () => {
    assert.ok(!isReading, 'one at a time');
    isReading = true;
    await new Promise<void>(resolve => waiting.push(resolve));
    isReading = false;
  });
  const settle = () => new Promise(resolve => setImmediate(resolve));
  again();
  again();
  again();
  assert.equal(waiting.length, 1);
  waiting[0]!();
  await settle();
  assert.equal(waiting.length, 2);
  waiting[1]!();
  await settle();
  assert.equal(waiting.length, 2);
  again();
  assert.equal(waiting.length, 3);
  waiting[2]!();
});
