import type { Cell, Rows } from './board/grid.ts';
import { hasCell } from './board/rows.ts';
import type { Lay, Options } from './options.ts';
import type { Command } from './types.ts';

const isIn = (width: number, rows: Rows, cell: Cell): boolean =>
  Number.isInteger(cell) && cell >= 0 && cell < rows.length * width && hasCell({ width }, rows, cell);

/** Whether these spaces are the shape of `lay` in its orientation, with its box corner at one of the legal places. */
const isLaid = (width: number, lay: Lay, cells: readonly Cell[]): boolean => {
  if (cells.length !== lay.spaces.length || new Set(cells).size !== cells.length) return false;
  const [row, column] = lay.spaces[0]!;
  const anchor = Math.min(...cells) - row * width - column;
  return (
    isIn(width, lay.anchors, anchor) && lay.spaces.every(([r, c]) => cells.includes(anchor + r * width + c))
  );
};

/** Whether the options allow this command. `decide` accepts exactly the allowed commands. */
export const allows = (options: Options, command: Command): boolean => {
  if (command.type === 'cancel') return options.canCancel;
  const { width } = options;
  switch (options.type) {
    case 'none':
      return false;
    case 'draw':
      return (
        command.type === 'draw' &&
        options.terrains.includes(command.terrain) &&
        options.shapes.some(({ lays }) => lays.some(lay => isLaid(width, lay, command.cells)))
      );
    case 'drawSingle':
      return (
        command.type === 'draw' &&
        options.terrains.includes(command.terrain) &&
        command.cells.length === 1 &&
        isIn(width, options.cells, command.cells[0]!)
      );
    case 'drawMonster':
      return command.type === 'drawMonster' && options.lays.some(lay => isLaid(width, lay, command.cells));
    case 'drawMonsterSingle':
      return (
        command.type === 'drawMonster' &&
        command.cells.length === 1 &&
        isIn(width, options.cells, command.cells[0]!)
      );
    case 'drawHero':
      return (
        command.type === 'drawHero' &&
        isIn(width, options.cells, command.cell) &&
        Object.hasOwn(options.attacks, command.orientation)
      );
    case 'choose':
      return command.type === 'choose' && isChoice(options, command);
    default:
      return command.type === options.type && isIn(width, options.cells, command.cell);
  }
};

const isChoice = (
  options: Extract<Options, { type: 'choose' }>,
  { clusters }: Extract<Command, { type: 'choose' }>,
): boolean =>
  clusters.length === options.edicts.length &&
  clusters.every(
    (cell, i) => cell === null || options.edicts[i]!.clusters.some(({ cells }) => cells.includes(cell)),
  );
