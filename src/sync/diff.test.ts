import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { diff, patch } from './diff.ts';

const overTheWire = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);

test('a diff that went through JSON patches the old value to the new one', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (before, after) => {
      const [old, now] = [overTheWire(before), overTheWire(after)];
      assert.deepEqual(patch(old, overTheWire(diff(old, now))), now);
    }),
  );
});

test('unchanged parts stay the same objects and are not in the diff', () => {
  const deep = { cells: [{ a: 1 }, { a: 2 }], name: 'x' };
  const before = { sheets: [deep, { cells: [], name: 'y' }], turn: 1, gone: true };
  const after = { sheets: [deep, { cells: [{ a: 3 }], name: 'y' }], turn: 2 };
  const changes = diff(before, after);
  assert.deepEqual(changes, { sheets: { 1: { cells: { 0: [{ a: 3 }] } } }, turn: [2], gone: [] });
  const now = patch(before, changes) as typeof after;
  assert.equal(now.sheets[0], deep);
  assert.deepEqual(now, after);
  assert.equal(diff(before, before), undefined);
  assert.equal(diff({ a: [1, 2], b: {} }, { a: [1, 2], b: {} }), undefined);
});

test('the diff of a list that grew contains only the new items, but a list that shrank is sent as a whole', () => {
  const long = Array.from({ length: 40 }, (_, i) => i);
  assert.deepEqual(diff(long, [...long, 40]), { 40: [40] });
  assert.deepEqual(diff(long, long.slice(1)), [long.slice(1)]);
});
