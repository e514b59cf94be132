import type { Cell, Cells } from '../../../../games/cartographers/ui.ts';
import { escapeXml, fix, group, path, rect, UNIT } from '../../../art/ink.ts';
import { type Edge, outline } from './outline.ts';

/** A gold seal. It is in the left margin if only a row is given, in the upper margin for a column, on a space for both. */
export interface Seal {
  readonly row?: number;
  readonly column?: number;
  readonly text: string;
  /** Whether the award is counted later. Until then its seal is an empty ring. */
  readonly isNext?: boolean;
}

/** What the map highlights while the stars of an edict are counted. */
export interface DrawnAward {
  readonly cells: readonly Cell[];
  /** Rows and columns that are highlighted as a whole. */
  readonly rows?: readonly number[];
  readonly columns?: readonly number[];
  readonly seals?: readonly Seal[];
}

const LEAF: Edge = { kind: 'soft', inset: 1, round: 6, step: 16, stray: 0.3 };

const band = (x: number, y: number, width: number, height: number): string =>
  rect('a-band', x, y, width, height) +
  path(
    'a-band-line',
    width < height
      ? `M${x} ${y}v${height}m${width} 0v${-height}`
      : `M${x} ${y}h${width}m0 ${height}h${-width}`,
  );

const drawSeal = ({ row, column, text, isNext }: Seal): string => {
  const x = column === undefined ? -16 : (column + 0.5) * UNIT;
  const y = row === undefined ? -15 : (row + 0.5) * UNIT;
  const disc = '<circle class="a-seal" r="14.5"/><circle class="a-seal-rim" r="11.5"/>';
  const inside = isNext
    ? '<circle class="a-seal-next" r="13"/>'
    : `${disc}<text y="5.5">${escapeXml(text)}</text>`;
  return `<g transform="translate(${fix(x)} ${fix(y)})">${inside}</g>`;
};

/** Draws gold leaf around the spaces that earn stars, and these spaces again at full opacity. */
export const drawAward = (award: DrawnAward, lit: Cells, land: string): string => {
  const { height, width } = lit.grid;
  const [across, down] = [width * UNIT, height * UNIT];
  const leaf = outline(lit.grid, lit.rows, LEAF);
  const rows = (award.rows ?? []).map(row => band(0, row * UNIT, across, UNIT));
  const columns = (award.columns ?? []).map(column => band(column * UNIT, 0, UNIT, down));
  return group(
    'a-award',
    rows.join('') +
      columns.join('') +
      path('a-leaf-bed', leaf) +
      land +
      path('a-leaf-line', leaf) +
      path('a-leaf', leaf) +
      group('a-seals', (award.seals ?? []).map(drawSeal).join('')),
  );
};
