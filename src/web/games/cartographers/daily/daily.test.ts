import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSeed, parseSeed } from '../../../../engine/random.ts';
import { dailySeed, dayOf, lastDays } from './daily.ts';
import { today } from './today.ts';

const head = (day: string) => ({
  openSeed: true,
  seats: [{ name: 'Maud' }],
  config: {},
  seedHash: hashSeed(dailySeed(day).seed),
});

test('a game on the seed of a day is the daily map of that day', () => {
  assert.equal(dayOf(head(today())), today());
  const [, , before] = lastDays(3);
  assert.equal(dayOf(head(before!)), before);
  assert.equal(dayOf(head('2001-01-01')), undefined);
});

test('another seed, more seats or other rules make no daily map', () => {
  const daily = head(today());
  assert.equal(dayOf({ ...daily, seedHash: hashSeed(parseSeed('another').seed) }), undefined);
  assert.equal(dayOf({ ...daily, openSeed: false }), undefined);
  assert.equal(dayOf({ ...daily, seats: [...daily.seats, { bot: 'greedy' }] }), undefined);
  assert.equal(dayOf({ ...daily, config: { map: 'B' } }), undefined);
});

test('the seed of a day is the one that earlier versions used', () => {
  assert.deepEqual(dailySeed('2026-11-17'), parseSeed('daily 2026-11-17'));
});
