import { type Cell, Cells, type Grid, type Terrain } from '../../../../games/cartographers/ui.ts';
import { group, path, UNIT } from '../../../art/ink.ts';
import { labelsOf } from './frame.ts';
import { onEach, tileAt } from './kinds.ts';
import { type Edge, outline, seams } from './outline.ts';

/**
 * States of the unconfirmed drawing over the sheet: it fits, is blocked, misses the ruins it must cover, is
 * a single space because nothing else fits, attacks another player, or was just confirmed (`drying`).
 */
export const GHOST_STATES = ['fits', 'blocked', 'misses', 'single', 'ambush', 'drying'] as const;
export type GhostState = (typeof GHOST_STATES)[number];

export interface Ghost {
  readonly grid: Grid;
  readonly terrain: Terrain;
  readonly cells: readonly Cell[];
  readonly state: GhostState;
  /** The filled spaces that make the drawing illegal. */
  readonly blocking?: readonly Cell[];
  /** The spaces that a hero would attack. */
  readonly marks?: readonly Cell[];
}

const EDGE: Edge = { kind: 'soft', inset: 0.5, round: 5, step: 22, stray: 0 };

const CHALK = 'm6 20l14-14m-14 28l28-28m-22 36l30-30m-16 30l16-16';
const CROSS = 'm14 14l20 20m0-20l-20 20';

const repeated = (grid: Grid, cells: readonly Cell[], drawing: string): string =>
  cells
    .map(cell => `M${(cell % grid.width) * UNIT} ${Math.floor(cell / grid.width) * UNIT}${drawing}`)
    .join('');

/** A drawing that isn't allowed here: red hatching replaces its terrain. */
const drawRefused = ({ grid, cells, blocking = [], marks = [] }: Ghost, border: string): string =>
  path('a-ghost-no', border) +
  path('a-chalk', repeated(grid, cells, CHALK)) +
  path('a-veil', repeated(grid, blocking, 'm3 3h42v42h-42z')) +
  path('a-block', repeated(grid, blocking, CROSS)) +
  path('a-halo a-thin', border) +
  path('a-chalk-line', border) +
  // Shows the attacked spaces even if the hero doesn't fit, because they help the player to find a legal place.
  onEach(Cells.of(grid, marks), 'attack');

const drawWet = ({ terrain, marks = [], grid }: Ghost, set: Cells, border: string): string => {
  const tiles = set.list().map(cell => tileAt(terrain, set.rowOf(cell), set.columnOf(cell)));
  return (
    path('a-ghost-bed', border) +
    path(`a-ghost-wash a-${terrain}`, border) +
    (terrain === 'monster' ? `<path fill="url(#t-hatch)" d="${border}"/>` : '') +
    tiles.join('') +
    path('a-seams', seams(set, 4)) +
    path('a-halo', border) +
    path('a-ghost-line', border) +
    onEach(Cells.of(grid, marks), 'attack')
  );
};

/** Draws the held drawing without row and column labels. */
export const drawPiece = (ghost: Ghost): string => {
  const set = Cells.of(ghost.grid, ghost.cells);
  const border = outline(ghost.grid, set.rows, EDGE);
  const isRefused = ghost.state === 'blocked' || ghost.state === 'misses';
  return group(
    `a-ghost a-${ghost.state}`,
    isRefused ? drawRefused(ghost, border) : drawWet(ghost, set, border),
  );
};

/** Draws the held drawing with the labels of its rows and columns. */
export const drawGhost = (ghost: Ghost): string =>
  drawPiece(ghost) + (ghost.state === 'drying' ? '' : labelsOf(ghost.grid, ghost.cells));

/** The last drawing, animated like drying ink. */
export const wetInk = (grid: Grid, { terrain, cells }: Pick<Ghost, 'terrain' | 'cells'>): string =>
  drawGhost({ grid, terrain, cells, state: 'drying' });
