import type { ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Cell, Grid } from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { FRAME, labelsOf, mapBox, PAPER } from '../art/frame.ts';
import type { Ghost } from '../art/ghost.ts';
import { pieceMaker } from './piece.ts';
import './layers.css';

/** The held drawing as signals, so that only GhostLayer renders again while the drawing follows the pointer. */
export interface Live {
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** The spaces of the held drawing once the pointer rests. Their row and column labels are highlighted. */
  readonly rest: ReadonlySignal<readonly Cell[]>;
}

interface LayerProps {
  readonly grid: Grid;
  readonly ghost: Ghost | undefined;
  readonly live: Live | undefined;
}

const percent = (part: number, whole: number): string => `${(part * 100) / whole}%`;

/** The held drawing. While only its place changes, CSS translates it, without layout or paint. */
const Hovering = ({ grid, ghost, live }: LayerProps) => {
  const makePiece = useMemo(pieceMaker, []);
  const now = live ? live.ghost.value : ghost;
  const piece = now && makePiece(now);
  const [wide, high] = [grid.width, grid.height].map(spaces => spaces + (2 * (FRAME + PAPER)) / UNIT);
  const transform = piece ? `translate(${percent(piece.right, wide!)}, ${percent(piece.down, high!)})` : '';
  return (
    <svg
      class="board-ghost fits"
      viewBox={mapBox(grid)}
      aria-hidden="true"
      style={{ transform }}
      dangerouslySetInnerHTML={{ __html: piece ? piece.svg : '' }}
    />
  );
};

/** Highlights the row and column labels of the held drawing once the pointer rests. */
const Labels = ({ grid, ghost, live }: LayerProps) => {
  const cells = live ? live.rest.value : (ghost?.cells ?? []);
  return (
    <svg
      class="board-labels fits"
      viewBox={mapBox(grid)}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: labelsOf(grid, cells) }}
    />
  );
};

/** The part of the board that changes while the pointer moves. Separate layers avoid repainting the map below. */
export const GhostLayer = (props: LayerProps) => (
  <>
    <Labels {...props} />
    <Hovering {...props} />
  </>
);
