import { type Refusal, refuse } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import { type DrawnMap, parseDrawing } from '../../games/cartographers/board/drawing.ts';
import type { Cell, Grid } from '../../games/cartographers/board/grid.ts';
import type { ShapeRows } from '../../games/cartographers/board/shapes.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** The fields of a line: all that are required, none that nobody knows. */
export const readFields = (
  line: unknown,
  required: readonly string[],
  optional: readonly string[],
): Fields | Refusal => {
  if (!isObject(line)) return refuse('not-an-object');
  const allowed = [...required, ...optional];
  const stranger = Object.keys(line).find(key => !allowed.includes(key));
  if (stranger !== undefined) return refuse('unknown-key', { key: stranger, allowed });
  const missing = required.find(key => !Object.hasOwn(line, key));
  if (missing !== undefined) return refuse('missing-key', { key: missing });
  // `refused` is no key of any door, so a line can never be mistaken for a refusal.
  return line;
};

/** One of a few values. */
export const readChoice = <T>(fields: Fields, key: string, allowed: readonly T[]): T | Refusal => {
  const found = allowed.find(value => value === fields[key]);
  return found === undefined
    ? refuse('bad-value', { key, allowed: allowed.map(v => JSON.stringify(v)) })
    : found;
};

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
