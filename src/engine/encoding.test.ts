import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decode, decodeEntry, type Encoding, encode, encodeEntry } from './encoding.ts';
import type { Entry } from './replay.ts';

const ENCODING: Encoding = {
  moved: 'type=moved from to',
  hand: 'zone=hand seat',
  still: 'type=still',
  a: 'a b',
};

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('`encode` makes a list of an object: its name, the values of the named fields, then an object with the other fields', () => {
  const moved = { type: 'moved', from: { zone: 'hand', seat: 1 }, to: null, cause: { type: 'still' } };
  assert.deepEqual(encode(ENCODING, moved), ['moved', ['hand', 1], null, { cause: ['still'] }]);
  assert.deepEqual(
    encode(ENCODING, { type: 'moved', from: 1 }),
    { type: 'moved', from: 1 },
    'expected an object without one of its fields to stay unencoded',
  );
  assert.deepEqual(encode(ENCODING, { type: 'other', a: 1, b: 2 }), ['a', 1, 2, { type: 'other' }]);
  assert.deepEqual(
    encode(ENCODING, ['hand', 2]),
    ['', 'hand', 2],
    'expected encode to put an empty string before a list that looks like an encoded object',
  );
  assert.equal(encode(undefined, moved), moved);
});

/** Generates random values, including objects that `ENCODING` encodes and lists that look like encoded objects. */
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

test('decode restores the value that was encoded, even after a JSON round trip', () => {
  fc.assert(
    fc.property(things, thing => {
      const plain = overTheWire(thing);
      assert.deepEqual(decode(ENCODING, overTheWire(encode(ENCODING, plain))), plain);
    }),
    { numRuns: 500 },
  );
});

test('decodeEntry reads encoded entries and entries that were stored unencoded', () => {
  const entries: Entry<unknown, unknown>[] = [
    { events: [{ type: 'still' }] },
    { seat: 0, command: { a: 1, b: ['hand'] }, events: [] },
    { id: 'x', seat: 1, command: ['moved'], events: [{ type: 'moved', from: 1, to: 2 }] },
    { id: 'y', seat: 1, undo: 1 },
  ];
  for (const entry of entries) {
    assert.deepEqual(decodeEntry(ENCODING, overTheWire(encodeEntry(ENCODING, entry))), entry);
    assert.deepEqual(
      decodeEntry(ENCODING, entry),
      entry,
      'expected an entry that was stored unencoded to stay the same',
    );
    assert.equal(decodeEntry(ENCODING, encodeEntry(undefined, entry)), entry);
  }
});

test('`decode` and `decodeEntry` do not change values that are not encoded', () => {
  for (const odd of [['moved'], ['moved', 1, 2, 3], ['moved', 1, 2, {}, 4], ['hand']])
    assert.deepEqual(decode(ENCODING, odd), odd);
  for (const odd of [[], [1], [[], 0, 1, 'x', 'more'], null, 'text'])
    assert.deepEqual(decodeEntry(ENCODING, odd), odd);
});
