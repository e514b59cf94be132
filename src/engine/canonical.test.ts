import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { canonical, isSame, stateHash } from './canonical.ts';

test('`canonical` and `isSame` ignore the order of keys, but not the order of list items', () => {
  assert.equal(canonical({ b: [1, { d: 'é', c: null }], a: true }), '{"a":true,"b":[1,{"c":null,"d":"é"}]}');
  assert.ok(isSame({ a: 1, b: 2 }, { b: 2, a: 1 }));
  assert.ok(!isSame([1, 2], [2, 1]));
  assert.ok(!isSame({ a: 1 }, { a: '1' }));
});

test('`isSame` treats undefined values as JSON does: it ignores such fields, and reads such list items as null', () => {
  assert.ok(isSame({ a: 1, b: undefined }, { a: 1 }));
  assert.ok(isSame(JSON.parse(JSON.stringify({ a: [undefined] })), { a: [undefined] }));
});

test('the hash of a state is SHA-256 over its canonical text', () => {
  const state = { turn: 3, name: '🗺 – é', list: [1, 2] };
  assert.equal(stateHash(state), createHash('sha256').update(canonical(state)).digest('hex'));
  assert.equal(stateHash({ list: [1, 2], name: '🗺 – é', turn: 3 }), stateHash(state));
});
