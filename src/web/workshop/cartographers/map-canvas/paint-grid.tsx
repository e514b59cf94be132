import { useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Cell, Drawing, Grid, PrintedMap } from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import type { DrawnAward } from '../../../games/cartographers/art/award.ts';
import { FRAME, mapBox, PAPER } from '../../../games/cartographers/art/frame.ts';
import { drawFocus, drawMap } from '../../../games/cartographers/art/map.ts';
import { Art } from '../../../ui/art.tsx';
import { cellNames } from './land-messages.ts';
import { nextCell } from './painting.ts';

export interface PaintGridProps {
  /** The accessible name of the grid, which also explains its keys. */
  readonly label: string;
  readonly map: PrintedMap;
  readonly drawing: Drawing;
  readonly award?: DrawnAward | undefined;
  readonly preyed?: readonly Cell[] | undefined;
  /** Starts a stroke. Returns the letter to paint on every space that the stroke passes. */
  readonly onBegin: (cell: Cell) => string;
  readonly onPaint: (cell: Cell, letter: string) => void;
  /** The letter that a key paints. Undefined for keys that paint nothing, such as those that select a brush. */
  readonly letterOf: (key: string) => string | undefined;
}

const MARGIN = FRAME + PAPER;

/** Finds the space under the pointer by position, because the grid captures all pointer events during a stroke. */
const cellUnder = (grid: Grid, spaces: HTMLElement, event: PointerEvent): Cell | undefined => {
  const box = spaces.getBoundingClientRect();
  const column = Math.floor(((event.clientX - box.left) / box.width) * grid.width);
  const row = Math.floor(((event.clientY - box.top) / box.height) * grid.height);
  const isOn = row >= 0 && column >= 0 && row < grid.height && column < grid.width;
  return isOn ? row * grid.width + column : undefined;
};

type Spot = { readonly current: HTMLDivElement | null };

/** Sets CSS custom properties by script, because the page's security policy forbids style attributes. */
const useMeasures = (whole: Spot, { height, width }: Grid): void =>
  useLayoutEffect(() => {
    const style = whole.current?.style;
    style?.setProperty('--rows', String(height));
    style?.setProperty('--columns', String(width));
    style?.setProperty('--inset-x', `${(MARGIN / (width * UNIT + 2 * MARGIN)) * 100}%`);
    style?.setProperty('--inset-y', `${(MARGIN / (height * UNIT + 2 * MARGIN)) * 100}%`);
  }, [whole, height, width]);

interface Hand {
  readonly here: Cell;
  readonly visit: (cell: Cell, preventScroll: boolean) => void;
  readonly announce: (cell: Cell) => void;
}

/** Handles pointer strokes. The first space of a stroke determines which letter it paints. */
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
    const next = nextCell(map.grid, here, event);
    if (next !== undefined) {
      event.preventDefault();
      return visit(next, false);
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isPaint = event.key === 'Enter' || event.key === ' ';
    const letter = isPaint ? onBegin(here) : letterOf(event.key);
    if (letter === undefined) return;
    event.preventDefault();
    onPaint(here, letter);
    announce(here);
  };

/** A sheet that can be painted by tap, drag or keys. For screen readers it is a grid with the names of its spaces. */
export const PaintGrid = (props: PaintGridProps) => {
  const { map, drawing, award, preyed, label } = props;
  const { grid } = map;
  const whole = useRef<HTMLDivElement>(null);
  const spaces = useRef<HTMLDivElement>(null);
  const focus = useSignal<Cell>(0);
  const [isFocused, setFocused] = useState(false);
  const [said, announce] = useState<Cell>();
  const here = Math.min(focus.value, grid.width * grid.height - 1);
  const hand: Hand = {
    here,
    visit: (cell, preventScroll) => {
      focus.value = cell;
      spaces.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll });
    },
    announce,
  };
  const stroke = useStroke(spaces, props, hand);
  useMeasures(whole, grid);
  const names = cellNames(map, drawing);
  const lit = award?.cells.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the award is a new object after every render.
  const art = useMemo(() => drawAll(props), [map, drawing, lit, preyed]);
  return (
    <div class="map-canvas-grid" ref={whole}>
      <Art class="fits" svg={art} />
      {isFocused && <Art class="fills" svg={framed(grid, drawFocus(grid, here))} />}
      <div
        ref={spaces}
        class="map-canvas-grid-spaces"
        role="grid"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={keysFor(props, hand)}
        {...stroke}
        onFocusIn={() => setFocused(true)}
        onFocusOut={() => setFocused(false)}
      >
        {Array.from({ length: grid.height }, (_, row) => (
          <div role="row" class="map-canvas-grid-row" key={row}>
            {names.slice(row * grid.width, (row + 1) * grid.width).map((name, column) => {
              const cell = row * grid.width + column;
              return (
                <div
                  role="gridcell"
                  class="map-canvas-grid-cell"
                  key={cell}
                  data-cell={cell}
                  aria-label={name}
                  tabIndex={cell === here ? 0 : -1}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p class="hidden" role="status">
        {said !== undefined && names[said]}
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
