import assert from 'node:assert/strict';
import { test } from 'node:test';
import { alignedStops, differenceChart, distinctNames } from './align.ts';

test('alignedStops goes to the last moment of each key, once for each key', () => {
  assert.deepEqual(
    alignedStops([
      [0, 1, 1, 2],
      [0, 1, 2, 2, 2],
    ]),
    [
      { key: 0, at: [0, 0] },
      { key: 1, at: [2, 1] },
      { key: 2, at: [3, 4] },
    ],
  );
});

test('alignedStops keeps a game at its moment before if it lacks a key', () => {
  assert.deepEqual(
    alignedStops([
      [0, 2],
      [1, 2, 3],
    ]).map(({ key, at }) => [key, ...at]),
    [
      [0, 0, 0],
      [1, 0, 0],
      [2, 1, 1],
      [3, 1, 2],
    ],
  );
});

test('distinctNames numbers two players with the same name', () => {
  assert.deepEqual(distinctNames(['Ada', 'Béla']), ['Ada', 'Béla']);
  assert.deepEqual(distinctNames(['Ada', 'Ada']), ['Ada (1)', 'Ada (2)']);
});

test('differenceChart draws no difference in the middle, also if there never is one', () => {
  assert.deepEqual(differenceChart([0, 4, -2]), { line: [4, 8, 2], most: 8, even: 4 });
  assert.deepEqual(differenceChart([0, 0]), { line: [1, 1], most: 2, even: 1 });
});
