import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import {
  type Cell,
  columnOf,
  type Drawing,
  type Grid,
  type PrintedMap,
  rowOf,
} from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import type { DrawnAward } from '../../../games/cartographers/art/award.ts';
import { FRAME, mapBox, PAPER } from '../../../games/cartographers/art/frame.ts';
import { drawFocus, drawMap } from '../../../games/cartographers/art/map.ts';
import { Art } from '../../../ui/art.tsx';
import { cellNames } from './land-messages.ts';

export interface PaintGridProps {
  /** Describes the grid and its keys. */
  readonly label: string;
  readonly map: PrintedMap;
  readonly drawing: Drawing;
  readonly award?: DrawnAward | undefined;
  readonly preyed?: readonly Cell[] | undefined;
  /** A stroke begins: answers the letter it paints on every space it passes. */
  readonly onBegin: (cell: Cell) => string;
  readonly onPaint: (cell: Cell, letter: string) => void;
  /** The letter that a key paints. Undefined for keys that paint nothing, such as those that choose a brush. */
  readonly letterOf: (key: string) => string | undefined;
}

const MARGIN = FRAME + PAPER;

/** Where an arrow key leads; undefined for every other key. */
const moved = (grid: Grid, cell: Cell, { key, ctrlKey }: KeyboardEvent): Cell | undefined => {
  const [row, column] = [rowOf(grid, cell), columnOf(grid, cell)];
  const last = grid.width - 1;
  switch (key) {
    case 'ArrowUp':
      return row > 0 ? cell - grid.width : cell;
    case 'ArrowDown':
      return row < grid.height - 1 ? cell + grid.width : cell;
    case 'ArrowLeft':
      return column > 0 ? cell - 1 : cell;
    case 'ArrowRight':
      return column < last ? cell + 1 : cell;
    case 'Home':
      return ctrlKey ? 0 : cell - column;
    case 'End':
      return ctrlKey ? grid.width * grid.height - 1 : cell - column + last;
    default:
      return undefined;
  }
};

/** The space under the pointer by position, because the grid captures all events during a stroke. */
const cellUnder = (grid: Grid, spaces: HTMLElement, event: PointerEvent): Cell | undefined => {
  const box = spaces.getBoundingClientRect();
  const column = Math.floor(((event.clientX - box.left) / box.width) * grid.width);
  const row = Math.floor(((event.clientY - box.top) / box.height) * grid.height);
  const isOn = row >= 0 && column >= 0 && row < grid.height && column < grid.width;
  return isOn ? row * grid.width + column : undefined;
};

type Spot = { readonly current: HTMLDivElement | null };

/** Measures that the styles need: an attribute would be forbidden by the page's policy. */
const useMeasures = (whole: Spot, { height, width }: Grid): void =>
  useLayoutEffect(() => {
    const style = whole.current?.style;
    style?.setProperty('--rows', String(height));
    style?.setProperty('--columns', String(width));
    style?.setProperty('--inset-x', `${(MARGIN / (width * UNIT + 2 * MARGIN)) * 100}%`);
    style?.setProperty('--inset-y', `${(MARGIN / (height * UNIT + 2 * MARGIN)) * 100}%`);
  }, [height, width]);

interface Hand {
  readonly here: Cell;
  readonly visit: (cell: Cell, preventScroll: boolean) => void;
  readonly announce: (cell: Cell) => void;
}

/** A stroke of the pointer: its first space decides what it paints. */
const useStroke = (spaces: Spot, { map, onBegin, onPaint }: PaintGridProps, { visit }: Hand) => {
  const stroke = useRef<string | undefined>(undefined);
  const end = (): void => {
    stroke.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      if (!spaces.current || event.button !== 0) return;
      const cell = cellUnder(map.grid, spaces.current, event);
      if (cell === undefined) return;
      event.preventDefault();
      spaces.current.setPointerCapture(event.pointerId);
      visit(cell, true);
      stroke.current = onBegin(cell);
      onPaint(cell, stroke.current);
    },
    onPointerMove: (event: PointerEvent): void => {
      if (stroke.current === undefined || !spaces.current) return;
      const passed = event.getCoalescedEvents?.() ?? [];
      for (const point of passed.length > 0 ? passed : [event]) {
        const cell = cellUnder(map.grid, spaces.current, point);
        if (cell !== undefined) onPaint(cell, stroke.current);
      }
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
};

const keysFor =
  ({ map, onBegin, onPaint, letterOf }: PaintGridProps, { here, visit, announce }: Hand) =>
  (event: KeyboardEvent): void => {
    const next = moved(map.grid, here, event);
    if (next === undefined && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const isPaint = event.key === 'Enter' || event.key === ' ';
    const letter = next !== undefined ? undefined : isPaint ? onBegin(here) : letterOf(event.key);
    if (next === undefined && letter === undefined) return;
    event.preventDefault();
    if (next !== undefined) return visit(next, false);
    onPaint(here, letter as string);
    announce(here);
  };

/** A sheet that is painted by tap, drag, or keys: a real grid with the names of its spaces. */
export const PaintGrid = (props: PaintGridProps) => {
  const { map, drawing, award, preyed, label } = props;
  const { grid } = map;
  const whole = useRef<HTMLDivElement>(null);
  const spaces = useRef<HTMLDivElement>(null);
  const focus = useSignal<Cell>(0);
  const isFocused = useSignal(false);
  const said = useSignal<Cell | undefined>(undefined);
  const here = Math.min(focus.value, grid.width * grid.height - 1);
  const hand: Hand = {
    here,
    visit: (cell, preventScroll) => {
      focus.value = cell;
      spaces.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll });
    },
    announce: cell => {
      said.value = cell;
    },
  };
  const stroke = useStroke(spaces, props, hand);
  useMeasures(whole, grid);
  const names = cellNames(map, drawing);
  const lit = award?.cells.join();
  const art = useMemo(() => drawAll(props), [map, drawing, lit, preyed]);
  return (
    <div class="easel-grid" ref={whole}>
      <Art class="easel-grid-art" svg={art} />
      {isFocused.value && <Art class="easel-grid-art" svg={framed(grid, drawFocus(grid, here))} />}
      <div
        ref={spaces}
        class="easel-grid-spaces"
        role="grid"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={keysFor(props, hand)}
        {...stroke}
        onFocusIn={() => {
          isFocused.value = true;
        }}
        onFocusOut={() => {
          isFocused.value = false;
        }}
      >
        <Spaces grid={grid} names={names} here={here} />
      </div>
      <p class="hidden" role="status">
        {said.value === undefined ? '' : names[said.value]}
      </p>
    </div>
  );
};

const framed = (grid: Grid, inside: string): string => `<svg viewBox="${mapBox(grid)}">${inside}</svg>`;

const drawAll = ({ map, drawing, award, preyed }: PaintGridProps): string =>
  framed(
    map.grid,
    drawMap({ map, sheet: drawing, ...(award ? { award } : {}), ...(preyed ? { preyed } : {}) }),
  );

interface SpacesProps {
  readonly grid: Grid;
  readonly names: readonly string[];
  readonly here: Cell;
}

const Spaces = ({ grid, names, here }: SpacesProps) => (
  <>
    {Array.from({ length: grid.height }, (_, row) => (
      <div role="row" class="easel-grid-row" key={row}>
        {names.slice(row * grid.width, (row + 1) * grid.width).map((name, column) => {
          const cell = row * grid.width + column;
          return (
            <div
              role="gridcell"
              class="easel-grid-cell"
              key={cell}
              data-cell={cell}
              aria-label={name}
              tabIndex={cell === here ? 0 : -1}
            />
          );
        })}
      </div>
    ))}
  </>
);
