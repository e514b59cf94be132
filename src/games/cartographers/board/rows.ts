import type { Cell, Grid, Rows } from './grid.ts';

/** Fast operations on row masks, for inner loops. Scoring cards use the set operations of cells.ts. */

/** The only property of a grid that is needed to compute the number of a space. */
type Width = Pick<Grid, 'width'>;

export const countBits = (word: number): number => {
  let x = word;
  x -= (x >>> 1) & 0x55555555;
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

export const hasCell = (grid: Width, rows: Rows, cell: Cell): boolean =>
  ((rows[(cell / grid.width) | 0]! >>> (cell % grid.width)) & 1) === 1;

export const withCells = (grid: Grid, rows: Rows, cells: readonly Cell[]): Rows => {
  const next = rows.slice();
  for (const cell of cells) next[(cell / grid.width) | 0]! |= 1 << (cell % grid.width);
  return next;
};

export const withoutCells = (grid: Grid, rows: Rows, cells: readonly Cell[]): Rows => {
  const next = rows.slice();
  for (const cell of cells) next[(cell / grid.width) | 0]! &= ~(1 << (cell % grid.width));
  return next;
};

/** The spaces of a set in reading order. */
export const cellsOf = (grid: Width, rows: Rows): Cell[] => {
  const cells: Cell[] = [];
  for (let r = 0; r < rows.length; r++)
    for (let bits = rows[r]!; bits !== 0; bits &= bits - 1)
      cells.push(r * grid.width + 31 - Math.clz32(bits & -bits));
  return cells;
};

export const isNone = (rows: Rows): boolean => {
  for (let r = 0; r < rows.length; r++) if (rows[r] !== 0) return false;
  return true;
};

export const meet = (a: Rows, b: Rows): boolean => {
  for (let r = 0; r < a.length; r++) if ((a[r]! & b[r]!) !== 0) return true;
  return false;
};

export const andRows = (a: Rows, b: Rows): number[] => {
  const both = Array<number>(a.length);
  for (let r = 0; r < a.length; r++) both[r] = a[r]! & b[r]!;
  return both;
};

/** The spaces of the first set that are not in the second. */
export const minusRows = (a: Rows, b: Rows): number[] => {
  const rest = Array<number>(a.length);
  for (let r = 0; r < a.length; r++) rest[r] = a[r]! & ~b[r]!;
  return rest;
};

export const countCells = (rows: Rows): number => {
  let count = 0;
  for (let r = 0; r < rows.length; r++) count += countBits(rows[r]!);
  return count;
};

/** The spaces whose four neighbors are all in the set `wall` or off the sheet. */
export const enclosedBy = (grid: Grid, wall: Rows): Rows => {
  const { height, width, line } = grid;
  const closed = Array<number>(height);
  const last = 1 << (width - 1);
  for (let r = 0; r < height; r++) {
    const above = r === 0 ? line : wall[r - 1]!;
    const below = r === height - 1 ? line : wall[r + 1]!;
    closed[r] = above & below & ((wall[r]! << 1) | 1) & ((wall[r]! >>> 1) | last) & line;
  }
  return closed;
};

/** The spaces that share a side with a space of the set. */
export const besideRows = (grid: Grid, rows: Rows): Rows => {
  const { height, line } = grid;
  const beside = Array<number>(height);
  for (let r = 0; r < height; r++)
    beside[r] =
      ((rows[r]! << 1) |
        (rows[r]! >>> 1) |
        (r > 0 ? rows[r - 1]! : 0) |
        (r < height - 1 ? rows[r + 1]! : 0)) &
      line;
  return beside;
};
