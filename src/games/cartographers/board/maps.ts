import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import type { Text } from '../../../engine/text.ts';
import { isObject } from '../../../engine/util.ts';
import { refuse } from '../codes.ts';
import { Cells } from './cells.ts';
import { type Cell, cellAt, type Grid, gridOf, MAX_SIDE, MIN_SIDE } from './grid.ts';

/** The content of a map file. In its rows, `.` is a plain space, `^` a mountain, `#` wasteland and `R` ruins. */
export interface MapData {
  readonly id: string;
  readonly name: Text;
  readonly rows: readonly string[];
}

/** CA-03: the map sheets that have not been compared with a printed copy. */
export const UNSURE_MAPS: readonly string[] = ['D'];

/** CA-04: the printed layer of a map sheet. It never changes. */
export interface PrintedMap {
  readonly id: string;
  readonly name: Text;
  readonly grid: Grid;
  readonly mountain: Cells;
  readonly ruins: Cells;
  readonly wasteland: Cells;
}

const WILDERNESS = { en: 'Wilderness', fr: 'Région Sauvage' };
const WASTELANDS = { en: 'Wastelands', fr: 'Terres Désolées' };

/**
 * CA-03: the printed maps. The ruins of sheet C and all of sheet D are uncertain. Players can use a map file instead
 * (docs/rules/open-points.md).
 */
export const MAPS = {
  A: {
    id: 'A',
    name: WILDERNESS,
    rows: [
      '...........',
      '...^.R.....',
      '.R......^R.',
      '...........',
      '...........',
      '.....^.....',
      '...........',
      '...........',
      '.R^......R.',
      '.....R.^...',
      '...........',
    ],
  },
  B: {
    id: 'B',
    name: WASTELANDS,
    rows: [
      '...........',
      '......R.^..',
      '..R^.......',
      '.....#.....',
      '....##R....',
      '....###....',
      '.R...#.....',
      '.....^..R..',
      '.........^.',
      '..^R.......',
      '...........',
    ],
  },
  C: {
    id: 'C',
    name: { en: 'Wilderness', fr: 'Terres Sauvages' },
    rows: [
      '...........',
      '.^..R......',
      '...........',
      '.......R^..',
      '...........',
      '...^.......',
      '......R....',
      '..R........',
      '.........^.',
      '.....^..R..',
      'R..........',
    ],
  },
  D: {
    id: 'D',
    name: WASTELANDS,
    rows: [
      '...........',
      '.#.R....R^.',
      '.#.........',
      '...^.......',
      '...........',
      '.R....^..##',
      '.......R.#R',
      '...........',
      '..^......^.',
      '##...R.....',
      '...........',
    ],
  },
} as const satisfies Record<string, MapData>;

export type MapId = keyof typeof MAPS;

const LETTERS = '.^#R';

/** The reason why these rows are not a valid map, or undefined if they are one. */
export const checkRows = (rows: unknown, letters: string): Refusal | undefined => {
  if (!Array.isArray(rows) || !rows.every(row => typeof row === 'string')) return refuse('map-not-rows');
  const height = rows.length;
  const width = rows[0]?.length ?? 0;
  if (Math.min(height, width) < MIN_SIDE || Math.max(height, width) > MAX_SIDE)
    return refuse('map-bad-size', { height, width, min: MIN_SIDE, max: MAX_SIDE });
  const uneven = rows.findIndex(row => row.length !== width);
  if (uneven >= 0) return refuse('map-uneven-rows', { row: uneven, length: rows[uneven]!.length, width });
  for (const [row, line] of rows.entries())
    for (const [column, letter] of [...line].entries())
      if (!letters.includes(letter)) return refuse('map-bad-letter', { letter, row, column, letters });
  return undefined;
};

/** The spaces with one of these letters. */
export const cellsMarked = (grid: Grid, rows: readonly string[], letters: string): Cells => {
  const found: Cell[] = [];
  for (const [r, line] of rows.entries())
    for (const [c, letter] of [...line].entries())
      if (letters.includes(letter)) found.push(cellAt(grid, r, c));
  return Cells.of(grid, found);
};

const isText = (value: unknown): value is Text =>
  isObject(value) && typeof value.en === 'string' && typeof value.fr === 'string';

/** Reads and checks a map file. */
export const parseMap = (data: unknown): PrintedMap | Refusal => {
  if (!isObject(data)) return refuse('map-not-rows');
  const { rows, id, name } = data;
  const wrong = checkRows(rows, LETTERS);
  if (wrong) return wrong;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return refuse('map-bad-id');
  if (!isText(name)) return refuse('map-bad-name');
  // This cast is safe because `checkRows` accepts only lists of strings.
  return printedMap({ id, name, rows: rows as readonly string[] });
};

const printedMap = (data: MapData): PrintedMap | Refusal => {
  const grid = gridOf(data.rows.length, data.rows[0]!.length);
  const mountain = cellsMarked(grid, data.rows, '^');
  const wasteland = cellsMarked(grid, data.rows, '#');
  const total = grid.height * grid.width;
  const drawable = total - mountain.size - wasteland.size;
  if (drawable * 10 < total * 6) return refuse('map-too-little-to-draw', { drawable, total });
  return {
    id: data.id,
    name: data.name,
    grid,
    mountain,
    wasteland,
    ruins: cellsMarked(grid, data.rows, 'R'),
  };
};

const printed = new Map<string, PrintedMap>();

export const namedMap = (id: MapId): PrintedMap => {
  const known = printed.get(id);
  if (known) return known;
  const map = printedMap(MAPS[id]);
  if (isRefusal(map)) throw new Error(`expected a valid map ${id}, but it was refused: ${map.refused}`);
  printed.set(id, map);
  return map;
};

export const isMapId = (value: unknown): value is MapId =>
  typeof value === 'string' && Object.hasOwn(MAPS, value);
