import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeHex, sha256 } from './sha256.ts';
import { utf8 } from './utf8.ts';

test("SHA-256 agrees with Node's on any bytes", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      assert.equal(makeHex(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

test('UTF-8 agrees with TextEncoder on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      assert.deepEqual(utf8(text), new TextEncoder().encode(text));
    }),
  );
});
