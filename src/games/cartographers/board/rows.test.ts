import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Grid, gridOf, MAX_SIDE, type Rows } from './grid.ts';
import {
  besideRows,
  cellsOf,
  countBits,
  countCells,
  enclosedBy,
  hasCell,
  isNone,
  withCells,
  withoutCells,
} from './rows.ts';

const SMALL = gridOf(3, 4);
const LARGE = gridOf(MAX_SIDE, MAX_SIDE);

const rowsOf = (grid: Grid, ...cells: number[]): Rows => withCells(grid, grid.none, cells);

test('`countBits` counts the spaces of a row of up to 20 columns', () => {
  assert.deepEqual([0, 1, 0b1011, LARGE.line].map(countBits), [0, 1, 3, 20]);
});

test('spaces can be added to a set, listed in reading order and removed', () => {
  const rows = rowsOf(SMALL, 11, 0, 5);
  assert.deepEqual(cellsOf(SMALL, rows), [0, 5, 11]);
  assert.equal(countCells(rows), 3);
  assert.ok(hasCell(SMALL, rows, 5) && !hasCell(SMALL, rows, 6));
  assert.deepEqual(cellsOf(SMALL, withoutCells(SMALL, rows, [5, 6])), [0, 11]);
  assert.ok(isNone(withoutCells(SMALL, rows, [0, 5, 11])) && !isNone(rows));
});

test('adding or removing spaces returns new rows and leaves the old ones unchanged', () => {
  const before = rowsOf(SMALL, 1);
  withCells(SMALL, before, [2]);
  withoutCells(SMALL, before, [1]);
  assert.deepEqual(cellsOf(SMALL, before), [1]);
});

test('`besideRows` finds the neighbors of the last space of the largest sheet', () => {
  const last = MAX_SIDE * MAX_SIDE - 1;
  const rows = rowsOf(LARGE, last);
  assert.deepEqual(cellsOf(LARGE, rows), [last]);
  assert.deepEqual(cellsOf(LARGE, besideRows(LARGE, rows)), [last - MAX_SIDE, last - 1]);
});

test('CA-52 spaces are beside each other if they share a side; the end of a row isn’t beside the next row', () => {
  assert.deepEqual(cellsOf(SMALL, besideRows(SMALL, rowsOf(SMALL, 5))), [1, 4, 6, 9]);
  assert.deepEqual(cellsOf(SMALL, besideRows(SMALL, rowsOf(SMALL, 3))), [2, 7]);
  assert.deepEqual(cellsOf(SMALL, besideRows(SMALL, rowsOf(SMALL, 4))), [0, 5, 8]);
});

test('CA-55 `enclosedBy` counts a side at the edge of the sheet as closed', () => {
  assert.deepEqual(cellsOf(SMALL, enclosedBy(SMALL, rowsOf(SMALL, 1, 4))), [0]);
  assert.deepEqual(cellsOf(SMALL, enclosedBy(SMALL, rowsOf(SMALL, 1, 4, 6, 9))), [0, 5, 8]);
  assert.deepEqual(enclosedBy(LARGE, LARGE.all), LARGE.all);
  assert.deepEqual(enclosedBy(LARGE, LARGE.none), LARGE.none);
});
