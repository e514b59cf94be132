import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratingLine, winShare } from './profile.ts';

const point = (rating: number, at = 0) => ({ rating, at });

test('ratingLine puts the lowest rating near the bottom and the highest near the top', () => {
  const { least, most, line, height } = ratingLine([point(1500), point(1450), point(1600)]);
  assert.deepEqual([least, most], [1450, 1600]);
  assert.deepEqual(line, [75, 25, 175]);
  assert.equal(height, 200);
});

test('ratingLine puts equal ratings in the middle', () => {
  const { line, height } = ratingLine([point(1500), point(1500)]);
  assert.deepEqual(line, [25, 25]);
  assert.equal(height, 50);
});

test('winShare is the percentage of the games that can be won', () => {
  assert.equal(winShare({ games: 9, decided: 3, wins: 2 }), 67);
  assert.equal(winShare({ games: 9, decided: 0, wins: 0 }), undefined);
});
