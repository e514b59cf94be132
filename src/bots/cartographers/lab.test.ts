import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { histogramOf } from '../histogram.ts';
import { BOTS } from './index.ts';
import { isSearched, LAB_BOT, type LabGame, labGames } from './lab.ts';

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

test('`labGames` gives the same games for the same seed in every box, even if it starts at a later game', () => {
  for (const game of ['base', 'heroes', 'combined'] as const) {
    const games = some({ game }, 40);
    const [tenth] = labGames({ game }, 'lab', 9);
    assert.deepEqual(tenth, games[9]);
    assert.deepEqual(some({ game }, 12), games.slice(0, 12));
    assert.ok(
      meanOf(games) > 60 && meanOf(games) < 150,
      `expected the games to have a mean of 60 to 150 stars, found ${meanOf(games)}`,
    );
  }
});

test('`labGames` plays with LAB_BOT, on the printed sheet and on a map file', () => {
  for (const config of [{}, sheetOf(Array.from({ length: 7 }, () => '......^'))]) {
    const seed = parseSeed('lab:0');
    const match = playMatch(cartographers, { seed, config, players: [BOTS[LAB_BOT]] });
    if (isRefusal(match))
      throw new Error(`expected a playable config, but setup refused it: ${match.refused}`);
    const { totals, solo } = match.state.result!;
    assert.deepEqual(some(config, 1), [{ stars: totals[0], rating: solo!.rating }]);
  }
});

test('`isSearched` is true for supported rules, and false for a map of a size that the searching bots don’t support', () => {
  assert.deepEqual(
    [{}, { game: 'combined' }, sheetOf(['......', '......', '......', '......'])].map(config =>
      isSearched(config as object),
    ),
    [true, true, false],
  );
});

test('scores on a sheet without mountains or on a small sheet are lower on average', () => {
  const wide = Array.from({ length: 11 }, () => '...........');
  const usual = meanOf(some({}, 60));
  assert.ok(meanOf(some(sheetOf(wide), 60)) + 8 < usual);
  assert.ok(meanOf(some(sheetOf(Array.from({ length: 6 }, () => '......')), 10)) + 8 < usual);
});

test('`labGames` refuses an invalid config', () => {
  const { value, done } = labGames({ map: 'Z' } as never, 'x').next();
  assert.ok(done && value && 'refused' in value);
});

test('a histogram counts every game in exactly one bar', () => {
  const { bars, breadth, mean, tenths } = histogramOf([-3, 0, 5, 5, 47]);
  assert.equal(
    bars.reduce((sum, { games }) => sum + games, 0),
    5,
  );
  assert.equal(breadth, 3);
  assert.deepEqual([mean, tenths], [10.8, [-3, 5, 47]]);
  assert.deepEqual(histogramOf([4]).bars, [{ from: 4, games: 1 }]);
});
