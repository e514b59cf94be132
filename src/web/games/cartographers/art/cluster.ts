import type { Cells } from '../../../../games/cartographers/ui.ts';
import { path } from '../../../art/ink.ts';
import { type Kind, LOOKS, tileAt } from './kinds.ts';
import { outline } from './outline.ts';

/** One region of one terrain: its wash and edge as one path, and a tile on every space. */
export const drawCluster = (kind: Kind, region: Cells): string => {
  const { grid, rows } = region;
  const { edge, lining = [] } = LOOKS[kind];
  const border = outline(grid, rows, edge);
  let drawn = path(`a-c a-${kind}`, border);
  if (kind === 'monster') drawn += `<path fill="url(#t-hatch)" d="${border}"/>`;
  for (const inset of lining)
    drawn += path(`a-lining a-${kind}-lining`, outline(grid, rows, { ...edge, inset }));
  for (const cell of region.list()) drawn += tileAt(kind, region.rowOf(cell), region.columnOf(cell));
  return drawn;
};
