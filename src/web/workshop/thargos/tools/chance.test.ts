import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawLot, rollDie } from './rival.ts';

/** Runs `work` while the browser's random numbers are replaced with these numbers. */
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

test('drawLot discards random values that would make low numbers more likely', () => {
  // These random values are too high: 2 ** 32 is 4 more than a multiple of six, and 1 more than a multiple of three.
  assert.equal(
    drawing([2 ** 32 - 1, 2 ** 32 - 4, 2 ** 32 - 5], () => drawLot(6)),
    6,
  );
  assert.equal(
    drawing([2 ** 32 - 1, 4], () => drawLot(3)),
    2,
  );
  assert.equal(
    drawing([2 ** 32 - 1], () => drawLot(4)),
    4,
  );
});

test('rollDie can return every face of a die, and drawLot always returns 1 for a single Mission', () => {
  assert.deepEqual([...new Set(Array.from({ length: 1000 }, rollDie))].sort(), [1, 2, 3, 4, 5, 6]);
  assert.equal(drawLot(1), 1);
});
