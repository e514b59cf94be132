import type { Refusal } from '../../../engine/refusal.ts';
import type { Cell, Grid } from '../../../games/cartographers/board/grid.ts';
import type { Terrain } from '../../../games/cartographers/board/land.ts';
import { distinctWays, eightWays, type ShapeRows } from '../../../games/cartographers/board/shapes.ts';
import { refuse } from '../../../games/cartographers/codes.ts';
import type { Options } from '../../../games/cartographers/options.ts';
import { ambushCard, exploreCard, heroCard, rulesOf } from '../../../games/cartographers/rules.ts';
import type { Command, View } from '../../../games/cartographers/types.ts';
import type { DrawWish } from './typed.ts';

/** What the player must still type, because an input isn't a complete command. */
export type Question =
  | { readonly ask: 'shape'; readonly count: number }
  | { readonly ask: 'terrain'; readonly terrains: readonly Terrain[] }
  | { readonly ask: 'cell' };

export const isQuestion = (value: object): value is Question => 'ask' in value;

/** Returns a shape, rotated and flipped as the player typed. */
export const layOf = (rows: ShapeRows, { turns = 0, flip = false }: DrawWish): ShapeRows =>
  eightWays(rows)[turns + (flip ? 4 : 0)]!;

/**
 * Returns the spaces of a shape whose bounding box has its corner on this space, or undefined if some are off the
 * sheet.
 */
const spacesAt = ({ width, height }: Grid, rows: ShapeRows, corner: Cell): Cell[] | undefined => {
  const top = Math.floor(corner / width);
  const left = corner % width;
  if (top + rows.length > height || left + rows[0]!.length > width) return undefined;
  return rows.flatMap((row, r) =>
    [...row].flatMap((mark, c) => (mark === '#' ? [corner + r * width + c] : [])),
  );
};

/** Returns the shapes of the current card, in the order of their numbers on the screen. */
export const shapesInPlay = (view: View): readonly ShapeRows[] => {
  const { phase, config } = view;
  const rules = rulesOf(config);
  if (phase.type === 'draw') return exploreCard(rules, phase.card).shapes.map(shape => shape.rows);
  if (phase.type === 'ambush') return [ambushCard(rules, phase.card).shape];
  return [];
};

type Placed = readonly Cell[] | Question | Refusal;

const placeShape = (view: View, options: Options, wish: DrawWish): Placed => {
  const { grid } = rulesOf(view.config).map;
  const shapes = shapesInPlay(view);
  const fitting = options.type === 'draw' ? options.shapes.map(({ shape }) => shape + 1) : [1];
  // If only one shape fits, the player needn't choose a shape.
  const number = wish.shape ?? (fitting.length === 1 ? fitting[0] : undefined);
  const shape = number === undefined ? undefined : shapes[number - 1];
  if (shape === undefined) return { ask: 'shape', count: shapes.length };
  if (wish.cell === undefined) return { ask: 'cell' };
  return spacesAt(grid, layOf(shape, wish), wish.cell) ?? refuse('off-sheet', { cell: wish.cell });
};

/**
 * CA-25, CA-41: places a single space. If the player typed a shape nevertheless, it is placed, so that the rules
 * explain why they refuse it.
 */
const placeSingle = (view: View, options: Options, wish: DrawWish): Placed => {
  if (wish.shape !== undefined) return placeShape(view, options, wish);
  return wish.cell === undefined ? { ask: 'cell' } : [wish.cell];
};

const isPlaced = (placed: Placed): placed is readonly Cell[] => Array.isArray(placed);

const resolveDraw = (
  view: View,
  options: Extract<Options, { type: 'draw' | 'drawSingle' }>,
  wish: DrawWish,
): Command | Question | Refusal => {
  const cells = options.type === 'draw' ? placeShape(view, options, wish) : placeSingle(view, options, wish);
  const { terrains } = options;
  const terrain = wish.terrain ?? (terrains.length === 1 ? terrains[0] : undefined);
  if (terrain === undefined) return { ask: 'terrain', terrains };
  return isPlaced(cells) ? { type: 'draw', terrain, cells } : cells;
};

const resolveHero = (view: View, wish: DrawWish): Command | Question => {
  if (wish.cell === undefined || view.phase.type !== 'hero') return { ask: 'cell' };
  const { pattern } = heroCard(rulesOf(view.config), view.phase.card);
  const wanted = layOf(pattern, wish).join('/');
  const orientation = distinctWays(pattern).findIndex(way => way.join('/') === wanted);
  return { type: 'drawHero', cell: wish.cell, orientation };
};

/** Returns the command that an input stands for. The command may be illegal. */
export const resolve = (view: View, options: Options, wish: DrawWish): Command | Question | Refusal => {
  switch (options.type) {
    case 'none':
      return refuse('not-asked', { phase: view.phase.type });
    case 'draw':
    case 'drawSingle':
      return resolveDraw(view, options, wish);
    case 'drawMonster':
    case 'drawMonsterSingle': {
      const single = options.type === 'drawMonsterSingle';
      const cells = single ? placeSingle(view, options, wish) : placeShape(view, options, wish);
      return isPlaced(cells) ? { type: 'drawMonster', cells } : cells;
    }
    case 'drawHero':
      return resolveHero(view, wish);
    case 'choose': {
      const { cell } = wish;
      if (cell === undefined && !wish.best) return { ask: 'cell' };
      const chosen = options.edicts.map(({ clusters }) => (clusters.length > 0 ? (cell ?? null) : null));
      return { type: 'choose', clusters: chosen };
    }
    default:
      return wish.cell === undefined ? { ask: 'cell' } : { type: options.type, cell: wish.cell };
  }
};
