import { type Cell, cellAt, type Grid, type Rows } from '../board/grid.ts';
import { hasCell } from '../board/rows.ts';
import { orientations, type ShapeRows } from '../board/shapes.ts';
import { CORNERS, type Corner, type Direction } from '../cards/ambush.ts';

type Spot = readonly [row: number, column: number];

/**
 * CS-03: where the box of a shape may lie, in the order in which solo tries them: along the edge from the
 * corner, all the way round, then one space further in. Every place comes exactly once.
 */
export function* soloSpots(
  grid: Grid,
  box: { readonly height: number; readonly width: number },
  corner: Corner,
  direction: Direction,
): Generator<Spot> {
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
    yield* ringSpots(corners, CORNERS.indexOf(corner), direction === 'clockwise' ? 1 : 3);
  }
}

function* ringSpots(corners: readonly Spot[], start: number, step: number): Generator<Spot> {
  let [row, column] = corners[start];
  const seen = new Set([row * 100 + column]);
  yield [row, column];
  for (let side = 1; side <= 4; side++) {
    const [toRow, toColumn] = corners[(start + side * step) % 4];
    while (row !== toRow || column !== toColumn) {
      row += Math.sign(toRow - row);
      column += Math.sign(toColumn - column);
      // A ring of one row or column is walked once, not there and back.
      if (seen.has(row * 100 + column)) continue;
      seen.add(row * 100 + column);
      yield [row, column];
    }
  }
}

/** What the walk needs to know of an ambush. */
export interface Walker {
  readonly shape: ShapeRows;
  readonly corner: Corner;
  readonly direction: Direction;
  /** the box, or the shape's first space, goes along the edge. */
  readonly anchor: 'box' | 'cell';
}

/** One place that was tried: its spaces, and whether they are all empty. */
export interface Step {
  readonly cells: readonly Cell[];
  readonly fits: boolean;
}

/** CS-02: the shape as printed at every place of the walk, up to the first where it fits. */
export function* soloWalk(grid: Grid, empty: Rows, walker: Walker): Generator<Step> {
  const [shape] = orientations(walker.shape);
  const box = walker.anchor === 'box' ? shape : { height: 1, width: 1 };
  const [first] = shape.spaces;
  for (const [row, column] of soloSpots(grid, box, walker.corner, walker.direction)) {
    const top = walker.anchor === 'box' ? row : row - first[0];
    const left = walker.anchor === 'box' ? column : column - first[1];
    const onSheet = shape.spaces
      .map(([r, c]) => [top + r, left + c])
      .filter(([r, c]) => r >= 0 && c >= 0 && r < grid.height && c < grid.width);
    const cells = onSheet.map(([r, c]) => cellAt(grid, r, c));
    const fits = cells.length === shape.spaces.length && cells.every(cell => hasCell(grid, empty, cell));
    yield { cells, fits };
    if (fits) return;
  }
}

/** The spaces an ambush takes in solo, if there is a place for it. */
export const soloPlace = (grid: Grid, empty: Rows, walker: Walker): readonly Cell[] | undefined => {
  for (const { cells, fits } of soloWalk(grid, empty, walker)) if (fits) return cells;
  return undefined;
};
