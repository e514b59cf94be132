import { type Cell, cellAt, type Grid, type Rows } from './grid.ts';

/** A shape as drawn on a card: `#` is a space, `.` a gap, which may be over anything (CA-23). */
export type ShapeRows = readonly string[];

/** A shape in one orientation. Its position on a map sheet is the space at the top left corner of its bounding box. */
export interface Orientation {
  readonly height: number;
  readonly width: number;
  /** The row and column of each space within the box, in reading order. */
  readonly spaces: readonly (readonly [row: number, column: number])[];
  /** The same as `spaces`, as a flat list of row, column, row, column, which is faster in inner loops. */
  readonly steps: readonly number[];
}

const turned = (rows: ShapeRows): ShapeRows =>
  Array.from({ length: rows[0]!.length }, (_, c) =>
    rows
      .map(row => row[c])
      .reverse()
      .join(''),
  );

const flipped = (rows: ShapeRows): ShapeRows => rows.map(row => [...row].reverse().join(''));

const orientation = (rows: ShapeRows): Orientation => {
  const spaces = rows.flatMap((row, r) =>
    [...row].flatMap((mark, c) => (mark === '#' ? [[r, c] as const] : [])),
  );
  return { height: rows.length, width: rows[0]!.length, spaces, steps: spaces.flat() };
};

/** The drawing in all eight orientations: rotated 0 to 3 times, then flipped and rotated. Some may be equal. */
export const eightWays = (rows: ShapeRows): ShapeRows[] => {
  const turns = (start: ShapeRows): ShapeRows[] => {
    const ways = [start];
    for (let i = 0; i < 3; i++) ways.push(turned(ways[i]!));
    return ways;
  };
  return [...turns(rows), ...turns(flipped(rows))];
};

/** The different drawings among the eight orientations, the printed one first. */
export const distinctWays = (rows: ShapeRows): ShapeRows[] => {
  const seen = new Map(eightWays(rows).map(way => [way.join('/'), way]));
  return [...seen.values()];
};

const known = new WeakMap<ShapeRows, readonly Orientation[]>();

/** CA-22: every different rotation and flip of a shape, the printed one first. */
export const orientations = (rows: ShapeRows): readonly Orientation[] => {
  const found = known.get(rows);
  if (found) return found;
  const ways = distinctWays(rows).map(orientation);
  known.set(rows, ways);
  return ways;
};

/** CA-21: the places where the shape fits on empty spaces, as the set of spaces at the top left corner of its box. */
export const anchors = (grid: Grid, shape: Orientation, empty: Rows): number[] => {
  const places = grid.none.slice();
  const { steps } = shape;
  for (let r = grid.height - shape.height; r >= 0; r--) {
    let fits = grid.line;
    for (let i = 0; i < steps.length && fits !== 0; i += 2) fits &= empty[r + steps[i]!]! >>> steps[i + 1]!;
    places[r] = fits;
  }
  return places;
};

/** Those of the given places at which at least one space of the shape is on a space of `targets`. */
export const touchingAnchors = (grid: Grid, shape: Orientation, places: Rows, targets: Rows): number[] => {
  const hits = grid.none.slice();
  const { steps } = shape;
  for (let r = grid.height - shape.height; r >= 0; r--) {
    if (places[r] === 0) continue;
    let hit = 0;
    for (let i = 0; i < steps.length; i += 2) hit |= targets[r + steps[i]!]! >>> steps[i + 1]!;
    hits[r] = places[r]! & hit;
  }
  return hits;
};

/** The spaces that a shape covers if the top left corner of its box is on `anchor`. The shape must fit there. */
export const cellsAt = (
  grid: Pick<Grid, 'width'>,
  shape: Pick<Orientation, 'spaces'>,
  anchor: Cell,
): Cell[] => shape.spaces.map(([row, column]) => anchor + row * grid.width + column);

/** The orientation among `shapes` that these spaces form, if any. */
export const matching = (
  grid: Grid,
  shapes: readonly Orientation[],
  cells: readonly Cell[],
): Orientation | undefined => {
  if (cells.length !== shapes[0]!.spaces.length) return undefined;
  let top = grid.height;
  let left = grid.width;
  for (const cell of cells) {
    top = Math.min(top, (cell / grid.width) | 0);
    left = Math.min(left, cell % grid.width);
  }
  const corner = cellAt(grid, top, left);
  return shapes.find(shape => left + shape.width <= grid.width && isAt(grid, shape, corner, cells));
};

const isAt = (grid: Grid, { spaces }: Orientation, corner: Cell, cells: readonly Cell[]): boolean => {
  for (const [row, column] of spaces) if (!cells.includes(corner + row * grid.width + column)) return false;
  return true;
};
