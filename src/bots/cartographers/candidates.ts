import type { Cell, Rows } from '../../games/cartographers/board/grid.ts';
import type { Lay, Options } from '../../games/cartographers/options.ts';
import type { Command } from '../../games/cartographers/types.ts';

/** The spaces of a set, in reading order. */
export const listCells = (width: number, rows: Rows): Cell[] =>
  rows.flatMap((row, r) => {
    const cells: Cell[] = [];
    for (let bits = row; bits !== 0; bits &= bits - 1) cells.push(r * width + 31 - Math.clz32(bits & -bits));
    return cells;
  });

const placed = (width: number, lays: readonly Lay[]): Cell[][] =>
  lays.flatMap(lay =>
    listCells(width, lay.anchors).map(anchor => lay.spaces.map(([r, c]) => anchor + r * width + c)),
  );

/**
 * Every command these options stand for, in a fixed order. Of the clusters to choose only the best are named:
 * the choice changes nothing but the stars of the moment.
 */
export const candidates = (options: Options): Command[] => {
  const { width } = options;
  switch (options.type) {
    case 'none':
      return [];
    case 'draw':
      return options.shapes.flatMap(({ lays }) =>
        placed(width, lays).flatMap(cells =>
          options.terrains.map(terrain => ({ type: 'draw', terrain, cells }) as const),
        ),
      );
    case 'drawSingle':
      return listCells(width, options.cells).flatMap(cell =>
        options.terrains.map(terrain => ({ type: 'draw', terrain, cells: [cell] }) as const),
      );
    case 'drawMonster':
      return placed(width, options.lays).map(cells => ({ type: 'drawMonster', cells }));
    case 'drawMonsterSingle':
      return listCells(width, options.cells).map(cell => ({ type: 'drawMonster', cells: [cell] }));
    case 'drawHero':
      return listCells(width, options.cells).flatMap(cell =>
        options.attacks.map((_, orientation) => ({ type: 'drawHero', cell, orientation }) as const),
      );
    case 'choose':
      return [{ type: 'choose', clusters: options.edicts.map(() => null) }];
    default:
      return listCells(width, options.cells).map(cell => ({ type: options.type, cell }));
  }
};
