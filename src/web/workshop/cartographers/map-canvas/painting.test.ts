import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { MAPS, type MapId, namedMap } from '../../../../games/cartographers/board/maps.ts';
import {
  blankPainting,
  drawingOf,
  letterAt,
  makeMapText,
  painted,
  parseMapFile,
  parseMapText,
  printedRows,
  type ReadSheet,
  resized,
} from './painting.ts';

test('painted changes only the given spaces, and returns the same object if nothing changes', () => {
  const bare = blankPainting(5, 6);
  const wood = painted(bare, [0, 7, 29], 'F');
  assert.deepEqual(wood, ['F.....', '.F....', '......', '......', '.....F']);
  assert.equal(painted(wood, [7], 'F'), wood);
  assert.equal(letterAt(wood, 29), 'F');
});

test('a resized painting keeps the letters that are still inside its borders', () => {
  assert.deepEqual(resized(['ab', 'cd'], 3, 3), ['ab.', 'cd.', '...']);
  assert.deepEqual(resized(['abc', 'def'], 1, 2), ['ab']);
});

test('a sheet with covered ruins stays the same when converted to text and back', () => {
  for (const id of Object.keys(MAPS) as MapId[]) {
    const map = namedMap(id);
    const ruins = map.ruins.list();
    const rows = painted(painted(blankPainting(11, 11), ruins.slice(0, 2), 'W'), [0, 1, 120], 'X');
    const read = parseMapText(makeMapText(map, rows)) as ReadSheet;
    assert.equal(read.map, id);
    assert.deepEqual(read.rows, rows);
  }
});

test('drawingOf ignores paint on mountains and wasteland', () => {
  const map = namedMap('B');
  const rows = painted(blankPainting(11, 11), map.mountain.or(map.wasteland).list(), 'F');
  assert.ok(drawingOf(map, rows).forest.every(row => row === 0));
});

test('parseMapText refuses anything that is not a map text', () => {
  for (const text of [
    '',
    '\n\n',
    'FFF',
    '<script>',
    `${'F'.repeat(6)}\n`.repeat(4),
    `${'.....\n'.repeat(5)}ruins: Z9`,
  ])
    assert.ok(isRefusal(parseMapText(text)), `expected parseMapText to refuse ${JSON.stringify(text)}`);
});

test('parseMapFile reads JSON or rows of text, and refuses anything else', () => {
  assert.deepEqual(parseMapFile(JSON.stringify({ ...MAPS.D, more: 1 })), MAPS.D);
  assert.equal(parseMapFile(MAPS.C.rows.join('\n')), MAPS.C);
  for (const text of ['{', 'null', '[]', '{"rows":["....."]}', '{"id":"a","name":"b","rows":[]}', '\u0000'])
    assert.ok(isRefusal(parseMapFile(text)), `expected parseMapFile to refuse ${JSON.stringify(text)}`);
  assert.deepEqual(printedRows(namedMap('B')), MAPS.B.rows);
});
