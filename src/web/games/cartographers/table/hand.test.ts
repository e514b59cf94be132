import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gridOf, parseCell } from '../../../../games/cartographers/board/grid.ts';
import { eightWays } from '../../../../games/cartographers/board/shapes.ts';
import { draggedAt, flippedWay, hangingCells, turnedWay } from './hand.ts';

const grid = gridOf(11, 11);
const cell = (name: string): number => parseCell(grid, name) as number;
const SHAPE = ['###', '#..'];
const mirrored = (rows: readonly string[]): string[] => rows.map(row => [...row].reverse().join(''));

test('four rotations or two flips restore a shape', () => {
  for (let way = 0; way < 8; way++) {
    assert.equal([1, 2, 3, 4].reduce(turnedWay, way), way);
    assert.equal(flippedWay(flippedWay(way)), way);
  }
});

test('a flip mirrors the shape in its current rotation', () => {
  const ways = eightWays(SHAPE);
  for (let way = 0; way < 8; way++) assert.deepEqual(ways[flippedWay(way)], mirrored(ways[way]!));
});

test('the pointer holds a shape by its middle, and the shape stays on the sheet', () => {
  assert.deepEqual(hangingCells(grid, SHAPE, cell('E5')), ['E4', 'E5', 'E6', 'F4'].map(cell));
  assert.deepEqual(hangingCells(grid, SHAPE, cell('A1')), ['A1', 'A2', 'A3', 'B1'].map(cell));
  assert.deepEqual(hangingCells(grid, SHAPE, cell('K11')), ['J9', 'J10', 'J11', 'K9'].map(cell));
});

test('a dragged shape follows the finger, even if it starts at an edge that limited its position', () => {
  const drawn = (at: string, from: string, to: string): number[] =>
    hangingCells(grid, SHAPE, draggedAt(grid, SHAPE, cell(at), cell(from), cell(to)));
  assert.deepEqual(drawn('E5', 'F4', 'F5'), ['E5', 'E6', 'E7', 'F5'].map(cell));
  assert.deepEqual(drawn('A1', 'B1', 'B2'), ['A2', 'A3', 'A4', 'B2'].map(cell));
  assert.deepEqual(drawn('K11', 'K9', 'K8'), ['J8', 'J9', 'J10', 'K8'].map(cell));
  assert.deepEqual(drawn('E5', 'E5', 'A11'), ['A9', 'A10', 'A11', 'B9'].map(cell));
});
