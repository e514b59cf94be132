import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { emptyRows } from '../../games/cartographers/board/land.ts';
import { cellsOf, countCells } from '../../games/cartographers/board/rows.ts';
import { anchors, cellsAt, orientations, touchingAnchors } from '../../games/cartographers/board/shapes.ts';
import { readChoice, readFields } from '../fields.ts';
import { parseFlags } from '../flags.ts';
import type { CommandRun } from '../io.ts';
import { answerLines } from '../lines.ts';
import { makePlaces, readMap, readShape } from './fields.ts';
import { sayRefusal } from './refusal.ts';

/**
 * Answers one line of the command `placements`. Different orientations cover different sets of spaces, so no set is
 * counted twice.
 */
export const answerPlacements = (line: unknown, options: { readonly list: boolean }): object | Refusal => {
  const fields = readFields(line, ['map', 'shape'], ['ruins', 'onRuins']);
  if (isRefusal(fields)) return fields;
  const drawn = readMap(fields);
  if (isRefusal(drawn)) return drawn;
  const shape = readShape(fields);
  if (isRefusal(shape)) return shape;
  const onRuins = fields.onRuins === undefined ? false : readChoice(fields, 'onRuins', [true, false]);
  if (isRefusal(onRuins)) return onRuins;

  const { grid, ruins } = drawn.map;
  const empty = emptyRows(drawn.map, drawn.drawing);
  const unfilled = ruins.rows.map((row, r) => row & empty[r]!);
  const lays = orientations(shape).map(way => {
    const free = anchors(grid, way, empty);
    return { way, places: onRuins ? touchingAnchors(grid, way, free, unfilled) : free };
  });
  const count = lays.reduce((total, { places }) => total + countCells(places), 0);
  if (!options.list) return { count };
  const sets = lays.flatMap(({ way, places }) => cellsOf(grid, places).map(at => cellsAt(grid, way, at)));
  return { count, cells: sets.map(cells => makePlaces(grid, cells)) };
};

export const run: CommandRun = async (args, io) => {
  const { values } = parseFlags(args, { list: { type: 'boolean' } }, io.language);
  return answerLines(io, line => answerPlacements(line, { list: values.list === true }), sayRefusal);
};
