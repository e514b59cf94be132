import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSeed } from '../../../../engine/random.ts';
import type { SavedGame } from '../../../store.ts';
import type { StoredMapSummary } from '../stored-summary.ts';
import { dailySeed, lastDays } from './daily.ts';
import { daysIn, streakOf } from './daily-days.ts';

const [NOW, YESTERDAY, BEFORE] = lastDays(60) as [string, string, string];
const LONG_AGO = lastDays(60).at(-1)!;

const summary = (stars: number | undefined): StoredMapSummary => ({
  isOver: stars !== undefined,
  game: 'base',
  map: 'A',
  season: 0,
  ...(stars !== undefined && { stars }),
});

const kept = (id: string, day: string, stars?: number): SavedGame => ({
  id,
  changed: 1,
  isOver: stars !== undefined,
  players: [''],
  mine: [0],
  game: 'cartographers',
  head: {
    game: 'cartographers',
    rulesVersion: 1,
    config: {},
    seats: [{ name: 'Maud' }],
    seedHash: hashSeed(dailySeed(day).seed),
    openSeed: true,
  },
  gist: summary(stars),
  isPractice: false,
});

test('the list has the last 30 days and older days that were played, the newest first', () => {
  const days = daysIn([kept('old', LONG_AGO, 40)]);
  assert.equal(days.length, 31);
  assert.deepEqual(days[0], { day: NOW, stars: undefined, id: undefined, isBegun: false });
  assert.deepEqual(days.at(-1), { day: LONG_AGO, stars: 40, id: 'old', isBegun: false });
});

test('a day shows the stars of its best finished game, but opens an unfinished game if there is one', () => {
  const [now, yesterday] = daysIn([
    kept('a', NOW, 30),
    kept('b', NOW, 50),
    kept('c', YESTERDAY, 20),
    kept('d', YESTERDAY),
  ]);
  assert.deepEqual(now, { day: NOW, stars: 50, id: 'b', isBegun: false });
  assert.deepEqual(yesterday, { day: YESTERDAY, stars: 20, id: 'd', isBegun: true });
});

test('a streak counts finished days in a row; today counts once it is finished', () => {
  assert.equal(streakOf(daysIn([])), 0);
  assert.equal(streakOf(daysIn([kept('a', YESTERDAY, 1), kept('b', BEFORE, 1)])), 2);
  assert.equal(streakOf(daysIn([kept('a', NOW, 1), kept('b', YESTERDAY, 1), kept('c', BEFORE)])), 2);
  assert.equal(streakOf(daysIn([kept('a', BEFORE, 1)])), 0);
  const all = lastDays(60);
  const month = all.slice(0, 30).map(day => kept(day, day, 1));
  assert.equal(streakOf(daysIn([...month, kept('old', all[40]!, 1)])), 30);
});
