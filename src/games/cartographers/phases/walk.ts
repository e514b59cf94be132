import { type Cell, cellAt, type Grid, type Rows } from '../board/grid.ts';
import { hasCell } from '../board/rows.ts';
import { anchors, cellsAt, type Orientation, orientations, type ShapeRows } from '../board/shapes.ts';
import { CORNERS, type Corner, type Direction } from '../cards/ambush.ts';

type Spot = readonly [row: number, column: number];
type Box = { readonly height: number; readonly width: number };

const walks = new Map<string, readonly Spot[]>();

/**
 * CS-03: the positions of a shape's box in the order in which a solo ambush tries them: from the corner along the
 * edge, all the way around, then one space further in, and so on. Every position occurs exactly once.
 */
export const soloSpots = (grid: Grid, box: Box, corner: Corner, direction: Direction): readonly Spot[] => {
  const key = `${grid.height} ${grid.width} ${box.height} ${box.width} ${corner} ${direction}`;
  const known = walks.get(key);
  if (known) return known;
  const spots = [...ringsOf(grid, box, CORNERS.indexOf(corner), direction === 'clockwise' ? 1 : 3)];
  if (walks.size < 1000) walks.set(key, spots);
  return spots;
};

function* ringsOf(grid: Grid, box: Box, start: number, step: number): Generator<Spot> {
  for (let ring = 0; ; ring++) {
    const bottom = grid.height - box.height - ring;
    const right = grid.width - box.width - ring;
    if (ring > bottom || ring > right) return;
    const corners: readonly Spot[] = [
      [ring, ring],
      [ring, right],
      [bottom, right],
      [bottom, ring],
    ];
    yield* ringSpots(corners, start, step);
  }
}

function* ringSpots(corners: readonly Spot[], start: number, step: number): Generator<Spot> {
  let [row, column] = corners[start]!;
  const seen = new Set([row * 100 + column]);
  yield [row, column];
  for (let side = 1; side <= 4; side++) {
    const [toRow, toColumn] = corners[(start + side * step) % 4]!;
    while (row !== toRow || column !== toColumn) {
      row += Math.sign(toRow - row);
      column += Math.sign(toColumn - column);
      // In an innermost ring of one row or column, the way back would repeat the positions of the way there.
      if (seen.has(row * 100 + column)) continue;
      seen.add(row * 100 + column);
      yield [row, column];
    }
  }
}

/** The properties of an ambush that the walk needs. */
export interface Walker {
  readonly shape: ShapeRows;
  readonly corner: Corner;
  readonly direction: Direction;
  /** CA-A-23: whether the box or the shape's first space moves along the edge. */
  readonly anchor: 'box' | 'cell';
}

/** A position that a solo ambush tried: the spaces of its shape, and whether they are all empty. */
export interface WalkStep {
  readonly cells: readonly Cell[];
  readonly fits: boolean;
}

/** The spaces of the shape at a position, without those off the sheet. */
const spacesAt = (grid: Grid, shape: Orientation, top: number, left: number): Cell[] => {
  const cells: Cell[] = [];
  for (const [r, c] of shape.spaces) {
    const row = top + r;
    const column = left + c;
    if (row >= 0 && column >= 0 && row < grid.height && column < grid.width)
      cells.push(cellAt(grid, row, column));
  }
  return cells;
};

/** CS-02: every position that a solo ambush tries, up to the first at which its printed shape fits. */
export const soloWalk = (grid: Grid, empty: Rows, walker: Walker): WalkStep[] => {
  const shape = orientations(walker.shape)[0]!;
  const byBox = walker.anchor === 'box';
  const [row, column] = byBox ? [0, 0] : shape.spaces[0]!;
  const steps: WalkStep[] = [];
  for (const spot of soloSpots(grid, byBox ? shape : SINGLE, walker.corner, walker.direction)) {
    const cells = spacesAt(grid, shape, spot[0] - row, spot[1] - column);
    const fits = cells.length === shape.spaces.length && cells.every(cell => hasCell(grid, empty, cell));
    steps.push({ cells, fits });
    if (fits) break;
  }
  return steps;
};

const SINGLE: Box = { height: 1, width: 1 };

/** The number of positions that a solo ambush tries, and the spaces of the last one if the shape fits there. */
export interface WalkEnd {
  readonly tried: number;
  readonly spot?: readonly Cell[];
}

/** The same as the end of `soloWalk`, but faster, because it doesn't list the steps. */
export const soloTried = (grid: Grid, empty: Rows, walker: Walker): WalkEnd => {
  const shape = orientations(walker.shape)[0]!;
  const byBox = walker.anchor === 'box';
  const [row, column] = byBox ? [0, 0] : shape.spaces[0]!;
  const fits = anchors(grid, shape, empty);
  const spots = soloSpots(grid, byBox ? shape : SINGLE, walker.corner, walker.direction);
  for (const [i, spot] of spots.entries()) {
    const top = spot[0] - row;
    const left = spot[1] - column;
    if (top >= 0 && left >= 0 && ((fits[top]! >>> left) & 1) === 1)
      return { tried: i + 1, spot: cellsAt(grid, shape, cellAt(grid, top, left)) };
  }
  return { tried: spots.length };
};

/** CS-02: the spaces that a solo ambush covers, or undefined if its shape fits nowhere. */
export const soloPlace = (grid: Grid, empty: Rows, walker: Walker): readonly Cell[] | undefined =>
  soloTried(grid, empty, walker).spot;
