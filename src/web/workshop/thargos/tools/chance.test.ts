import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lot, rollDie } from './chance.ts';

/** Replaces the browser's random numbers with these. */
const drawing = <T>(numbers: readonly number[], work: () => T): T => {
  const left = [...numbers];
  const fair = crypto.getRandomValues;
  crypto.getRandomValues = ((drawn: Uint32Array) => {
    drawn[0] = left.shift() ?? 0;
    return drawn;
  }) as typeof fair;
  try {
    return work();
  } finally {
    crypto.getRandomValues = fair;
  }
};

test('a lot is drawn again where the low numbers would have one chance more', () => {
  // 2 ** 32 is 4 more than a multiple of six, and 1 more than one of three.
  assert.equal(
    drawing([2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5], () => lot(6)),
    6,
  );
  assert.equal(
    drawing([2 ** 32 - 1, 4], () => lot(3)),
    2,
  );
  assert.equal(
    drawing([2 ** 32 - 1], () => lot(4)),
    4,
  );
});

test('every face of a die comes up, and one Mission is always the first', () => {
  assert.deepEqual([...new Set(Array.from({ length: 1000 }, rollDie))].sort(), [1, 2, 3, 4, 5, 6]);
  assert.equal(lot(1), 1);
});
