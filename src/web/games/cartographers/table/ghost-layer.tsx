import type { ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Cell, Grid } from '../../../../games/cartographers/board/grid.ts';
import { UNIT } from '../../../art/ink.ts';
import { FRAME, labelsOf, mapBox, PAPER } from '../art/frame.ts';
import type { Ghost } from '../art/ghost.ts';
import { pieceMaker } from './piece.ts';
import './layers.css';

/** What follows a hand; when it moves, nothing else is drawn anew. */
export interface Live {
  readonly ghost: ReadonlySignal<Ghost | undefined>;
  /** Where the hand rests: the letters and numbers of these spaces are lit. */
  readonly rest: ReadonlySignal<readonly Cell[]>;
}

interface LayerProps {
  readonly grid: Grid;
  readonly ghost: Ghost | undefined;
  readonly live: Live | undefined;
}

const percent = (part: number, whole: number): string => `${(part * 100) / whole}%`;

/** The drawing in the hand: as long as it looks the same, it is moved and neither laid out nor painted. */
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

/** The letters and numbers of its place, in wet ink. They come when the hand rests. */
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

/** Only this changes while one points. Both are pictures of their own: the map below is not painted anew. */
export const GhostLayer = (props: LayerProps) => (
  <>
    <Labels {...props} />
    <Hovering {...props} />
  </>
);
