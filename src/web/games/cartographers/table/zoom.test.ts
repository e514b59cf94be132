import assert from 'node:assert/strict';
import { test } from 'node:test';
import { intoSight, pinched, WHOLE, zoomedAt } from './zoom.ts';

test('zooming keeps the point under the finger in place', () => {
  assert.deepEqual(zoomedAt(WHOLE, 2, { x: 100, y: 50 }), { zoom: 2, x: 100, y: 50 });
  assert.deepEqual(zoomedAt({ zoom: 2, x: 100, y: 50 }, 1, { x: 100, y: 50 }), WHOLE);
});

test('zooming never makes a map smaller than its container or larger than the maximum', () => {
  assert.deepEqual(zoomedAt(WHOLE, 0.2, { x: 100, y: 100 }), WHOLE);
  assert.equal(zoomedAt(WHOLE, 50, { x: 0, y: 0 }).zoom, 3.5);
});

test('two fingers zoom when they part, and pan when they move together', () => {
  const near = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ] as const;
  const far = [
    { x: 50, y: 100 },
    { x: 250, y: 100 },
  ] as const;
  assert.deepEqual(pinched(WHOLE, near, far), { zoom: 2, x: 150, y: 100 });
  const along = [
    { x: 80, y: 70 },
    { x: 180, y: 70 },
  ] as const;
  assert.deepEqual(pinched({ zoom: 2, x: 150, y: 100 }, near, along), { zoom: 2, x: 170, y: 130 });
});

test("intoSight scrolls a range into view, and doesn't scroll if the range is already visible", () => {
  assert.equal(intoSight(100, 300, 150, 180), 100);
  assert.equal(intoSight(100, 300, 80, 110), 80);
  assert.equal(intoSight(100, 300, 390, 420), 120);
});
