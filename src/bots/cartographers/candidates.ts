import type { Cell } from '../../games/cartographers/board/grid.ts';
import { cellsOf } from '../../games/cartographers/board/rows.ts';
import { cellsAt } from '../../games/cartographers/board/shapes.ts';
import type { Lay, Options } from '../../games/cartographers/options.ts';
import type { Command } from '../../games/cartographers/types.ts';

const placed = (options: Pick<Options, 'width'>, lays: readonly Lay[]): Cell[][] =>
  lays.flatMap(lay => cellsOf(options, lay.anchors).map(anchor => cellsAt(options, lay, anchor)));

/**
 * Every command these options stand for, in a fixed order. Of the clusters to choose only the best are named:
 * the choice changes nothing but the stars of the moment.
 */
export const candidates = (options: Options): Command[] => {
  switch (options.type) {
    case 'none':
      return [];
    case 'draw':
      return options.shapes.flatMap(({ lays }) =>
        placed(options, lays).flatMap(cells =>
          options.terrains.map(terrain => ({ type: 'draw', terrain, cells }) as const),
        ),
      );
    case 'drawSingle':
      return cellsOf(options, options.cells).flatMap(cell =>
        options.terrains.map(terrain => ({ type: 'draw', terrain, cells: [cell] }) as const),
      );
    case 'drawMonster':
      return placed(options, options.lays).map(cells => ({ type: 'drawMonster', cells }));
    case 'drawMonsterSingle':
      return cellsOf(options, options.cells).map(cell => ({ type: 'drawMonster', cells: [cell] }));
    case 'drawHero':
      return cellsOf(options, options.cells).flatMap(cell =>
        options.attacks.map((_, orientation) => ({ type: 'drawHero', cell, orientation }) as const),
      );
    case 'choose':
      return [{ type: 'choose', clusters: options.edicts.map(() => null) }];
    default:
      return cellsOf(options, options.cells).map(cell => ({ type: options.type, cell }));
  }
};
