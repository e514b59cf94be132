import { CORNERS, type Corner, type Direction, type ShapeRows } from '../../../../games/cartographers/ui.ts';
import { path, picture, rect, UNIT, use } from '../../../art/ink.ts';

/** Draws a hero and the spaces that the hero attacks. */
export const drawPattern = (rows: ShapeRows): string => {
  let drawn = '';
  for (const [r, row] of rows.entries())
    for (const [c, mark] of [...row].entries()) {
      const [x, y] = [c * UNIT, r * UNIT];
      if (mark === 'H') drawn += rect('a-hero', x, y, UNIT, UNIT, 3) + use('hero-0', x, y);
      if (mark === '*') drawn += rect('a-bare', x, y, UNIT, UNIT, 3) + use('attack', x, y);
      if (mark !== '.') drawn += rect('a-swatch-line', x, y, UNIT, UNIT, 3);
    }
  const [wide, high] = [rows[0]!.length, rows.length];
  const box = `-2 -2 ${wide * UNIT + 4} ${high * UNIT + 4}`;
  return picture('a-shape', box, drawn).replace('<svg ', `<svg width="${wide}em" height="${high}em" `);
};

const SPOTS: { readonly [C in Corner]: readonly [number, number] } = {
  'top-left': [10, 10],
  'top-right': [50, 10],
  'bottom-right': [50, 50],
  'bottom-left': [10, 50],
};

/** CS-02: draws a sheet with the corner at which a monster starts, and the monster's path along the edge. */
export const drawCorner = (corner: Corner, direction: Direction): string => {
  const from = CORNERS.indexOf(corner);
  const to = CORNERS[(from + (direction === 'clockwise' ? 1 : 3)) % 4]!;
  const [x, y] = SPOTS[corner];
  const [dx, dy] = [Math.sign(SPOTS[to][0] - x), Math.sign(SPOTS[to][1] - y)];
  const [tipX, tipY] = [x + dx * 38, y + dy * 38];
  const head = `M${tipX - dx * 8 - dy * 6} ${tipY - dy * 8 - dx * 6}L${tipX} ${tipY}`;
  const other = `L${tipX - dx * 8 + dy * 6} ${tipY - dy * 8 + dx * 6}`;
  return picture(
    'deal-corner',
    '0 0 60 60',
    rect('a-swatch-line', 3, 3, 54, 54, 2) +
      `<circle class="deal-corner-start" cx="${x}" cy="${y}" r="5.5"/>` +
      path('deal-corner-way', `M${x} ${y}L${tipX} ${tipY}${head}${other}`),
  );
};

/** Draws an arrow for the direction in which players pass their sheets. */
export const drawPass = (direction: Direction): string => {
  const turn = direction === 'clockwise' ? '' : ' transform="matrix(-1 0 0 1 60 0)"';
  const arrow = 'M49.5 20a22 22 0 1 1-19.5-12M24 1l7 7l-7 7';
  return picture('deal-corner', '0 0 60 60', `<g${turn}>${path('deal-corner-way', arrow)}</g>`);
};
