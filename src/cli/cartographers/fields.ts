import { type Refusal, refuse } from '../../engine/refusal.ts';
import { type DrawnMap, parseDrawing } from '../../games/cartographers/board/drawing.ts';
import type { Cell, Grid } from '../../games/cartographers/board/grid.ts';
import type { ShapeRows } from '../../games/cartographers/board/shapes.ts';
import type { Fields } from '../fields.ts';

export const readMap = (fields: Fields): DrawnMap | Refusal => parseDrawing(fields.map, fields.ruins);

const LARGEST = 20;

const isDrawing = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= LARGEST &&
  value.every(row => typeof row === 'string' && /^[#.]{1,20}$/.test(row) && row.length === value[0].length) &&
  value.some(row => row.includes('#'));

/** A shape in its tightest box: empty lines around it would only hide that two ways are the same. */
export const readShape = (fields: Fields): ShapeRows | Refusal => {
  const rows = fields.shape;
  if (!isDrawing(rows)) return refuse('bad-shape');
  const top = rows.findIndex(row => row.includes('#'));
  const bottom = rows.findLastIndex(row => row.includes('#'));
  const left = Math.min(...rows.map(row => row.indexOf('#')).filter(column => column >= 0));
  const right = Math.max(...rows.map(row => row.lastIndexOf('#')));
  return rows.slice(top, bottom + 1).map(row => row.slice(left, right + 1));
};

/** Spaces as `[row, column]` pairs from 0, as every door writes them. */
export const makePlaces = ({ width }: Grid, cells: readonly Cell[]): [number, number][] =>
  cells.map(cell => [Math.floor(cell / width), cell % width]);
