import type { Cells, Grid, Rows } from '../../../../games/cartographers/ui.ts';
import { fix1, type Point, UNIT, wobbleAt } from '../../../art/ink.ts';

/** How the line around a cluster is drawn. Lengths are in SVG units. */
export interface Edge {
  readonly kind: 'straight' | 'soft' | 'bulging' | 'jagged';
  /** How far inside the spaces' border the line is. */
  readonly inset: number;
  /** How many units of each side are replaced by a rounded corner. */
  readonly round: number;
  /** The approximate distance between two bends of a side. */
  readonly step: number;
  /** How far a bend may be from the straight line. */
  readonly stray: number;
}

/** The straight border of the spaces. */
export const BORDER: Edge = { kind: 'straight', inset: 0, round: 0, step: UNIT, stray: 0 };

// East, south, west, north. Loops run clockwise, so the set is on their right.
const STEPS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** For each corner of the grid, a bit mask of the directions in which a border leaves it. */
const leaving = ({ height, width }: Grid, rows: Rows): number[] => {
  const across = width + 1;
  const out = Array<number>(across * (height + 1)).fill(0);
  const has = (r: number, c: number) => c >= 0 && c < width && (((rows[r] ?? 0) >>> c) & 1) === 1;
  for (let r = 0; r < height; r++)
    for (let c = 0; c < width; c++) {
      if (!has(r, c)) continue;
      const corner = r * across + c;
      if (!has(r - 1, c)) out[corner]! |= 1;
      if (!has(r, c + 1)) out[corner + 1]! |= 2;
      if (!has(r + 1, c)) out[corner + across + 1]! |= 4;
      if (!has(r, c - 1)) out[corner + across]! |= 8;
    }
  return out;
};

/**
 * The borders of a set of spaces as closed loops of grid corners: outer loops clockwise, holes
 * counterclockwise. Where two spaces touch only at a corner, each keeps its own loop.
 */
export const loopsOf = (grid: Grid, rows: Rows): Point[][] => {
  const across = grid.width + 1;
  const out = leaving(grid, rows);
  const loops: Point[][] = [];
  for (let start = 0; start < out.length; start++)
    while (out[start] !== 0) {
      // In reading order, the first corner of a loop has only one outgoing border, so the loop is complete on its return.
      const loop: Point[] = [];
      let at = start;
      let heading = -1;
      do {
        const next = turnAt(out[at]!, heading);
        out[at]! &= ~(1 << next);
        if (next !== heading) loop.push([at % across, Math.floor(at / across)]);
        heading = next;
        at += STEPS[next]![0] + STEPS[next]![1] * across;
      } while (at !== start);
      loops.push(loop);
    }
  return loops;
};

/** The direction in which a loop continues. Prefers a right turn, which stays with the same space. */
const turnAt = (open: number, heading: number): number => {
  for (const turn of heading < 0 ? [0, 1, 2, 3] : [1, 0, 3]) {
    const next = (Math.max(heading, 0) + turn) & 3;
    if (open & (1 << next)) return next;
  }
  return 0;
};

interface Corner {
  readonly at: Point;
  /** Whether the border turns right at this corner, which makes it an outer corner. */
  readonly isConvex: boolean;
}

/** The corners of a loop in SVG units, moved inward by `inset`. */
const cornersOf = (loop: readonly Point[], inset: number): Corner[] =>
  loop.map(([x, y], i) => {
    const [px, py] = loop.at(i - 1)!;
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    const [ax, ay] = [Math.sign(x - px), Math.sign(y - py)];
    const [bx, by] = [Math.sign(nx - x), Math.sign(ny - y)];
    return {
      at: [x * UNIT - inset * (ay + by), y * UNIT + inset * (ax + bx)],
      isConvex: ax * by - ay * bx > 0,
    };
  });

const put = ([x, y]: Point): string => `${fix1(x)} ${fix1(y)}`;

interface Side {
  readonly from: Corner;
  readonly to: Corner;
  readonly length: number;
  /** The point `along` units along the side and `inwards` units to its right, where the set is. */
  readonly at: (along: number, inwards: number) => Point;
}

const sidesOf = (corners: readonly Corner[]): Side[] =>
  corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
    const length = Math.abs(dx) + Math.abs(dy);
    const [ux, uy] = [Math.sign(dx), Math.sign(dy)];
    const at = (along: number, inwards: number): Point => [
      from.at[0] + ux * along - uy * inwards,
      from.at[1] + uy * along + ux * inwards,
    ];
    return { from, to, length, at };
  });

/** The bends of one side. If `kind` is jagged, every other bend is deeper. */
const bendsOf = ({ at, length }: Side, { round, step, stray, kind }: Edge): Point[] => {
  const straight = length - 2 * round;
  const count = Math.max(1, Math.round(straight / step));
  const bends: Point[] = [];
  for (let i = 0; i <= count; i++) {
    const along = round + (straight * i) / count;
    const wobble = wobbleAt(...at(along, 0));
    bends.push(at(along, kind === 'jagged' ? (i % 2 ? 2.4 : -1) + wobble * stray : wobble * stray));
  }
  return bends;
};

const polygon = (points: readonly Point[]): string => `M${points.map(put).join('L')}Z`;

/** A smooth closed path that passes through the midpoints between neighboring points. */
const smooth = (points: readonly Point[]): string => {
  const middle = (i: number): Point => {
    const [a, b] = [points[i], points[(i + 1) % points.length]];
    return [(a![0] + b![0]) / 2, (a![1] + b![1]) / 2];
  };
  const curves = points.map((point, i) => `Q${put(point)} ${put(middle(i))}`);
  return `M${put(middle(points.length - 1))}${curves.join('')}Z`;
};

/** An SVG arc between two points that bulges outward a little less than a half circle. */
const arc = (from: Point, to: Point): string => {
  const radius = fix1(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.58);
  return `A${radius} ${radius} 0 0 1 ${put(to)}`;
};

/** A path with bulges along every side and around every outer corner, like treetops at the edge of a forest. */
const bulging = (sides: readonly Side[], { round, step, stray }: Edge): string => {
  const points = sides.flatMap(({ from, to, length, at }) => {
    const start = from.isConvex ? round : 0;
    const straight = length - start - (to.isConvex ? round : 0);
    const count = Math.max(1, Math.round(straight / step));
    const along = Array.from({ length: count }, (_, i) => {
      const place = start + (straight * i) / count;
      return at(place + (i === 0 ? 0 : wobbleAt(...at(place, 0)) * stray), 0);
    });
    return to.isConvex ? [...along, at(start + straight, 0)] : along;
  });
  const arcs = points.map((point, i) => arc(point, points[(i + 1) % points.length]!));
  return `M${put(points[0]!)}${arcs.join('')}Z`;
};

const drawLoop = (loop: readonly Point[], edge: Edge): string => {
  const corners = cornersOf(loop, edge.inset);
  if (edge.kind === 'straight' && edge.round === 0) return polygon(corners.map(({ at }) => at));
  const sides = sidesOf(corners);
  if (edge.kind === 'bulging') return bulging(sides, edge);
  const points = sides.flatMap(side => [side.from.at, ...bendsOf(side, edge)]);
  return edge.kind === 'jagged' ? polygon(points) : smooth(points);
};

/** The SVG path data for the line around a set of spaces. */
export const outline = (grid: Grid, rows: Rows, edge: Edge = BORDER): string =>
  loopsOf(grid, rows)
    .map(loop => drawLoop(loop, edge))
    .join('');

/** SVG path data for the lines between neighboring spaces of a set. The lines end shortly before the set's outline. */
export const seams = (set: Cells, gap = 0): string => {
  const at = (cell: number, dx: number, dy: number) =>
    `M${set.columnOf(cell) * UNIT + dx} ${set.rowOf(cell) * UNIT + dy}`;
  const long = UNIT - 2 * gap;
  const beside = set.and(set.shifted(0, -1)).list();
  const below = set.and(set.shifted(-1, 0)).list();
  return [
    ...beside.map(cell => `${at(cell, UNIT, gap)}v${long}`),
    ...below.map(cell => `${at(cell, gap, UNIT)}h${long}`),
  ].join('');
};
