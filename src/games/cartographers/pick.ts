import { pick, type Random } from '../../engine/random.ts';
import type { Cell, Rows } from './board/grid.ts';
import { countBits, countCells } from './board/rows.ts';
import { cellsAt } from './board/shapes.ts';
import type { Lay, Options } from './options.ts';
import type { Command } from './types.ts';

/** The space with index n of a set, in reading order. */
const nthCell = (width: number, rows: Rows, n: number): Cell => {
  let left = n;
  for (let r = 0; r < rows.length; r++) {
    const count = countBits(rows[r]!);
    if (left >= count) {
      left -= count;
      continue;
    }
    let bits = rows[r]!;
    for (; left > 0; left--) bits &= bits - 1;
    return r * width + 31 - Math.clz32(bits & -bits);
  }
  throw new Error(`expected a set of more than ${n} spaces, found ${countCells(rows)}`);
};

const anyCell = (random: Random, width: number, rows: Rows): Cell => {
  const count = countCells(rows);
  if (count === 0) throw new Error('expected at least one legal space, found none');
  return nthCell(width, rows, random.below(count));
};

/** The spaces of a random legal drawing. All places of all orientations are equally likely. */
const anyLay = (random: Random, grid: Pick<Options, 'width'>, lays: readonly Lay[]): Cell[] => {
  const counts: number[] = [];
  let total = 0;
  for (const { anchors } of lays) {
    const count = countCells(anchors);
    counts.push(count);
    total += count;
  }
  let n = random.below(total);
  let i = 0;
  while (n >= counts[i]!) n -= counts[i++]!;
  return cellsAt(grid, lays[i]!, nthCell(grid.width, lays[i]!.anchors, n));
};

/** A random legal command. Undefined if this seat has no legal command. */
export const anyCommand = (options: Options, random: Random): Command | undefined => {
  const { width } = options;
  switch (options.type) {
    case 'none':
      return undefined;
    case 'draw': {
      const cells = anyLay(
        random,
        options,
        options.shapes.length === 1 ? options.shapes[0]!.lays : options.shapes.flatMap(shape => shape.lays),
      );
      return { type: 'draw', terrain: pick(random, options.terrains), cells };
    }
    case 'drawSingle':
      return {
        type: 'draw',
        terrain: pick(random, options.terrains),
        cells: [anyCell(random, width, options.cells)],
      };
    case 'drawMonster':
      return { type: 'drawMonster', cells: anyLay(random, options, options.lays) };
    case 'drawMonsterSingle':
      return { type: 'drawMonster', cells: [anyCell(random, width, options.cells)] };
    case 'drawHero':
      return {
        type: 'drawHero',
        cell: anyCell(random, width, options.cells),
        orientation: random.below(options.attacks.length),
      };
    case 'choose':
      return {
        type: 'choose',
        clusters: options.edicts.map(({ clusters }) =>
          clusters.length === 0 ? null : pick(random, clusters).cells[0]!,
        ),
      };
    default:
      return { type: options.type, cell: anyCell(random, width, options.cells) };
  }
};
