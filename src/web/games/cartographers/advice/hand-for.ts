import {
  type Command,
  eightWays,
  type Options,
  rulesOf,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { type Hand, hangingCells, shapesFor, terrainsFor } from '../table/hand.ts';
import { heldAt } from '../table/typed.ts';

/** The hand (shape, orientation, terrain and place) whose drawing is this command; undefined if no hand gives it. */
export const handFor = (view: View, options: Options, command: Command): Hand | undefined => {
  if (command.type === 'drawHero')
    return { shape: 0, way: command.orientation, terrain: 0, at: command.cell };
  if (command.type !== 'draw' && command.type !== 'drawMonster') return undefined;
  const { grid } = rulesOf(view.config).map;
  const cells = [...command.cells].sort((a, b) => a - b);
  const terrain = command.type === 'draw' ? terrainsFor(options).indexOf(command.terrain) : 0;
  for (const [shape, rows] of shapesFor(view, options).entries())
    for (const [way, turned] of eightWays(rows).entries()) {
      const at = heldAt(grid, turned, cells[0]!);
      if (at !== undefined && `${hangingCells(grid, turned, at)}` === `${cells}`)
        return { shape, way, terrain, at };
    }
  return undefined;
};
