import { type Cell, columnOf, rowOf } from '../../../../games/cartographers/ui.ts';
import { drawPiece, type Ghost } from '../art/ghost.ts';

/** SVG of the held drawing at the top left corner of the sheet, and how many spaces it must be moved to its real place. */
interface Piece {
  readonly svg: string;
  readonly down: number;
  readonly right: number;
}

/** Reuses the last SVG while the held drawing only moves. */
export const pieceMaker = (): ((ghost: Ghost) => Piece) => {
  let known = '';
  let svg = '';
  return ghost => {
    const { grid, cells, blocking = [], marks = [] } = ghost;
    const all = [...cells, ...blocking, ...marks];
    const down = Math.min(...all.map(cell => rowOf(grid, cell)));
    const right = Math.min(...all.map(cell => columnOf(grid, cell)));
    const inCorner = (list: readonly Cell[]) => list.map(cell => cell - down * grid.width - right);
    const moved = {
      ...ghost,
      cells: inCorner(cells),
      blocking: inCorner(blocking),
      marks: inCorner(marks),
    };
    const key = [ghost.terrain, ghost.state, moved.cells, moved.blocking, moved.marks].join('/');
    if (key !== known) svg = drawPiece(moved);
    known = key;
    return { svg, down, right };
  };
};
