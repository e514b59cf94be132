import { keysOf } from '../../../../engine/util.ts';
import type { Cells, Terrain } from '../../../../games/cartographers/ui.ts';
import { hashAt, UNIT, use } from '../../../art/ink.ts';
import type { Edge } from './outline.ts';
import { farm, forest, village, water } from './tiles/land.ts';
import { destroyed, hero, monster, wasteland } from './tiles/signs.ts';

/** Everything that fills spaces; neighboring spaces of one kind are drawn as one region. */
export type Kind = Terrain | 'wasteland' | 'destroyed';

interface Look {
  readonly tile: (variant: number) => string;
  readonly variants: number;
  readonly edge: Edge;
  /** How far inside the edge each additional line is. */
  readonly lining?: readonly number[];
}

const edge = (kind: Edge['kind'], inset: number, round: number, step: number, stray: number): Edge => ({
  kind,
  inset,
  round,
  step,
  stray,
});

/** In drawing order, because objects of a later kind may overlap the borders of earlier regions. */
export const LOOKS: { readonly [K in Kind]: Look } = {
  wasteland: { tile: wasteland, variants: 2, edge: edge('soft', 1.5, 10, 9, 2) },
  farm: { tile: farm, variants: 4, edge: edge('soft', 1.5, 3, 16, 0.6) },
  water: { tile: water, variants: 4, edge: edge('soft', 2, 15, 12, 1.2), lining: [5.2, 8] },
  village: { tile: village, variants: 4, edge: edge('soft', 1.5, 3, 16, 0.4), lining: [4.2] },
  forest: { tile: forest, variants: 4, edge: edge('bulging', 3.6, 5, 10.4, 1) },
  hero: { tile: hero, variants: 1, edge: edge('soft', 1.5, 8, 16, 0.3) },
  destroyed: { tile: destroyed, variants: 1, edge: edge('soft', 2, 4, 16, 1) },
  monster: { tile: monster, variants: 1, edge: edge('jagged', 3, 5, 6.5, 0.6) },
};

export const KINDS = keysOf(LOOKS);

/** The id of a space's tile. Neighboring farm spaces alternate between horizontal and vertical furrows. */
export const tileAt = (kind: Kind, row: number, column: number): string => {
  const chance = hashAt(row * 3, column * 5);
  const variant = kind === 'farm' ? ((row + column) % 2) + 2 * (chance % 2) : chance % LOOKS[kind].variants;
  return use(`${kind}-${variant}`, column * UNIT, row * UNIT);
};

/** References the symbol with this id once on each of these spaces. */
export const onEach = (cells: Cells, id: string, dx = 0, dy = 0): string =>
  cells
    .list()
    .map(cell => use(id, cells.columnOf(cell) * UNIT + dx, cells.rowOf(cell) * UNIT + dy))
    .join('');
