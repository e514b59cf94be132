import { Cells, type Grid, landOf } from '../../../../games/cartographers/ui.ts';
import { path, picture, rect, UNIT } from '../../../art/ink.ts';
import { gridLines } from './frame.ts';
import { KINDS } from './kinds.ts';
import type { MapScene } from './map.ts';
import { outline } from './outline.ts';

/** A sign for each terrain, readable on a space of eight pixels. Each path starts at the space's upper left corner. */
const SIGNS = {
  wasteland: 'm11 13h.1m21 4h.1m-13 13h.1m17 6h.1m-25 2h.1',
  farm: 'm8 14h32m-32 10h32m-32 10h32',
  water: 'm8 19q8-10 16 0t16 0m-32 15q8-10 16 0t16 0',
  village: 'm12 39v-17l12-12l12 12v17z',
  forest: 'm24 42v-12a11 11 0 1 1 .1 0',
  hero: 'm12 10h24v16c0 8-6 12-12 16c-6-4-12-8-12-16z',
  destroyed: 'm11 11l26 26m0-26l-26 26',
  monster: 'm9 8l9 9h12l9-9v20l-9 13h-12l-9-13z',
  mountain: 'm5 41l19-34l19 34zm19-34l4 16l7 18',
  ruins: 'm12 40v-16c0-16 20-16 24-4m0 20v-8',
  marks: 'm3 3h13l-13 13zm42 0v13l-13-13zm0 42h-13l13-13zm-42 0v-13l13 13z',
} as const;

const signs = (name: keyof typeof SIGNS, cells: Cells): string => {
  if (cells.isEmpty) return '';
  const each = cells
    .list()
    .map(cell => `M${cells.columnOf(cell) * UNIT} ${cells.rowOf(cell) * UNIT}${SIGNS[name]}`);
  return path(`a-sign a-sign-${name}`, each.join(''));
};

const EDGE = 4;

/** Width and height of a small drawing, in SVG units. */
export const smallSize = ({ width, height }: Grid): readonly [number, number] => [
  width * UNIT + 2 * EDGE,
  height * UNIT + 2 * EDGE,
];

/** Draws a simplified sheet for thumbnails: two paths per terrain, no tiles. */
export const drawSmall = ({ map, sheet }: Pick<MapScene, 'map' | 'sheet'>): string => {
  const { grid } = map;
  const land = landOf(map, sheet);
  const [across, down] = [grid.width * UNIT, grid.height * UNIT];
  let drawn = rect('a-paper', 0, 0, across, down) + path('a-grid', gridLines(grid));
  for (const kind of KINDS) {
    if (land[kind].isEmpty) continue;
    drawn += path(`a-c a-${kind}`, outline(grid, land[kind].rows)) + signs(kind, land[kind]);
  }
  drawn +=
    signs('mountain', land.mountain) +
    signs('ruins', land.ruins.minus(land.filled)) +
    signs('marks', new Cells(grid, sheet.marks ?? grid.none)) +
    rect('a-small-line', 0, 0, across, down);
  return picture('a-small', `${-EDGE} ${-EDGE} ${smallSize(grid).join(' ')}`, drawn);
};
