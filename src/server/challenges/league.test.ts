import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mondayOf, weekOf } from '../challenge.ts';
import { monthOf, pointsFor, rankMonth } from './league.ts';

test('NP-78: a day gives round(100 × (n − place + 1) / n) points', () => {
  assert.deepEqual(
    [1, 2, 3].map(place => pointsFor(place, 3)),
    [100, 67, 33],
  );
  assert.equal(pointsFor(1, 1), 100);
});

test('NP-78: the best 20 days of a month count, and equal points share a place', () => {
  const day = (ada: number, bela: number) => [
    { who: 'ada', points: ada, table: `a${ada}` },
    { who: 'bela', points: bela, table: `b${bela}` },
  ];
  const days = [...Array.from({ length: 20 }, () => day(50, 50)), day(40, 0)];
  const ranks = rankMonth([...days, [{ who: 'cleo', points: 100, table: 'c' }]]);
  assert.deepEqual(
    ranks.map(({ who, place, points, counted, table }) => [who, place, points, counted, table]),
    [
      ['ada', 1, 1000, 20, 'a40'],
      ['bela', 1, 1000, 20, 'b0'],
      ['cleo', 3, 100, 1, 'c'],
    ],
  );
});

test('NP-78: a month has all its days, and months that do not exist have none', () => {
  assert.equal(monthOf('2028-02')?.days.length, 29);
  assert.equal(monthOf('2026-11')?.days.at(-1), '2026-11-30');
  assert.deepEqual([monthOf('2026-13'), monthOf('2026-00')], [undefined, undefined]);
});

test('NP-77: an ISO week starts on Monday and belongs to the year of its Thursday', () => {
  const days = ['2026-11-20', '2027-01-03', '2024-12-30', '2021-01-01', '1970-01-01'];
  assert.deepEqual(
    days.map(date => weekOf(Date.parse(date) / 86_400_000)),
    ['2026-W47', '2026-W53', '2025-W01', '2020-W53', '1970-W01'],
  );
  assert.equal(mondayOf('2026-W47')! * 86_400_000, Date.parse('2026-11-16'));
  for (const week of ['2026-W54', '2025-W53', '2026-W00', '2026-W4'])
    assert.equal(mondayOf(week), undefined, `expected no week ${week}`);
});
