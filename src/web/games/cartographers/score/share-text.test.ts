import assert from 'node:assert/strict';
import { test } from 'node:test';
import { landOf } from '../../../../games/cartographers/board/land.ts';
import { fullScene } from '../art/test/scenes.ts';
import { shareText, squaresOf } from './share-text.ts';

test('the share text draws a map with one colored square per space, row by row', () => {
  const { map, sheet } = fullScene(11, 7);
  const rows = squaresOf(map, sheet).split('\n');
  assert.equal(rows.length, 11);
  for (const row of rows) assert.equal([...row].length, 7);
  const land = landOf(map, sheet);
  const all = [...rows.join('')];
  assert.equal(all.filter(square => square === '🟩').length, land.forest.list().length);
  assert.equal(all.filter(square => square === '🟪').length, land.monster.list().length);
  assert.equal(all.filter(square => square === '⬜').length, land.empty.list().length);
});

test('the share text names the game and the players before the map', () => {
  const { map, sheet } = fullScene(5, 5);
  const text = shareText({ title: 'Alidade', lines: ['Ada 78 ★'], map, sheet });
  assert.match(text, /^Alidade\nAda 78 ★\n[^\n]+\n/u);
});
