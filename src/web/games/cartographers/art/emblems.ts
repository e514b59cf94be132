import { cellsMarked, gridOf, type ShapeRows } from '../../../../games/cartographers/ui.ts';
import { path, picture, rect, UNIT, use } from '../../../art/ink.ts';
import { type Kind, tileAt } from './kinds.ts';
import { type Edge, outline, seams } from './outline.ts';

/** Small pictures for the texts around the map. The page's styles set their size. */

export const coinEmblem = (): string => picture('a-emblem', '-9.5 -9.5 19 19', use('coin'));
export const starEmblem = (): string => picture('a-emblem', '0 0 24 24', use('star'));
export const beastEmblem = (): string => picture('a-emblem', '6 5 36 38', use('beast'));

/** A framed tile of this terrain, or the framed sign for a mountain or ruins. */
export const swatch = (kind: Kind | 'mountain' | 'ruins'): string => {
  const frame = (look: string) => rect(look, 1, 1, 46, 46, 2);
  if (kind === 'mountain' || kind === 'ruins') {
    const sign = use(kind) + (kind === 'mountain' ? use('coin', 37, 37) : '');
    return picture('a-swatch', '0 0 48 48', frame('a-bare') + sign + frame('a-swatch-line'));
  }
  const hatch = kind === 'monster' ? '<path fill="url(#t-hatch)" d="M1 1h46v46H1z"/>' : '';
  return picture(
    'a-swatch',
    '0 0 48 48',
    frame(`a-${kind}`) + hatch + use(`${kind}-0`) + frame('a-swatch-line'),
  );
};

const CARD_EDGE: Edge = { kind: 'soft', inset: 1, round: 3, step: 21, stray: 0 };

/** A shape as printed on its card, empty or filled with a terrain. Each space is as large as a letter of the text. */
export const drawShape = (rows: ShapeRows, terrain?: Kind): string => {
  const grid = gridOf(rows.length, rows[0]!.length);
  const set = cellsMarked(grid, rows, '#');
  const border = outline(grid, set.rows, CARD_EDGE);
  const tiles = terrain ? set.list().map(cell => tileAt(terrain, set.rowOf(cell), set.columnOf(cell))) : [];
  const box = `-2 -2 ${grid.width * UNIT + 4} ${grid.height * UNIT + 4}`;
  return picture(
    'a-shape',
    box,
    path(terrain ? `a-${terrain}` : 'a-bare', border) +
      tiles.join('') +
      path('a-shape-seams', seams(set)) +
      path('a-shape-line', border),
  ).replace('<svg ', `<svg width="${grid.width}em" height="${grid.height}em" `);
};

/** A season's time as a bar with `all` sections: first `past` elapsed ones, then `now` for the current card. */
export const timeBar = (past: number, now: number, all: number): string => {
  const wide = 200 / all;
  const look = (i: number) => (i < past ? `a-past${i % 2}` : i < past + now ? 'a-now' : 'a-later');
  let bars = '';
  for (const isWet of [false, true])
    for (let i = 0; i < all; i++)
      if ((i >= past && i < past + now) === isWet)
        bars += rect(`a-bar ${look(i)}`, 2 + i * wide, 2, wide, 10);
  return picture('a-time', '0 0 204 14', bars);
};
