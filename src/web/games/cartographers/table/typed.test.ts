import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf, makeCell } from '../../../../games/cartographers/board/grid.ts';
import { eightWays } from '../../../../games/cartographers/board/shapes.ts';
import { hangingCells } from './hand.ts';
import { parseTyped, type Typable } from './typed.ts';

const grid = gridOf(11, 11);
const asked: Typable = { grid, terrains: ['village', 'water'], shapes: [['.#', '##'], ['###']] };

/** The spaces that a typed line would draw on. */
const drawn = (line: string): string => {
  const typed = parseTyped(asked, line);
  if (typed.type !== 'hand') return typed.type;
  const { shape, way, at } = typed.hand;
  const cells = hangingCells(grid, eightWays(asked.shapes[shape]!)[way]!, at as number);
  return cells.map(cell => makeCell(grid, cell)).join(' ');
};

test("a typed space is where the shape's first space goes, not its middle as with a pointer", () => {
  assert.equal(drawn('village 2 E5'), 'E5 E6 E7');
  assert.equal(drawn('water 2 r90 at A11'), 'A11 B11 C11');
  assert.equal(drawn('eau B2'), 'B2 C1 C2');
});

test('a typed shape that would leave the map is refused, not moved', () => {
  assert.equal(drawn('village 2 at A11'), 'off-map');
  assert.equal(drawn('village A1'), 'off-map');
});

test("a terrain or shape that isn't on the card and an unreadable line are refused with different errors", () => {
  assert.equal(drawn('forest at B2'), 'other-terrain');
  assert.equal(drawn('village 3 at B2'), 'other-shape');
  assert.equal(drawn('village'), 'unread');
  assert.equal(drawn('villain at B2'), 'unread');
});

test('the commands “ink”, “back”, “undo” and “help” can be typed in both languages', () => {
  assert.deepEqual(['ink', 'Encrer', 'back', 'reposer', 'undo', 'annuler', 'help', 'aide'].map(drawn), [
    'ink',
    'ink',
    'back',
    'back',
    'undo',
    'undo',
    'help',
    'help',
  ]);
});
