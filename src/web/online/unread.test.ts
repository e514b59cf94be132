import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignShown } from '../../sync/signs.ts';
import { readUntil, unreadIn } from './unread.ts';

const signs: readonly SignShown[] = [
  { seat: 1, sign: 'hello', at: 10 },
  { seat: 0, sign: 'hello', at: 20 },
  { seat: 2, sign: 'thanks', at: 30 },
  { seat: 1, sign: 'bye', at: 40 },
];
const timesOf = (found: readonly SignShown[]): readonly number[] => found.map(({ at }) => at);

test('counts messages by others that are newer than the last read one and were not shown', () => {
  assert.deepEqual(timesOf(unreadIn(signs, 0, { upTo: 0, shown: [] })), [10, 30, 40]);
  assert.deepEqual(timesOf(unreadIn(signs, 'spectator', { upTo: 0, shown: [] })), [10, 20, 30, 40]);
  assert.deepEqual(timesOf(unreadIn(signs, 0, { upTo: 10, shown: [40] })), [30]);
});

test('everything before the first unread message is read', () => {
  assert.equal(readUntil(signs, 0, { upTo: 10, shown: [30, 40] }), 40);
  assert.equal(readUntil(signs, 0, { upTo: 10, shown: [40] }), 20);
  assert.equal(readUntil(signs, 0, { upTo: 0, shown: [40] }), 0);
});

test('a message that was shown before the list has it is read when the list arrives', () => {
  const read = { upTo: 30, shown: [40] };
  assert.equal(readUntil(signs.slice(0, 3), 0, read), 30);
  assert.deepEqual(unreadIn(signs, 0, read), []);
  assert.equal(readUntil(signs, 0, read), 40);
});
