import assert from 'node:assert/strict';
import { test } from 'node:test';
import { date, number, signed } from './i18n.ts';

test('`number` and `signed` show 0 and -0 without a sign', () => {
  assert.equal(number(-0), '0');
  assert.equal(signed(-0), '0');
  assert.equal(number(-3), '−3');
});

test('`date` writes the first day of a month as “1er” in French, in every format', () => {
  const first = Date.UTC(2026, 11, 1, 12);
  const third = Date.UTC(2026, 11, 3, 12);
  const long = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  assert.equal(date(first, long, 'fr'), '1er décembre');
  assert.equal(date(third, long, 'fr'), '3 décembre');
  assert.equal(date(first, { dateStyle: 'full', timeZone: 'UTC' }, 'fr'), 'mardi 1er décembre 2026');
  assert.equal(date(Date.UTC(2026, 11, 21), { dateStyle: 'medium', timeZone: 'UTC' }, 'fr'), '21 déc. 2026');
  assert.equal(date(first, long, 'en'), 'December 1');
});
