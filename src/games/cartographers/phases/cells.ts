import type { Refusal } from '../../../engine/refusal.ts';
import { type Cell, type Grid, isCell, type Rows } from '../board/grid.ts';
import { hasCell } from '../board/rows.ts';
import { refuse } from '../codes.ts';

/** CA-21: refuses spaces that are off the sheet, listed twice or not empty. */
export const checkCells = (grid: Grid, cells: readonly Cell[], empty: Rows): Refusal | undefined => {
  if (!Array.isArray(cells) || cells.length === 0) return refuse('no-cells');
  for (let i = 0; i < cells.length; i++) {
    if (!isCell(grid, cells[i])) return refuse('off-sheet', { cell: cells[i] });
    if (cells.indexOf(cells[i]) !== i) return refuse('same-cell-twice', { cell: cells[i] });
  }
  const taken = cells.filter(cell => !hasCell(grid, empty, cell));
  return taken.length > 0 ? refuse('overlaps', { cells: taken }) : undefined;
};

/** Refuses a space that is off the sheet or not allowed. */
export const checkOneOf = (
  grid: Grid,
  cell: Cell,
  allowed: Rows,
  otherwise: Refusal,
): Refusal | undefined => {
  if (!isCell(grid, cell)) return refuse('off-sheet', { cell });
  return hasCell(grid, allowed, cell) ? undefined : otherwise;
};
