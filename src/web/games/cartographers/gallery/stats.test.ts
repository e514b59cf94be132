import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sum } from '../../../../engine/util.ts';
import { starsEarned } from '../../../../games/cartographers/rules.ts';
import { randomGame } from '../../../../games/cartographers/test/random-game.ts';
import { storedSummaryOf } from '../../stored-summary.ts';
import type { StoredMapSummary } from '../stored-summary.ts';
import type { FinishedMap } from './finished.ts';
import { statsOf } from './stats.ts';

const finished = (id: string, more: Partial<FinishedMap>): FinishedMap => ({
  id,
  changed: Number(id.slice(1)),
  game: 'base',
  map: 'A',
  titleSet: 'base',
  seats: 1,
  kind: '',
  day: undefined,
  seedHash: id,
  seat: 0,
  stars: 0,
  earned: [],
  solo: undefined,
  isPractice: false,
  isOurs: true,
  ...more,
});

const MAPS = [
  finished('m1', { stars: 40, earned: [{ card: 'silos', stars: 12 }] }),
  finished('m2', { stars: 51, earned: [{ card: 'silos', stars: 20 }] }),
  finished('m3', { stars: 60, map: 'B', earned: [{ card: 'borderlands', stars: 24 }] }),
  finished('m4', { stars: 99, isPractice: true, earned: [{ card: 'silos', stars: 50 }] }),
];

test('statsOf gives the average and the best stars per sheet and per scoring card, without practice games', () => {
  const { all, sheets, edicts } = statsOf(MAPS);
  assert.deepEqual(all, { maps: 3, average: 151 / 3, best: 60, bestId: 'm3' });
  assert.deepEqual(sheets, [
    { map: 'A', maps: 2, average: 45.5, best: 51, bestId: 'm2' },
    { map: 'B', maps: 1, average: 60, best: 60, bestId: 'm3' },
  ]);
  assert.deepEqual(edicts, [
    { card: 'silos', maps: 2, average: 16, best: 20, bestId: 'm2' },
    { card: 'borderlands', maps: 1, average: 24, best: 24, bestId: 'm3' },
  ]);
});

test('statsOf groups maps with the same name as one sheet, and is empty without finished maps', () => {
  const own = { name: { en: 'Isle', fr: 'Île' } };
  const { sheets } = statsOf([finished('m1', { map: own }), finished('m2', { map: { ...own } })]);
  assert.deepEqual(
    sheets.map(({ map, maps }) => [map, maps]),
    [[own, 2]],
  );
  assert.deepEqual(statsOf([]), { all: undefined, sheets: [], edicts: [] });
});

test('a stored summary has the stars of every scoring card for each seat', () => {
  const { log, states } = randomGame('earned', { seats: 2, config: {} });
  const { edicts, sheets } = states.at(-1)!;
  const { earned } = storedSummaryOf('cartographers', log) as StoredMapSummary;
  const expected = edicts.map((card, i) => [card, sheets.map(({ seasons }) => sum(starsEarned(seasons, i)))]);
  assert.deepEqual(earned, Object.fromEntries(expected));
});
