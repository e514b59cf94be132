import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decode, type Encoding, encode } from './encoding.ts';
import type { Entry } from './replay.ts';
import { decodeEntry, encodeEntry } from './stored-entry.ts';

const ENCODING: Encoding = {
  moved: 'type=moved from to',
  hand: 'zone=hand seat',
  still: 'type=still',
  a: 'a b',
};

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('encodes an object as its name and values, with other fields last', () => {
  const moved = { type: 'moved', from: { zone: 'hand', seat: 1 }, to: null, cause: { type: 'still' } };
  assert.deepEqual(encode(ENCODING, moved), ['moved', ['hand', 1], null, { cause: ['still'] }]);
  assert.deepEqual(
    encode(ENCODING, { type: 'moved', from: 1 }),
    { type: 'moved', from: 1 },
    'a part is missing',
  );
  assert.deepEqual(encode(ENCODING, { type: 'other', a: 1, b: 2 }), ['a', 1, 2, { type: 'other' }]);
  assert.deepEqual(encode(ENCODING, ['hand', 2]), ['', 'hand', 2], 'a list that only looks like a thing');
  assert.equal(encode(undefined, moved), moved);
});

/** Things that are nearly what the encoding names, and lists that look like it. */
const things = fc.letrec(tie => ({
  thing: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, null, true, '', 'moved', 'hand', 'a', 'x'),
    fc.array(tie('thing'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('type', 'zone', 'from', 'to', 'seat', 'a', 'b', '__proto__'),
      tie('thing'),
      {
        maxKeys: 4,
      },
    ),
    fc.record({ type: fc.constantFrom('moved', 'still'), from: tie('thing'), to: tie('thing') }),
    fc.record(
      { zone: fc.constant('hand'), seat: tie('thing'), more: tie('thing') },
      { requiredKeys: ['zone'] },
    ),
  ),
})).thing;

test('decoding restores the value, also after JSON', () => {
  fc.assert(
    fc.property(things, thing => {
      const plain = overTheWire(thing);
      assert.deepEqual(decode(ENCODING, overTheWire(encode(ENCODING, plain))), plain);
    }),
    { numRuns: 500 },
  );
});

test('decodes encoded and plain entries', () => {
  const entries: Entry<unknown, unknown>[] = [
    { events: [{ type: 'still' }] },
    { seat: 0, command: { a: 1, b: ['hand'] }, events: [] },
    { id: 'x', seat: 1, command: ['moved'], events: [{ type: 'moved', from: 1, to: 2 }] },
    { id: 'y', seat: 1, undo: 1 },
  ];
  for (const entry of entries) {
    assert.deepEqual(decodeEntry(ENCODING, overTheWire(encodeEntry(ENCODING, entry))), entry);
    assert.deepEqual(decodeEntry(ENCODING, entry), entry, 'kept before there was a encoding');
    assert.equal(decodeEntry(ENCODING, encodeEntry(undefined, entry)), entry);
  }
});

test("leaves values that aren't encoded unchanged", () => {
  for (const odd of [['moved'], ['moved', 1, 2, 3], ['moved', 1, 2, {}, 4], ['hand']])
    assert.deepEqual(decode(ENCODING, odd), odd);
  for (const odd of [[], [1], [[], 0, 1, 'x', 'more'], null, 'text'])
    assert.deepEqual(decodeEntry(ENCODING, odd), odd);
});
