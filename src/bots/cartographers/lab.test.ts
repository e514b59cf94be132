import assert from 'node:assert/strict';
import { test } from 'node:test';
import { histogramOf } from '../histogram.ts';
import { type LabGame, labGames } from './lab.ts';

const some = (config: object, count: number): LabGame[] => {
  const games: LabGame[] = [];
  for (const game of labGames(config, 'lab')) {
    games.push(game);
    if (games.length === count) break;
  }
  return games;
};

const meanOf = (games: readonly LabGame[]): number =>
  games.reduce((sum, { stars }) => sum + stars, 0) / games.length;

const sheetOf = (rows: readonly string[]) => ({ map: { id: 'm', name: { en: 'm', fr: 'm' }, rows } });

test('the same seed gives the same games, and every set can be looked into', () => {
  for (const game of ['base', 'heroes', 'combined'] as const) {
    const games = some({ game }, 60);
    assert.deepEqual(some({ game }, 60), games);
    assert.ok(meanOf(games) > 20 && meanOf(games) < 120, `${meanOf(games)}`);
  }
});

test('a sheet without mountains and their coins is poorer, and sheets of other sizes are played whole', () => {
  const wide = Array.from({ length: 11 }, () => '...........');
  assert.ok(meanOf(some(sheetOf(wide), 150)) + 10 < meanOf(some({}, 150)));
  assert.ok(meanOf(some(sheetOf(Array.from({ length: 6 }, () => '......')), 3)) > 20);
});

test('rules that cannot be are refused', () => {
  const { value, done } = labGames({ map: 'Z' } as never, 'x').next();
  assert.ok(done && value && 'refused' in value);
});

test('a histogram has every game in one bar', () => {
  const { bars, breadth, mean, tenths } = histogramOf([-3, 0, 5, 5, 47]);
  assert.equal(
    bars.reduce((sum, { games }) => sum + games, 0),
    5,
  );
  assert.equal(breadth, 3);
  assert.deepEqual([mean, tenths], [10.8, [-3, 5, 47]]);
  assert.deepEqual(histogramOf([4]).bars, [{ from: 4, games: 1 }]);
});
