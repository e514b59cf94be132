import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EntryResult, histogram, rank } from './board.ts';

const resultOf = (table: string, total: number, lost = 0, at = 0): EntryResult => ({
  table,
  total,
  at,
  order: [total, -lost],
});

test('NP-63: the place of a result is the number of better results plus one, so equal results share a place', () => {
  const ranks = rank([
    resultOf('d', 20),
    resultOf('c', 50, 3),
    resultOf('b', 50, 1, 9),
    resultOf('a', 50, 1, 5),
    resultOf('e', -4),
  ]);
  assert.deepEqual(
    ranks.map(({ table, place, percentile }) => [table, place, percentile]),
    [
      ['a', 1, 75],
      ['b', 1, 75],
      ['c', 3, 50],
      ['d', 4, 25],
      ['e', 5, 0],
    ],
  );
  assert.deepEqual(rank([]), []);
  assert.equal(rank([resultOf('a', 7)])[0]!.percentile, 100);
});

test('NP-63: the histogram has at most 20 bars and counts each total once', () => {
  assert.deepEqual(histogram([]), []);
  assert.deepEqual(histogram(rank([resultOf('a', 7)])), [{ from: 7, to: 7, count: 1 }]);
  const bars = histogram(rank(Array.from({ length: 300 }, (_, i) => resultOf(`t${i}`, i - 100))));
  assert.ok(bars.length <= 20);
  assert.deepEqual([bars[0]!.from, bars[0]!.to, bars[0]!.count], [-100, -86, 15]);
  assert.equal(
    bars.reduce((sum, { count }) => sum + count, 0),
    300,
  );
});
