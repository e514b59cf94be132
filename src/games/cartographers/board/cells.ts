import { type Cell, columnOf, type Grid, type Rows, rowOf } from './grid.ts';
import {
  besideRows,
  cellsOf,
  countBits,
  countCells,
  enclosedBy,
  hasCell,
  isNone,
  withCells,
} from './rows.ts';

/** An immutable set of spaces of one map sheet. The code of scoring cards uses its operations. */
export class Cells {
  readonly grid: Grid;
  readonly rows: Rows;

  constructor(grid: Grid, rows: Rows) {
    this.grid = grid;
    this.rows = rows;
  }

  static none(grid: Grid): Cells {
    return new Cells(grid, grid.none);
  }

  static of(grid: Grid, cells: readonly Cell[]): Cells {
    return new Cells(grid, withCells(grid, grid.none, cells));
  }

  static union(grid: Grid, sets: readonly Cells[]): Cells {
    return sets.reduce((all, set) => all.or(set), Cells.none(grid));
  }

  and(other: Cells): Cells {
    return this.#with(other, (a, b) => a & b);
  }

  or(other: Cells): Cells {
    return this.#with(other, (a, b) => a | b);
  }

  minus(other: Cells): Cells {
    return this.#with(other, (a, b) => a & ~b);
  }

  #with(other: Cells, combine: (a: number, b: number) => number): Cells {
    const rows = Array<number>(this.rows.length);
    for (let r = 0; r < rows.length; r++) rows[r] = combine(this.rows[r]!, other.rows[r]!);
    return new Cells(this.grid, rows);
  }

  get size(): number {
    return countCells(this.rows);
  }

  get isEmpty(): boolean {
    return isNone(this.rows);
  }

  has(cell: Cell): boolean {
    return hasCell(this.grid, this.rows, cell);
  }

  /** Whether this set contains every space of the other set. */
  covers(other: Cells): boolean {
    for (let r = 0; r < this.rows.length; r++) if ((other.rows[r]! & ~this.rows[r]!) !== 0) return false;
    return true;
  }

  meets(other: Cells): boolean {
    for (let r = 0; r < this.rows.length; r++) if ((this.rows[r]! & other.rows[r]!) !== 0) return true;
    return false;
  }

  /** The spaces that share a side with a space of this set; spaces of the set itself may be among them. */
  neighbors(): Cells {
    return new Cells(this.grid, besideRows(this.grid, this.rows));
  }

  /** CA-52: whether a space of this set shares a side with a space of the other. */
  touches(other: Cells): boolean {
    return this.neighbors().meets(other);
  }

  /** The spaces of this set that share a side with a space of the other. */
  beside(other: Cells): Cells {
    return this.and(other.neighbors());
  }

  /** The spaces of this set that share sides with at least `count` spaces of the other. */
  besideMany(other: Cells, count: number): Cells {
    const goal = Math.max(0, Math.min(count, SIDES.length + 1));
    const found = [this, ...Array<Cells>(goal).fill(Cells.none(this.grid))];
    for (const [down, right] of SIDES) {
      const side = other.shifted(down, right);
      for (let n = goal; n > 0; n--) found[n] = found[n]!.or(found[n - 1]!.and(side));
    }
    return found[goal]!;
  }

  /** The spaces of this set whose four neighbors are all in the set `wall` or off the sheet. */
  enclosedBy(wall: Cells): Cells {
    return this.and(new Cells(this.grid, enclosedBy(this.grid, wall.rows)));
  }

  /** CA-53: the clusters of this set, in reading order of their first space. */
  regions(): Cells[] {
    const rest = this.rows.slice();
    const regions: Cells[] = [];
    for (let r = 0; r < rest.length; r++)
      while (rest[r] !== 0) {
        const region = flood(this.grid.none, rest, r, rest[r]! & -rest[r]!);
        for (let i = 0; i < rest.length; i++) rest[i]! &= ~region[i]!;
        regions.push(new Cells(this.grid, region));
      }
    return regions;
  }

  /** The spaces of this set in one row; rows and columns are counted from 0. */
  row(index: number): Cells {
    const rows = this.grid.none.slice();
    rows[index] = this.rows[index]!;
    return new Cells(this.grid, rows);
  }

  column(index: number): Cells {
    const rows = Array<number>(this.rows.length);
    for (let r = 0; r < rows.length; r++) rows[r] = this.rows[r]! & (1 << index);
    return new Cells(this.grid, rows);
  }

  /** The spaces of this set in each row, from the top; a row without any gives an empty set. */
  byRow(): Cells[] {
    return this.rows.map((_, r) => this.row(r));
  }

  byColumn(): Cells[] {
    return Array.from({ length: this.grid.width }, (_, c) => this.column(c));
  }

  /** The spaces of this set in each row where it has at least this many. */
  rowsWith(count: number): Cells[] {
    return this.rows.flatMap((row, r) => (countBits(row) >= count ? [this.row(r)] : []));
  }

  columnsWith(count: number): Cells[] {
    const columns: Cells[] = [];
    for (let c = 0; c < this.grid.width; c++) if (this.#columnSize(c) >= count) columns.push(this.column(c));
    return columns;
  }

  #columnSize(index: number): number {
    let size = 0;
    for (let r = 0; r < this.rows.length; r++) size += (this.rows[r]! >>> index) & 1;
    return size;
  }

  get rowCount(): number {
    return this.rows.reduce((count, row) => count + (row === 0 ? 0 : 1), 0);
  }

  get columnCount(): number {
    return countBits(this.rows.reduce((all, row) => all | row, 0));
  }

  /** This set moved by whole rows and columns. Spaces that leave the sheet are dropped. */
  shifted(down: number, right: number): Cells {
    const rows = Array<number>(this.rows.length);
    for (let r = 0; r < rows.length; r++) {
      const row = r - down >= 0 && r - down < rows.length ? this.rows[r - down]! : 0;
      rows[r] = (right < 0 ? row >>> -right : row << right) & this.grid.line;
    }
    return new Cells(this.grid, rows);
  }

  list(): Cell[] {
    return cellsOf(this.grid, this.rows);
  }

  rowOf(cell: Cell): number {
    return rowOf(this.grid, cell);
  }

  columnOf(cell: Cell): number {
    return columnOf(this.grid, cell);
  }
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

const spread = (seed: number, mask: number): number => {
  let filled = seed;
  for (;;) {
    const wider = (filled | (filled << 1) | (filled >>> 1)) & mask;
    if (wider === filled) return filled;
    filled = wider;
  }
};

/** The spaces of `mask` that are connected to `seed`. Passes over the rows down and up until it finds no more. */
const flood = (none: Rows, mask: Rows, row: number, seed: number): number[] => {
  const region = none.slice();
  region[row] = spread(seed, mask[row]!);
  for (let grown = true; grown; ) {
    grown = false;
    for (let r = 1; r < mask.length; r++) grown = pour(region, mask, r - 1, r) || grown;
    for (let r = mask.length - 2; r >= 0; r--) grown = pour(region, mask, r + 1, r) || grown;
  }
  return region;
};

const pour = (region: number[], mask: Rows, from: number, to: number): boolean => {
  const fresh = region[from]! & mask[to]! & ~region[to]!;
  if (fresh === 0) return false;
  region[to] = spread(region[to]! | fresh, mask[to]!);
  return true;
};
