import { makeDrawing } from '../../../games/cartographers/board/drawing.ts';
import { type Cell, cellAt, type Grid, type Rows } from '../../../games/cartographers/board/grid.ts';
import { landOf } from '../../../games/cartographers/board/land.ts';
import { hasCell } from '../../../games/cartographers/board/rows.ts';
import type { ShapeRows } from '../../../games/cartographers/board/shapes.ts';
import type { Rules } from '../../../games/cartographers/rules.ts';
import type { Sheet } from '../../../games/cartographers/types.ts';
import type { Look, Paint } from './paint.ts';

const LOOKS: Readonly<Record<string, Look>> = {
  '.': 'plain',
  F: 'forest',
  V: 'village',
  A: 'farm',
  W: 'water',
  M: 'monster',
  H: 'hero',
  '^': 'mountain',
  '#': 'wasteland',
  R: 'ruins',
  X: 'destroyed',
};

const beastAt = (grid: Grid, sheet: Sheet, cell: Cell): string | undefined =>
  Object.entries(sheet.letters).find(([, rows]) => hasCell(grid, rows, cell))?.[0];

/** Returns the character after the letter of a space: the letter of the beast on it, or `*` if a hero has struck it. */
const suffix = (grid: Grid, sheet: Sheet, cell: Cell): string | undefined => {
  const beast = beastAt(grid, sheet, cell);
  if (beast !== undefined && hasCell(grid, sheet.monster, cell)) return beast.toLowerCase();
  return hasCell(grid, sheet.marks, cell) ? '*' : undefined;
};

/** Brackets that mark highlighted spaces, so that they are visible without color. */
const BRACKETS = { changed: '[]', place: '()' } as const;

/**
 * Draws a map sheet as lines: rows A to K, columns 1 to 11, three characters per space. A lower-case letter stands on
 * ruins. A beast or a mark replaces the second bracket.
 */
export const drawSheet = (
  rules: Rules,
  sheet: Sheet,
  paint: Paint,
  lit: ReadonlySet<Cell> = new Set(),
  why: keyof typeof BRACKETS = 'changed',
): string[] => {
  const { map } = rules;
  const { grid } = map;
  const header = `  ${Array.from({ length: grid.width }, (_, c) =>
    String(c + 1)
      .padStart(2)
      .padEnd(3),
  ).join('')}`;
  const lines = makeDrawing(landOf(map, sheet)).map((row, r) => {
    const spaces = [...row].map((letter, c) => {
      const cell = cellAt(grid, r, c);
      const shown = letter !== 'R' && map.ruins.has(cell) ? letter.toLowerCase() : letter;
      const [before, after] = lit.has(cell) ? BRACKETS[why] : '  ';
      const text = before + shown + (suffix(grid, sheet, cell) ?? after);
      return paint.space(LOOKS[letter]!, text, { isLit: lit.has(cell) });
    });
    return `${paint.strong(String.fromCharCode(65 + r))} ${spaces.join('')}`;
  });
  return [paint.faint(header.trimEnd()), ...lines];
};

/** Draws a map sheet with parentheses around each space on which the corner of a shape can be placed. */
export const drawPlaces = (rules: Rules, sheet: Sheet, paint: Paint, places: Rows): string[] => {
  const { grid } = rules.map;
  const cells = new Set<Cell>();
  places.forEach((row, r) => {
    for (let c = 0; c < grid.width; c++) if ((row >>> c) & 1) cells.add(cellAt(grid, r, c));
  });
  return drawSheet(rules, sheet, paint, cells, 'place');
};

/** Draws the shape of a card, two characters per space. */
export const drawShape = (rows: ShapeRows): string[] =>
  rows.map(row =>
    [...row]
      .map(mark => (mark === '.' ? '. ' : `${mark} `))
      .join('')
      .trimEnd(),
  );
