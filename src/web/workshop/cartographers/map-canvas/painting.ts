import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import {
  type Cell,
  columnOf,
  type Drawing,
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

/** A layer of letters over a sheet, one text per row; `.` is nothing. */
export type Painting = readonly string[];

export const NOTHING = '.';

export const blankPainting = (height: number, width: number): Painting =>
  Array.from({ length: height }, () => NOTHING.repeat(width));

export const letterAt = (rows: Painting, cell: Cell): string =>
  rows[Math.floor(cell / rows[0]!.length)]![cell % rows[0]!.length]!;

/** The painting with a letter on these spaces; the same painting if nothing changes. */
export const painted = (rows: Painting, cells: readonly Cell[], letter: string): Painting => {
  const fresh = cells.filter(cell => letterAt(rows, cell) !== letter);
  if (fresh.length === 0) return rows;
  const letters = rows.map(row => [...row]);
  const width = rows[0]!.length;
  for (const cell of fresh) letters[Math.floor(cell / width)]![cell % width] = letter;
  return letters.map(row => row.join(''));
};

/** The same painting on a larger or smaller sheet: what is cut off is lost, what is new is bare. */
export const resized = (rows: Painting, height: number, width: number): Painting =>
  blankPainting(height, width).map((bare, r) => ((rows[r] ?? '').slice(0, width) + bare).slice(0, width));

/** A map by its letter or as a file gives it. */
export type MapChoice = MapId | MapData;

/** The printed layer, unchecked: also of a map that is still being drawn and would be refused. */
export const printedLayer = (rows: Painting): PrintedMap => readDrawing(rows, []).map;

export const printedOf = (choice: MapChoice): PrintedMap => {
  if (isMapId(choice)) return namedMap(choice);
  const map = parseMap(choice);
  return isRefusal(map) ? namedMap('A') : map;
};

/** The drawn layer, without what was painted on mountains and wasteland. */
export const drawingOf = (map: PrintedMap, rows: Painting): Drawing => {
  const blocked = map.mountain.or(map.wasteland).list();
  return readDrawing(painted(rows, blocked, NOTHING), []).drawing;
};

const LETTERS = 'FVAWMHX';

/** The sheet as text: the letters of the rules, and the ruins that are covered named below. */
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

/** A sheet read from text: which map it is drawn on, and the drawn layer. */
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
  const grid = { height: rows.length, width: rows[0]!.length } as PrintedMap['grid'];
  const cells = names.map(name => parseCell(grid, name));
  if (cells.some(cell => cell === undefined)) return undefined;
  return (cells as Cell[]).map(cell => [rowOf(grid, cell), columnOf(grid, cell)]);
};

/** The printed rows of a map. */
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

/** One of the printed sheets if it is one, else a map of its own. */
const choiceFor = (map: PrintedMap): MapChoice => {
  const rows = printedRows(map);
  const known = (Object.keys(MAPS) as MapId[]).find(id => MAPS[id].rows.join() === rows.join());
  return known ?? { id: 'own', name: { en: 'Custom map', fr: 'Feuille personnelle' }, rows };
};

/** Reads a map file: the data as JSON, or the bare rows as text. */
export const parseMapFile = (text: string): MapData | Refusal => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const read = parseMapText(text);
    if (isRefusal(read)) return read;
    return isMapId(read.map) ? MAPS[read.map] : read.map;
  }
  const map = parseMap(data);
  if (isRefusal(map)) return map;
  const { id, name, rows } = data as MapData;
  return { id, name: { en: name.en, fr: name.fr }, rows: [...rows] };
};
