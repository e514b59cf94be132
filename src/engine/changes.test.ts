import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { changed, changesFrom } from './changes.ts';

const overTheWire = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);

test('what changed, as it travels, makes the new thing out of the old one', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (before, after) => {
      const [old, now] = [overTheWire(before), overTheWire(after)];
      assert.deepEqual(changed(old, overTheWire(changesFrom(old, now))), now);
    }),
  );
});

test('parts that stay are the same objects, and are not told', () => {
  const deep = { cells: [{ a: 1 }, { a: 2 }], name: 'x' };
  const before = { sheets: [deep, { cells: [], name: 'y' }], turn: 1, gone: true };
  const after = { sheets: [deep, { cells: [{ a: 3 }], name: 'y' }], turn: 2 };
  const changes = changesFrom(before, after);
  assert.deepEqual(changes, { sheets: { 1: { cells: { 0: [{ a: 3 }] } } }, turn: [2], gone: [] });
  const now = changed(before, changes) as typeof after;
  assert.equal(now.sheets[0], deep);
  assert.deepEqual(now, after);
  assert.equal(changesFrom(before, before), undefined);
  assert.equal(changesFrom({ a: [1, 2], b: {} }, { a: [1, 2], b: {} }), undefined);
});

test('a long list tells what it has more, a shorter one is told anew', () => {
  const long = Array.from({ length: 40 }, (_, i) => i);
  assert.deepEqual(changesFrom(long, [...long, 40]), { 40: [40] });
  assert.deepEqual(changesFrom(long, long.slice(1)), [long.slice(1)]);
});
