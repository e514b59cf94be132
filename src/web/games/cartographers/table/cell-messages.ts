import { type Cell, columnOf, makeCell, type Rows, rowOf } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import type { MapScene } from '../art/map.ts';
import { WORDS } from './messages.ts';
import { terrainWord } from './question.ts';

type IsIn = (rows: Rows | undefined) => boolean;

const groundOf = ({ map, sheet }: MapScene, isIn: IsIn): string => {
  const words = say(WORDS);
  for (const terrain of ['forest', 'village', 'farm', 'water', 'monster', 'hero'] as const)
    if (isIn(sheet[terrain])) return terrainWord(terrain);
  if (isIn(map.mountain.rows)) return words.mountain;
  if (isIn(map.wasteland.rows)) return words.wasteland;
  if (isIn(sheet.destroyed)) return words.destroyed;
  return isIn(map.ruins.rows) ? words.ruins : words.empty;
};

/** Names the marks on a space: a monster card's letter, covered ruins, a mountain's coin, a hero's attack. */
const marksOn = ({ map, sheet }: MapScene, isIn: IsIn, ground: string): string[] => {
  const words = say(WORDS);
  const marks: string[] = [];
  for (const [letter, rows] of Object.entries(sheet.letters ?? {}))
    if (isIn(rows) && isIn(sheet.monster)) marks.push(letter);
  if (isIn(map.ruins.rows) && ground !== words.ruins) marks.push(words.onRuins);
  if (isIn(map.mountain.rows)) marks.push(isIn(sheet.paid) ? words.coinTaken : words.coinHere);
  if (isIn(sheet.marks)) marks.push(words.attacked);
  return marks;
};

/** Describes a space and everything drawn on it, for screen readers. */
export const cellWords = (scene: MapScene, cell: Cell): string => {
  const { grid } = scene.map;
  const isIn: IsIn = rows =>
    rows !== undefined && ((rows[rowOf(grid, cell)]! >>> columnOf(grid, cell)) & 1) === 1;
  const ground = groundOf(scene, isIn);
  return [makeCell(grid, cell), ground, ...marksOn(scene, isIn, ground)].join(', ');
};
