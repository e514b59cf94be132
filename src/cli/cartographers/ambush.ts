import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { emptyRows } from '../../games/cartographers/board/land.ts';
import { CORNERS, DIRECTIONS } from '../../games/cartographers/cards/ambush.ts';
import { CHOICES } from '../../games/cartographers/config.ts';
import { soloPlace } from '../../games/cartographers/phases/walk.ts';
import { readChoice, readFields } from '../fields.ts';
import { parseFlags } from '../flags.ts';
import type { CommandRun } from '../io.ts';
import { answerLines } from '../lines.ts';
import { makePlaces, readMap, readShape } from './fields.ts';
import { sayRefusal } from './refusal.ts';

/** Answers one line of the command `ambush`: where a solo ambush is drawn after its walk along the edge (CS-02). */
export const answerAmbush = (line: unknown): object | Refusal => {
  const fields = readFields(line, ['map', 'shape', 'corner', 'direction'], ['ruins', 'anchor']);
  if (isRefusal(fields)) return fields;
  const drawn = readMap(fields);
  if (isRefusal(drawn)) return drawn;
  const shape = readShape(fields);
  if (isRefusal(shape)) return shape;
  const corner = readChoice(fields, 'corner', CORNERS);
  if (isRefusal(corner)) return corner;
  const direction = readChoice(fields, 'direction', DIRECTIONS);
  if (isRefusal(direction)) return direction;
  const anchor = fields.anchor === undefined ? 'box' : readChoice(fields, 'anchor', CHOICES.soloAnchor);
  if (isRefusal(anchor)) return anchor;

  const { map, drawing } = drawn;
  const cells = soloPlace(map.grid, emptyRows(map, drawing), { shape, corner, direction, anchor });
  return { cells: cells ? makePlaces(map.grid, cells) : null };
};

export const run: CommandRun = async (args, io) => {
  parseFlags(args, {}, io.language);
  return answerLines(io, answerAmbush, sayRefusal);
};
