import type { Refusal } from '../../../engine/refusal.ts';
import { refuse } from '../codes.ts';
import { Cells } from './cells.ts';
import { type Cell, cellAt, type Grid, gridOf } from './grid.ts';
import { DRAWABLE, type Drawing, type Land, type Terrain } from './land.ts';
import { cellsMarked, checkRows, type PrintedMap } from './maps.ts';

/** The letter of each terrain in every map that is drawn as text. */
export const TERRAIN_LETTERS: { readonly [T in Terrain]: string } = {
  forest: 'F',
  village: 'V',
  farm: 'A',
  water: 'W',
  monster: 'M',
  hero: 'H',
};
export const ALPHABET = '.FVAWMH^#XR';

/** A map that was read from text: its printed layer and the drawings on it. */
export interface DrawnMap {
  readonly map: PrintedMap;
  readonly drawing: Drawing;
}

/** Reads a map drawn as text. `ruins` lists the filled ruins, which the letters don't show. */
export const parseDrawing = (rows: unknown, ruins: unknown = []): DrawnMap | Refusal => {
  const wrong = checkRows(rows, ALPHABET);
  if (wrong) return wrong;
  // This cast is safe because `checkRows` accepts only lists of strings.
  const lines = rows as readonly string[];
  const grid = gridOf(lines.length, lines[0]!.length);
  const places = parsePlaces(grid, ruins);
  if (!Array.isArray(places)) return places;
  const blocked = places.find(cell =>
    '^#'.includes(lines[Math.floor(cell / grid.width)]![cell % grid.width]!),
  );
  if (blocked !== undefined)
    return refuse('map-overlap', { row: Math.floor(blocked / grid.width), column: blocked % grid.width });
  return readDrawing(lines, places);
};

/** Parses the ruins, which are listed as `[row, column]` pairs counted from 0. */
const parsePlaces = (grid: Grid, places: unknown): Cell[] | Refusal => {
  if (!Array.isArray(places)) return refuse('map-bad-ruins');
  const cells: Cell[] = [];
  for (const place of places) {
    if (!Array.isArray(place) || place.length !== 2) return refuse('map-bad-ruins');
    const [row, column] = place;
    if (!Number.isInteger(row) || !Number.isInteger(column)) return refuse('map-bad-ruins');
    if (row < 0 || column < 0 || row >= grid.height || column >= grid.width)
      return refuse('map-ruins-off-sheet', { row, column });
    cells.push(cellAt(grid, row, column));
  }
  return cells;
};

/** Reads valid rows of any size, without checking them. */
export const readDrawing = (rows: readonly string[], ruins: readonly Cell[]): DrawnMap => {
  const grid = gridOf(rows.length, rows[0]!.length);
  const marked = (letters: string) => cellsMarked(grid, rows, letters);
  const drawn = (terrain: Terrain) => marked(TERRAIN_LETTERS[terrain]).rows;
  return {
    map: {
      id: 'drawn',
      name: { en: 'Custom map', fr: 'Feuille personnelle' },
      grid,
      mountain: marked('^'),
      wasteland: marked('#'),
      ruins: marked('R').or(Cells.of(grid, ruins)),
    },
    drawing: {
      forest: drawn('forest'),
      village: drawn('village'),
      farm: drawn('farm'),
      water: drawn('water'),
      monster: drawn('monster'),
      hero: drawn('hero'),
      destroyed: marked('X').rows,
    },
  };
};

/** Draws a map as text. Unfilled ruins are `R`. */
export const makeDrawing = (land: Land): string[] => {
  const { grid } = land;
  const letter = (cell: Cell): string => {
    const terrain = DRAWABLE.find(t => land[t].has(cell));
    if (terrain) return TERRAIN_LETTERS[terrain];
    if (land.mountain.has(cell)) return '^';
    if (land.wasteland.has(cell)) return '#';
    if (land.destroyed.has(cell)) return 'X';
    return land.ruins.has(cell) ? 'R' : '.';
  };
  return Array.from({ length: grid.height }, (_, r) =>
    Array.from({ length: grid.width }, (_, c) => letter(cellAt(grid, r, c))).join(''),
  );
};
