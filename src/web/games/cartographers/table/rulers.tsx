import { range } from '../../../../engine/util.ts';
import type { Grid } from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { FRAME, PAPER, rowLetter } from '../art/frame.ts';

const MARGIN = FRAME + PAPER;

/** The CSS position of a row's or column's center on a sheet of this size. */
const middleOf = (i: number, count: number): string =>
  `${((MARGIN + (i + 0.5) * UNIT) / (count * UNIT + 2 * MARGIN)) * 100}%`;

/** Row and column labels at the edges of a zoomed map, because the printed labels are out of view. */
export const Rulers = ({ grid, onGrab }: { readonly grid: Grid; readonly onGrab: () => void }) => {
  const broad = `${(MARGIN / (grid.width * UNIT + 2 * MARGIN)) * 100}%`;
  const high = `${(MARGIN / (grid.height * UNIT + 2 * MARGIN)) * 100}%`;
  return (
    <>
      <div class="ruler is-columns" aria-hidden="true" style={{ '--high': high }} onPointerDown={onGrab}>
        {range(grid.width).map(i => (
          <span key={i} style={{ left: middleOf(i, grid.width) }}>
            {i + 1}
          </span>
        ))}
      </div>
      <div class="ruler is-rows" aria-hidden="true" style={{ '--broad': broad }} onPointerDown={onGrab}>
        {range(grid.height).map(i => (
          <span key={i} style={{ top: middleOf(i, grid.height) }}>
            {rowLetter(i)}
          </span>
        ))}
      </div>
    </>
  );
};
