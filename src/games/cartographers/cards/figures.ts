import { range } from '../../../engine/util.ts';
import { Cells } from '../board/cells.ts';
import { cellAt, type Grid } from '../board/grid.ts';
import type { Land } from '../board/land.ts';

/** CA-58: the complete lines, which are the rows and columns without an empty space. */
export const completeLines = ({ filled, grid }: Land): Cells[] => [
  ...filled.rowsWith(grid.width),
  ...filled.columnsWith(grid.height),
];

const diagonals = new WeakMap<Grid, readonly Cells[]>();

/** The diagonals that start in the left column and reach the bottom row. */
export const fallingDiagonals = (grid: Grid): readonly Cells[] => {
  const known = diagonals.get(grid);
  if (known) return known;
  const found = range(Math.min(grid.height, grid.width)).map(reach => {
    const top = grid.height - 1 - reach;
    const cells = range(reach + 1).map(step => cellAt(grid, top + step, step));
    return Cells.of(grid, cells);
  });
  diagonals.set(grid, found);
  return found;
};

/** The diagonal that goes up from the bottom left corner. */
export const risingDiagonal = (grid: Grid): Cells =>
  Cells.of(
    grid,
    range(Math.min(grid.height, grid.width)).map(step => cellAt(grid, grid.height - 1 - step, step)),
  );

/** The offsets by which a figure (a line or a square) is copied to make the figure of the next size. */
type Growth = readonly (readonly [down: number, right: number])[];

const DOWN: Growth = [[1, 0]];
const RIGHT: Growth = [[0, 1]];
const SQUARE: Growth = [...DOWN, ...RIGHT, [1, 1]];

const grow = (figure: Cells, by: Growth): Cells =>
  by.reduce((all, [down, right]) => all.or(figure.shifted(down, right)), figure);

/** The set that contains a figure of size n wherever `cells` contains one of size n + 1 at the same place. */
const shrink = (cells: Cells, by: Growth): Cells =>
  by.reduce((rest, [down, right]) => rest.and(cells.shifted(-down, -right)), cells);

const starts = (cells: Cells, size: number, by: Growth): Cells =>
  size <= 1 || cells.isEmpty ? cells : starts(shrink(cells, by), size - 1, by);

/** The top or left end of every straight line of this length in a set. */
export const lineStarts = (cells: Cells, length: number): Cells =>
  starts(cells, length, DOWN).or(starts(cells, length, RIGHT));

/** The top left corner of every square with this side in a set. */
export const squareStarts = (cells: Cells, side: number): Cells => starts(cells, side, SQUARE);

/** The largest figure in a set; of equal ones, the first in reading order. */
const largest = (cells: Cells, by: Growth): Cells => {
  const smaller = shrink(cells, by);
  if (smaller.isEmpty) return Cells.of(cells.grid, cells.list().slice(0, 1));
  return grow(largest(smaller, by), by);
};

export const largestSquare = (cells: Cells): Cells => largest(cells, SQUARE);

export const longestColumn = (cells: Cells): Cells => largest(cells, DOWN);

export const largestFirst = (regions: readonly Cells[]): readonly Cells[] =>
  regions.slice().sort((a, b) => b.size - a.size);
