import type { ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Cell, Grid } from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { FRAME, labelsOf, mapBox, PAPER } from '../art/frame.ts';
import type { Ghost } from '../art/ghost.ts';
import { pieceMaker } from './piece.ts';
import './layers.css';

/** Follows the pointer without rendering anything else. */
export interface Live {
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** The resting place: the labels of its rows and columns are highlighted. */
  readonly rest: ReadonlySignal<readonly Cell[]>;
}

interface LayerProps {
  readonly grid: Grid;
  readonly ghost: Ghost | undefined;
  readonly live: Live | undefined;
}

const percent = (part: number, whole: number): string => `${(part * 100) / whole}%`;

/** The held drawing: while it looks the same it is only translated, without layout or paint. */
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

/** The labels of its rows and columns, once the pointer rests. */
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

/** The only part that changes while pointing. Separate layers, so that the map below isn't repainted. */
export const GhostLayer = (props: LayerProps) => (
  <>
    <Labels {...props} />
    <Hovering {...props} />
  </>
);
