import type { Cells, Terrain } from '../../../../games/cartographers/ui.ts';
import { hashAt, UNIT, use } from '../../../art/ink.ts';
import type { Edge } from './outline.ts';
import { farm } from './tiles/farm.ts';
import { forest } from './tiles/forest.ts';
import { monster } from './tiles/monster.ts';
import { destroyed, hero, wasteland } from './tiles/signs.ts';
import { village } from './tiles/village.ts';
import { water } from './tiles/water.ts';

/** What fills spaces and is drawn as one region per cluster. */
export type Kind = Terrain | 'wasteland' | 'destroyed';

interface Look {
  readonly tile: (variant: number) => string;
  readonly variants: number;
  readonly edge: Edge;
  /** Further lines along the edge, by their inset. */
  readonly lining?: readonly number[];
}

const edge = (kind: Edge['kind'], inset: number, round: number, step: number, stray: number): Edge => ({
  kind,
  inset,
  round,
  step,
  stray,
});

/** Later ones are on top: objects on the land may overlap its border. */
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

export const KINDS = Object.keys(LOOKS) as readonly Kind[];

/** The tile of a space. Neighboring fields are plowed in turn along and across. */
export const tileAt = (kind: Kind, row: number, column: number): string => {
  const chance = hashAt(row * 3, column * 5);
  const variant = kind === 'farm' ? ((row + column) % 2) + 2 * (chance % 2) : chance % LOOKS[kind].variants;
  return use(`${kind}-${variant}`, column * UNIT, row * UNIT);
};

/** A stored drawing on each of these spaces. */
export const onEach = (cells: Cells, id: string, dx = 0, dy = 0): string =>
  cells
    .list()
    .map(cell => use(id, cells.columnOf(cell) * UNIT + dx, cells.rowOf(cell) * UNIT + dy))
    .join('');
