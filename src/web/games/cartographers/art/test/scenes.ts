import { Cells } from '../../../../../games/cartographers/board/cells.ts';
import { readDrawing } from '../../../../../games/cartographers/board/drawing.ts';
import { type Cell, gridOf } from '../../../../../games/cartographers/board/grid.ts';
import type { MapScene } from '../map.ts';

const LETTERS = '.FVAWMH^#XR';

/** A sheet of any size that contains every kind of drawing. Equal arguments give equal scenes. */
export const fullScene = (height: number, width: number, shift = 0): MapScene => {
  const grid = gridOf(height, width);
  const rows = Array.from({ length: height }, (_, r) =>
    Array.from({ length: width }, (_, c) => LETTERS[((r >> 1) * 3 + (c >> 1) * 5 + shift) % LETTERS.length]),
  ).map(row => row.join(''));
  const { map, drawing } = readDrawing(rows, [0, width + 2, 2 * width - 1]);
  const every = (step: number): Cell[] => new Cells(grid, grid.all).list().filter(cell => cell % step === 1);
  return {
    map,
    sheet: {
      ...drawing,
      marks: Cells.of(grid, every(7)).rows,
      paid: Cells.of(grid, every(2)).rows,
      letters: { D: drawing.monster, '<&"': drawing.monster },
    },
  };
};
