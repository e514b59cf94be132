import type { Cell, Rows } from './board/grid.ts';
import { cellsOf } from './board/rows.ts';
import { cellsAt } from './board/shapes.ts';
import type { ClusterOption, Lay, Options } from './options.ts';
import type { Command } from './types.ts';

type Grid = Pick<Options, 'width'>;

function* laid(grid: Grid, lays: readonly Lay[]): Generator<Cell[]> {
  for (const lay of lays) for (const anchor of cellsOf(grid, lay.anchors)) yield cellsAt(grid, lay, anchor);
}

function* single(grid: Grid, cells: Rows): Generator<Cell[]> {
  for (const cell of cellsOf(grid, cells)) yield [cell];
}

/**
 * Every combination of one cluster per edict. A cluster is named by its first space; null is an edict without a
 * choice.
 */
function* chosen(
  edicts: readonly { readonly clusters: readonly ClusterOption[] }[],
): Generator<(Cell | null)[]> {
  const [first, ...others] = edicts;
  if (!first) return yield [];
  const names = first.clusters.length === 0 ? [null] : first.clusters.map(({ cells }) => cells[0]!);
  for (const name of names) for (const more of chosen(others)) yield [name, ...more];
}

/**
 * Yields all legal commands, always in the same order. Of commands that differ only in the order of their spaces, it
 * yields one.
 */
export function* commands(options: Options): Generator<Command, void, undefined> {
  switch (options.type) {
    case 'none':
      break;
    case 'draw':
      for (const { lays } of options.shapes)
        for (const cells of laid(options, lays))
          for (const terrain of options.terrains) yield { type: 'draw', terrain, cells };
      break;
    case 'drawSingle':
      for (const cells of single(options, options.cells))
        for (const terrain of options.terrains) yield { type: 'draw', terrain, cells };
      break;
    case 'drawMonster':
      for (const cells of laid(options, options.lays)) yield { type: 'drawMonster', cells };
      break;
    case 'drawMonsterSingle':
      for (const cells of single(options, options.cells)) yield { type: 'drawMonster', cells };
      break;
    case 'drawHero':
      for (const cell of cellsOf(options, options.cells))
        for (const orientation of options.attacks.keys()) yield { type: 'drawHero', cell, orientation };
      break;
    case 'choose':
      for (const clusters of chosen(options.edicts)) yield { type: 'choose', clusters };
      break;
    default:
      for (const cell of cellsOf(options, options.cells)) yield { type: options.type, cell };
  }
  if (options.canCancel) yield { type: 'cancel' };
}
