import type { Refusal } from '../../engine/refusal.ts';
import { type DrawnMap, parseDrawing } from '../../games/cartographers/board/drawing.ts';
import type { Cell, Grid } from '../../games/cartographers/board/grid.ts';
import type { ShapeRows } from '../../games/cartographers/board/shapes.ts';
import type { Fields } from '../fields.ts';
import { refuse } from '../refusals.ts';

export const readMap = (fields: Fields): DrawnMap | Refusal => parseDrawing(fields.map, fields.ruins);

const LARGEST = 20;

const isDrawing = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= LARGEST &&
  value.every(row => typeof row === 'string' && /^[#.]{1,20}$/.test(row) && row.length === value[0].length) &&
  value.some(row => row.includes('#'));

/** Reads a shape. Removes empty rows and columns at its edges, so that equal shapes compare as equal. */
export const readShape = (fields: Fields): ShapeRows | Refusal => {
  const rows = fields.shape;
  if (!isDrawing(rows)) return refuse('bad-shape');
  const top = rows.findIndex(row => row.includes('#'));
  const bottom = rows.findLastIndex(row => row.includes('#'));
  const left = Math.min(...rows.map(row => row.indexOf('#')).filter(column => column >= 0));
  const right = Math.max(...rows.map(row => row.lastIndexOf('#')));
  return rows.slice(top, bottom + 1).map(row => row.slice(left, right + 1));
};

/** Returns spaces as `[row, column]` pairs that count from 0, as in all JSON output. */
export const makePlaces = ({ width }: Grid, cells: readonly Cell[]): [number, number][] =>
  cells.map(cell => [Math.floor(cell / width), cell % width]);
