import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  around,
  aroundMonth,
  daysAfter,
  FIRST_DAY,
  isDay,
  isOffered,
  isOfferedMonth,
  isPast,
  mondayOf,
  monthOf,
  timeLeft,
  weekOf,
  weeksOf,
} from './days.ts';

const MINUTE = 60_000;

test('daysAfter counts days across the ends of months and years', () => {
  assert.equal(daysAfter('2026-12-31', 1), '2027-01-01');
  assert.equal(daysAfter('2028-03-01', -1), '2028-02-29');
});

test('isDay accepts only dates that exist; isOffered and around offer only days from the first challenge to today', () => {
  for (const text of ['', '2026-02-30', '2026-1-1', 'today', '2026-11-20T00:00'])
    assert.equal(isDay(text), false);
  assert.equal(isOffered('2026-11-20', '2026-11-20'), true);
  assert.equal(isOffered('2026-11-21', '2026-11-20'), false);
  assert.equal(isOffered(daysAfter(FIRST_DAY, -1), '2026-11-20'), false);
  assert.deepEqual(around('2026-11-20', '2026-11-20'), { before: '2026-11-19', after: undefined });
  assert.deepEqual(around(FIRST_DAY, '2026-11-20'), { before: undefined, after: daysAfter(FIRST_DAY, 1) });
});

test('timeLeft rounds down, and is never negative', () => {
  assert.deepEqual(timeLeft(0), { hours: 0, minutes: 0 });
  assert.deepEqual(timeLeft(-MINUTE), { hours: 0, minutes: 0 });
  assert.deepEqual(timeLeft(MINUTE - 1), { hours: 0, minutes: 0 });
  assert.deepEqual(timeLeft(61 * MINUTE), { hours: 1, minutes: 1 });
  assert.deepEqual(timeLeft(24 * 60 * MINUTE), { hours: 24, minutes: 0 });
});

test('weekOf returns the ISO week, which belongs to the year of its Thursday; mondayOf is its inverse', () => {
  for (const [day, week] of [
    ['2026-11-16', '2026-W47'],
    ['2026-11-22', '2026-W47'],
    ['2026-12-31', '2026-W53'],
    ['2027-01-03', '2026-W53'],
    ['2027-01-04', '2027-W01'],
    ['2029-12-31', '2030-W01'],
  ] as const) {
    assert.equal(weekOf(day), week);
    assert.equal(weekOf(mondayOf(week)!), week);
  }
  assert.equal(mondayOf('2026-W47'), '2026-11-16');
  for (const text of ['2026-W00', '2026-W54', '2027-W53', '2026-47', ''])
    assert.equal(mondayOf(text), undefined);
});

test('a week is offered from its Monday on, and is over after its Sunday', () => {
  assert.equal(isOffered('2026-W47', '2026-11-20'), true);
  assert.equal(isOffered('2026-W46', '2026-11-20'), false);
  assert.equal(isOffered('2026-W48', '2026-11-20'), false);
  assert.equal(isPast('2026-W47', '2026-11-22'), false);
  assert.equal(isPast('2026-W47', '2026-11-23'), true);
  assert.equal(isPast('2026-11-20', '2026-11-20'), false);
  assert.deepEqual(around('2026-W48', '2026-12-01'), { before: '2026-W47', after: '2026-W49' });
  assert.deepEqual(around('2026-W47', '2026-11-20'), { before: undefined, after: undefined });
  assert.equal(monthOf('2026-W49'), '2026-11');
  assert.equal(monthOf('2026-11-20'), '2026-11');
});

test('months are offered from the first challenge to today', () => {
  assert.equal(isOfferedMonth('2026-11', '2026-11-20'), true);
  for (const text of ['2026-10', '2026-12', '2026-13', '2026-1', '', '2026-11-20'])
    assert.equal(isOfferedMonth(text, '2026-11-20'), false);
  assert.deepEqual(aroundMonth('2026-12', '2027-02-01'), { before: '2026-11', after: '2027-01' });
  assert.deepEqual(aroundMonth('2026-11', '2026-11-20'), { before: undefined, after: undefined });
});

test('weeksOf returns the calendar of a month from Monday to Sunday', () => {
  const weeks = weeksOf('2026-11');
  assert.equal(weeks.length, 6);
  assert.deepEqual(weeks[0], [...Array<undefined>(6).fill(undefined), '2026-11-01']);
  assert.deepEqual(weeks[5], ['2026-11-30', ...Array<undefined>(6).fill(undefined)]);
  assert.equal(weeksOf('2027-02').length, 4);
});
