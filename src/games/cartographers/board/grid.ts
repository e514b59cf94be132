import { isWhole } from '../../../engine/util.ts';
/** The number of a space on a map sheet: row × width + column, where row and column count from 0. */
export type Cell = number;

/** A set of spaces as plain data: one number per row of the sheet, with one bit per column. */
export type Rows = readonly number[];

export const MIN_SIDE = 5;
export const MAX_SIDE = 20;

/** The size of a map sheet. There is one object per size, so grids can be compared by identity. */
export interface Grid {
  readonly height: number;
  readonly width: number;
  /** The row mask in which every column is set. */
  readonly line: number;
  readonly none: Rows;
  readonly all: Rows;
  readonly edge: Rows;
}

const grids = new Map<number, Grid>();

export const gridOf = (height: number, width: number): Grid => {
  const key = height * 100 + width;
  const known = grids.get(key);
  if (known) return known;
  const line = 2 ** width - 1;
  const sides = 1 | (1 << (width - 1));
  const grid: Grid = {
    height,
    width,
    line,
    none: Array<number>(height).fill(0),
    all: Array<number>(height).fill(line),
    edge: Array.from({ length: height }, (_, r) => (r === 0 || r === height - 1 ? line : sides)),
  };
  grids.set(key, grid);
  return grid;
};

export const rowOf = (grid: Grid, cell: Cell): number => Math.floor(cell / grid.width);
export const columnOf = (grid: Grid, cell: Cell): number => cell % grid.width;
export const cellAt = (grid: Grid, row: number, column: number): Cell => row * grid.width + column;

/**
 * CA-03: the name of a space, such as B4. The letter is the row from the top, the number is the column from the left.
 */
export const makeCell = (grid: Grid, cell: Cell): string =>
  String.fromCharCode(65 + rowOf(grid, cell)) + (columnOf(grid, cell) + 1);

export const parseCell = (grid: Grid, text: string): Cell | undefined => {
  const match = /^([A-Ta-t])([1-9]\d?)$/.exec(text);
  if (!match) return undefined;
  const row = match[1]!.toUpperCase().charCodeAt(0) - 65;
  const column = Number(match[2]) - 1;
  return row < grid.height && column < grid.width ? cellAt(grid, row, column) : undefined;
};

/** Sorts spaces into reading order. The lists are short and almost sorted, so an insertion sort is fastest. */
export const inOrder = (cells: readonly Cell[]): Cell[] => {
  const sorted = cells.slice();
  for (let i = 1; i < sorted.length; i++) {
    const cell = sorted[i]!;
    let j = i - 1;
    for (; j >= 0 && sorted[j]! > cell; j--) sorted[j + 1] = sorted[j]!;
    sorted[j + 1] = cell;
  }
  return sorted;
};

export const isCell = (grid: Grid, value: unknown): value is Cell =>
  isWhole(value) && value >= 0 && value < grid.height * grid.width;
