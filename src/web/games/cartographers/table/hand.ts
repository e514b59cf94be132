import {
  ambushCard,
  attackedCells,
  type Cell,
  type Command,
  cellAt,
  columnOf,
  eightWays,
  exploreCard,
  type Grid,
  type Options,
  rowOf,
  rulesOf,
  type ShapeRows,
  type Terrain,
  type View,
} from '../../../../games/cartographers/ui.ts';

/** The shape that the player holds over the map, with its orientation, terrain and place. */
export interface Hand {
  readonly shape: number;
  /** One of eight orientations: 0 to 3 quarter turns clockwise, plus 4 if the shape is flipped. */
  readonly way: number;
  readonly terrain: number;
  /** The space that the player points at. The middle of the shape is held there. */
  readonly at?: Cell;
}

export const EMPTY_HAND: Hand = { shape: 0, way: 0, terrain: 0 };

/** The orientation after a quarter turn clockwise. */
export const turnedWay = (way: number): number => (way & 4) | ((way + 1) & 3);

/** The orientation after a flip from left to right. A flip reverses the direction of earlier rotations. */
export const flippedWay = (way: number): number => ((way & 4) ^ 4) | ((4 - (way & 3)) & 3);

/** The space of a shape by which the pointer holds it: the one nearest to the middle of its bounding box. */
const handleOf = (rows: ShapeRows): readonly [row: number, column: number] => {
  const [middleRow, middleColumn] = [(rows.length - 1) / 2, (rows[0]!.length - 1) / 2];
  let best: readonly [number, number] = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  rows.forEach((line, r) => {
    [...line].forEach((mark, c) => {
      const far = Math.abs(r - middleRow) + Math.abs(c - middleColumn);
      if (mark === '#' && far < least) {
        least = far;
        best = [r, c];
      }
    });
  });
  return best;
};

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The top left corner of a shape that is held at a space by its middle. It is moved if needed to stay on the sheet. */
const cornerOf = (grid: Grid, rows: ShapeRows, at: Cell): readonly [top: number, left: number] => {
  const [handleRow, handleColumn] = handleOf(rows);
  return [
    within(rowOf(grid, at) - handleRow, grid.height - rows.length),
    within(columnOf(grid, at) - handleColumn, grid.width - rows[0]!.length),
  ];
};

/** The spaces that a shape covers while it is held at a space. */
export const hangingCells = (grid: Grid, rows: ShapeRows, at: Cell): Cell[] => {
  const [top, left] = cornerOf(grid, rows, at);
  return rows.flatMap((line, r) =>
    [...line].flatMap((mark, c) => (mark === '#' ? [cellAt(grid, top + r, left + c)] : [])),
  );
};

/** Where a shape that was held at `at` is held after a drag from the space `from` to the space `to`. */
export const draggedAt = (grid: Grid, rows: ShapeRows, at: Cell, from: Cell, to: Cell): Cell => {
  const [top, left] = cornerOf(grid, rows, at);
  const [handleRow, handleColumn] = handleOf(rows);
  const row = top + handleRow + rowOf(grid, to) - rowOf(grid, from);
  const column = left + handleColumn + columnOf(grid, to) - columnOf(grid, from);
  return cellAt(grid, within(row, grid.height - 1), within(column, grid.width - 1));
};

/** The shapes that the player can choose from, as printed on the card. */
export const shapesFor = (view: View, options: Options): readonly ShapeRows[] => {
  const rules = rulesOf(view.config);
  if (options.type === 'draw' && view.phase.type === 'draw')
    return exploreCard(rules, view.phase.card).shapes.map(shape => shape.rows);
  if (options.type === 'drawMonster' && view.phase.type === 'ambush')
    return [ambushCard(rules, view.phase.card).shape];
  return [['#']];
};

export const terrainsFor = (options: Options): readonly Terrain[] => {
  if (options.type === 'draw' || options.type === 'drawSingle') return options.terrains;
  return options.type === 'drawHero' ? ['hero'] : ['monster'];
};

/** The spaces that the held shape covers, with the command that draws on them. */
export interface Held {
  readonly cells: readonly Cell[];
  readonly terrain: Terrain;
  readonly command: Command;
  /** The spaces that the held hero would attack. */
  readonly marks: readonly Cell[];
}

/** The rows of the held shape after rotations and flips. */
export const rowsHeld = (view: View, options: Options, { shape, way }: Hand): ShapeRows => {
  const shapes = shapesFor(view, options);
  return eightWays(shapes[Math.min(shape, shapes.length - 1)]!)[way]!;
};

export const heldBy = (view: View, options: Options, hand: Hand): Held | undefined => {
  if (hand.at === undefined || options.type === 'none' || options.type === 'choose') return undefined;
  const { grid } = rulesOf(view.config).map;
  const terrains = terrainsFor(options);
  const terrain = terrains[Math.min(hand.terrain, terrains.length - 1)]!;
  const cells = hangingCells(grid, rowsHeld(view, options, hand), hand.at);
  const plain = { cells, terrain, marks: [] };
  switch (options.type) {
    case 'draw':
    case 'drawSingle':
      return { ...plain, command: { type: 'draw', terrain, cells } };
    case 'drawMonster':
    case 'drawMonsterSingle':
      return { ...plain, command: { type: 'drawMonster', cells } };
    case 'drawHero': {
      const orientation = hand.way % options.attacks.length;
      const marks = attackedCells(grid, options.attacks[orientation]!, hand.at);
      return { ...plain, marks, command: { type: 'drawHero', cell: hand.at, orientation } };
    }
    default:
      return { ...plain, command: { type: options.type, cell: hand.at } };
  }
};
