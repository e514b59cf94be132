import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cells } from '../../../../games/cartographers/board/cells.ts';
import { parseCell } from '../../../../games/cartographers/board/grid.ts';
import { namedMap } from '../../../../games/cartographers/board/maps.ts';
import { blankSheet } from '../../../../games/cartographers/sheet.ts';

// The settings module reads localStorage on import, so this fake must exist before the import.
Object.assign(globalThis, { localStorage: { getItem: () => '{"language":"en"}' } });
const { cellWords } = await import('./cell-messages.ts');

const map = namedMap('A');
const cell = (name: string): number => parseCell(map.grid, name) as number;
const rows = (...names: readonly string[]) => Cells.of(map.grid, names.map(cell)).rows;

test('cellWords describes everything that is drawn on a space', () => {
  const ruins = new Cells(map.grid, map.ruins.rows).list();
  const covered = ruins[0]!;
  const sheet = {
    ...blankSheet(map.grid),
    paid: rows('B4'),
    monster: rows('A1', 'A2'),
    letters: { D: rows('A1') },
    marks: rows('A2', 'A3'),
    destroyed: rows('A4'),
    farm: Cells.of(map.grid, [covered]).rows,
  };
  const said = (name: string): string => cellWords({ map, sheet }, cell(name));
  assert.equal(said('B4'), 'B4, mountain, coin taken');
  assert.equal(said('A1'), 'A1, monster, D');
  assert.equal(said('A2'), 'A2, monster, under attack');
  assert.equal(said('A3'), 'A3, empty, under attack');
  assert.equal(said('A4'), 'A4, destroyed');
  assert.match(cellWords({ map, sheet }, covered), /, farm, on ruins$/);
  assert.match(cellWords({ map, sheet }, ruins[1]!), /, ruins$/);
  assert.equal(cellWords({ map, sheet: blankSheet(map.grid) }, cell('B4')), 'B4, mountain, with a coin');
});
