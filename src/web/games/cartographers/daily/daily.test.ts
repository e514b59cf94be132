import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSeed, parseSeed } from '../../../../engine/random.ts';
import { today } from '../../../today.ts';
import { dailySeed, dayOf, lastDays } from './daily.ts';

const head = (day: string) => ({
  openSeed: true,
  seats: [{ name: 'Maud' }],
  config: {},
  seedHash: hashSeed(dailySeed(day).seed),
});

test('a game with the seed of a day is the daily map of that day, unless that day is years ago', () => {
  assert.equal(dayOf(head(today())), today());
  const [, , before] = lastDays(3);
  assert.equal(dayOf(head(before!)), before);
  assert.equal(dayOf(head('2001-01-01')), undefined);
});

test('a game with a different seed, more seats or different rules is not a daily map', () => {
  const daily = head(today());
  assert.equal(dayOf({ ...daily, seedHash: hashSeed(parseSeed('another').seed) }), undefined);
  assert.equal(dayOf({ ...daily, openSeed: false }), undefined);
  assert.equal(dayOf({ ...daily, seats: [...daily.seats, { bot: 'greedy' }] }), undefined);
  assert.equal(dayOf({ ...daily, config: { map: 'B' } }), undefined);
});

test('the daily map of a day has the same seed as in earlier versions', () => {
  assert.deepEqual(dailySeed('2026-11-17'), parseSeed('daily 2026-11-17'));
});
