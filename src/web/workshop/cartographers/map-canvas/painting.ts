import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { defined, keysOf } from '../../../../engine/util.ts';
import {
  type Cell,
  columnOf,
  type Drawing,
  type Grid,
  isMapId,
  landOf,
  MAPS,
  type MapData,
  type MapId,
  makeCell,
  namedMap,
  type PrintedMap,
  parseCell,
  parseDrawing,
  parseMap,
  readDrawing,
  refuse,
  rowOf,
} from '../../../../games/cartographers/ui.ts';
import { readMap } from '../paper/user-maps.ts';

/** A layer of letters on top of a sheet, one string per row. An empty space is `.`. */
export type Painting = readonly string[];

export const NOTHING = '.';

export const blankPainting = (height: number, width: number): Painting =>
  Array.from({ length: height }, () => NOTHING.repeat(width));

export const letterAt = (rows: Painting, cell: Cell): string =>
  rows[Math.floor(cell / rows[0]!.length)]![cell % rows[0]!.length]!;

/** The painting after painting a letter on these spaces. Returns the same object if nothing changes. */
export const painted = (rows: Painting, cells: readonly Cell[], letter: string): Painting => {
  const fresh = cells.filter(cell => letterAt(rows, cell) !== letter);
  if (fresh.length === 0) return rows;
  const letters = rows.map(row => [...row]);
  const width = rows[0]!.length;
  for (const cell of fresh) letters[Math.floor(cell / width)]![cell % width] = letter;
  return letters.map(row => row.join(''));
};

/** The painting on a larger or smaller sheet. Letters outside the new borders are lost; new spaces are empty. */
export const resized = (rows: Painting, height: number, width: number): Painting =>
  blankPainting(height, width).map((bare, r) => ((rows[r] ?? '').slice(0, width) + bare).slice(0, width));

/** The space to which a navigation key moves; undefined for every other key. */
export const nextCell = (
  { height, width }: Pick<Grid, 'height' | 'width'>,
  cell: Cell,
  { key, ctrlKey }: KeyboardEvent,
): Cell | undefined => {
  const column = cell % width;
  const last = width * height - 1;
  switch (key) {
    case 'ArrowUp':
      return cell < width ? cell : cell - width;
    case 'ArrowDown':
      return cell + width > last ? cell : cell + width;
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < width - 1 ? cell + 1 : cell;
    case 'Home':
      return ctrlKey ? 0 : cell - column;
    case 'End':
      return ctrlKey ? last : cell - column + width - 1;
    default:
      return undefined;
  }
};

/** A printed map by its letter, or a custom map in the format of a map file. */
export type MapChoice = MapId | MapData;

/** A map as printed. It isn't validated, because a map that the user is still drawing may be invalid. */
export const printedLayer = (rows: Painting): PrintedMap => readDrawing(rows, []).map;

export const printedOf = (choice: MapChoice): PrintedMap => {
  if (isMapId(choice)) return namedMap(choice);
  const map = parseMap(choice);
  return isRefusal(map) ? namedMap('A') : map;
};

/** What is drawn on the map. Ignores paint on mountains and wasteland. */
export const drawingOf = (map: PrintedMap, rows: Painting): Drawing => {
  const blocked = map.mountain.or(map.wasteland).list();
  return readDrawing(painted(rows, blocked, NOTHING), []).drawing;
};

const LETTERS = 'FVAWMHX';

/** Writes a sheet as text with the letters that the rules use. Covered ruins are listed below the rows. */
export const makeMapText = (map: PrintedMap, rows: Painting): string => {
  const { grid } = map;
  const land = landOf(map, drawingOf(map, rows));
  const letter = (cell: Cell): string => {
    if (map.mountain.has(cell)) return '^';
    if (map.wasteland.has(cell)) return '#';
    const drawn = letterAt(rows, cell);
    return drawn === NOTHING && map.ruins.has(cell) ? 'R' : drawn;
  };
  const lines = rows.map((row, r) => [...row].map((_, c) => letter(r * grid.width + c)).join(''));
  const covered = land.ruins.and(land.filled).list();
  const named = covered.map(cell => makeCell(grid, cell)).join(' ');
  return `${[...lines, ...(covered.length > 0 ? [`ruins: ${named}`] : [])].join('\n')}\n`;
};

/** A sheet parsed from text: its map and its drawn layer. */
export interface ReadSheet {
  readonly map: MapChoice;
  readonly rows: Painting;
}

export const parseMapText = (text: string): ReadSheet | Refusal => {
  const lines = text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '');
  const isRuins = (line: string) => /^ruins:/i.test(line);
  const rows = lines.filter(line => !isRuins(line)).map(line => line.toUpperCase());
  if (rows.length === 0) return refuse('map-not-rows');
  const places = parseRuins(rows, lines.find(isRuins) ?? '');
  if (!places) return refuse('map-bad-ruins');
  const read = parseDrawing(rows, places);
  if (isRefusal(read)) return read;
  const drawn = rows.map(row =>
    [...row].map(letter => (LETTERS.includes(letter) ? letter : NOTHING)).join(''),
  );
  const map = choiceFor(read.map);
  const refused = isMapId(map) ? undefined : parseMap(map);
  return isRefusal(refused) ? refused : { map, rows: drawn };
};

const parseRuins = (rows: Painting, line: string): (readonly [number, number])[] | undefined => {
  const names = line
    .replace(/^ruins:/i, '')
    .split(/[\s,]+/)
    .filter(Boolean);
  // Cast: parseCell reads only the size. gridOf would require a valid size, which isn't checked yet.
  const grid = { height: rows.length, width: rows[0]!.length } as PrintedMap['grid'];
  const cells = names.map(name => parseCell(grid, name)).filter(defined);
  if (cells.length < names.length) return undefined;
  return cells.map(cell => [rowOf(grid, cell), columnOf(grid, cell)]);
};

/** The rows of a map as printed. */
export const printedRows = ({ grid, mountain, wasteland, ruins }: PrintedMap): string[] =>
  blankPainting(grid.height, grid.width).map((row, r) =>
    [...row]
      .map((bare, c) => {
        const cell = r * grid.width + c;
        if (mountain.has(cell)) return '^';
        if (wasteland.has(cell)) return '#';
        return ruins.has(cell) ? 'R' : bare;
      })
      .join(''),
  );

/** The printed map that has the same rows, or a custom map. */
const choiceFor = (map: PrintedMap): MapChoice => {
  const rows = printedRows(map);
  const known = keysOf(MAPS).find(id => MAPS[id].rows.join() === rows.join());
  return known ?? { id: 'own', name: { en: 'Custom map', fr: 'Feuille personnelle' }, rows };
};

/** Parses a map file, which is JSON or only the rows as text. */
export const parseMapFile = (text: string): MapData | Refusal => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const read = parseMapText(text);
    if (isRefusal(read)) return read;
    return isMapId(read.map) ? MAPS[read.map] : read.map;
  }
  return readMap(data);
};
