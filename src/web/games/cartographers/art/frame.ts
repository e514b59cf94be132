import { type Cell, columnOf, type Grid, rowOf } from '../../../../games/cartographers/ui.ts';
import { fix, group, path, rays, rect, UNIT } from '../../../art/ink.ts';

/** The width of the map's frame, and of the paper margin around that frame. */
export const FRAME = 30;
export const PAPER = 6;

/** The SVG viewBox of a map. If `paper` is 0, as on a phone, there is no margin around the frame. */
export const mapBox = ({ height, width }: Grid, paper: number = PAPER): string => {
  const margin = FRAME + paper;
  return `${-margin} ${-margin} ${width * UNIT + 2 * margin} ${height * UNIT + 2 * margin}`;
};

/** A frame drawn `out` units outside the spaces. */
const around = (look: string, { height, width }: Grid, out: number): string =>
  rect(look, -out, -out, width * UNIT + 2 * out, height * UNIT + 2 * out);

/** The lines between the spaces. */
export const gridLines = ({ height, width }: Grid): string => {
  let lines = '';
  for (let r = 1; r < height; r++) lines += `M0 ${r * UNIT}h${width * UNIT}`;
  for (let c = 1; c < width; c++) lines += `M${c * UNIT} 0v${height * UNIT}`;
  return lines;
};

/** Alternating black and white bars along the frame, each as long as a space. */
const bars = ({ height, width }: Grid): string => {
  const [right, bottom] = [width * UNIT + 4.5, height * UNIT + 4.5];
  let d = '';
  for (let c = 0; c < width; c += 2) d += `M${c * UNIT}-4.5h${UNIT}M${c * UNIT} ${bottom}h${UNIT}`;
  for (let r = 0; r < height; r += 2) d += `M-4.5 ${r * UNIT}v${UNIT}M${right} ${r * UNIT}v${UNIT}`;
  return d;
};

/** Faint rays from the center, as on a sea chart. */
const rhumbs = ({ height, width }: Grid): string => {
  const [x, y] = [(width * UNIT) / 2, (height * UNIT) / 2];
  const least = Math.min(x, y);
  const reach = (i: number) => {
    const angle = (i * Math.PI) / 16;
    return Math.min(x / Math.abs(Math.sin(angle)), y / Math.abs(Math.cos(angle)));
  };
  const ring = (share: number) => `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(least * share)}"/>`;
  const d = rays(x, y, 32, i => [least * 0.17, reach(i)]);
  return `<g class="a-rhumb"><path d="${d}"/>${ring(0.46)}${ring(0.92)}</g>`;
};

const STAR = 'm0-8l1.8 6.2l6.2 1.8l-6.2 1.8l-1.8 6.2l-1.8-6.2l-6.2-1.8l6.2-1.8z';
const RING = 'm-5 0a5 5 0 0 1 10 0a5 5 0 0 1-10 0';

const corners = ({ height, width }: Grid): string => {
  const [right, bottom] = [width * UNIT + 16, height * UNIT + 16];
  const at = [`-16-16`, `${right}-16`, `-16 ${bottom}`, `${right} ${bottom}`];
  return (
    path('a-solid', at.map(p => `M${p}${STAR}`).join('')) +
    path('a-hair', at.map(p => `M${p}${RING}`).join(''))
  );
};

/** Labels of larger sheets get a larger font, because those sheets are shown smaller. */
const labelSize = ({ height, width }: Grid): string =>
  fix(Math.min(20, 17 + Math.max(0, Math.max(height, width) - 11) * 0.35));

const columnLabels = ({ height }: Grid, column: number): string => {
  const x = (column + 0.5) * UNIT;
  const at = (y: number) => `<text x="${x}" y="${y}">${column + 1}</text>`;
  return at(-11.5) + at(height * UNIT + 23);
};

export const rowLetter = (row: number): string => String.fromCharCode(65 + row);

const rowLabels = ({ width }: Grid, row: number): string => {
  const letter = rowLetter(row);
  // The long tail of a Q would cross the frame.
  const small = letter === 'Q' ? ' font-size="13"' : '';
  const at = (x: number) => `<text x="${x}" y="${(row + 0.5) * UNIT + 5.5}"${small}>${letter}</text>`;
  return at(-17) + at(width * UNIT + 17);
};

const labels = (grid: Grid, look: string, rows: Iterable<number>, columns: Iterable<number>): string => {
  let all = '';
  for (const column of columns) all += columnLabels(grid, column);
  for (const row of rows) all += rowLabels(grid, row);
  return all === '' ? '' : `<g class="${look}" font-size="${labelSize(grid)}">${all}</g>`;
};

/** Highlighted labels for the rows and columns of these spaces, drawn on top of the printed labels. */
export const labelsOf = (grid: Grid, cells: readonly Cell[]): string =>
  labels(
    grid,
    'a-labels a-on',
    new Set(cells.map(cell => rowOf(grid, cell))),
    new Set(cells.map(cell => columnOf(grid, cell))),
  );

/** Draws paper, frame, labels and grid. They depend only on the size of the sheet. */
export const drawFrame = (grid: Grid): string =>
  group(
    'a-frame',
    around('a-paper', grid, FRAME + PAPER) +
      `<g fill="url(#t-age)">${around('a-aged', grid, FRAME + PAPER)}</g>` +
      around('a-rule-bold', grid, FRAME - 2) +
      around('a-rule', grid, 7) +
      around('a-rule-bold', grid, 2) +
      path('a-bars', bars(grid)) +
      labels(grid, 'a-labels', Array(grid.height).keys(), Array(grid.width).keys()) +
      rhumbs(grid) +
      corners(grid) +
      path('a-grid', gridLines(grid)),
  );

/** Draws the violet frame around a different player's sheet. */
export const drawVisit = (grid: Grid): string => around('a-visit', grid, FRAME - 2);
