import type {
  ComponentChildren,
  TargetedKeyboardEvent,
  TargetedMouseEvent,
  TargetedPointerEvent,
} from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { type Cell, cellAt, columnOf, type Grid, rowOf } from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { language } from '../../../settings.ts';
import { isFinger } from '../../../ui/pointer.ts';
import { FRAME, mapBox, PAPER } from '../art/frame.ts';
import type { Ghost } from '../art/ghost.ts';
import { drawMap, type MapScene } from '../art/map.ts';
import { cellWords } from './cell-messages.ts';
import { GhostLayer, type Live } from './ghost-layer.tsx';
import type { Tap } from './model.ts';

export interface BoardProps {
  /** The drawing and its highlights; the art renders again only when this object changes. */
  readonly scene: MapScene;
  readonly ghost?: Ghost | undefined;
  /** The ghost that follows the pointer. */
  readonly live?: Live | undefined;
  /** The name of the sheet for screen readers. */
  readonly label: string;
  /** The space with the keyboard focus. */
  readonly at?: Cell | undefined;
  readonly canPlace: boolean;
  /** The pointer is over a space. */
  readonly onPoint?: (cell: Cell) => void;
  /** The keyboard moved to a space. */
  readonly onMove?: (cell: Cell) => void;
  readonly onLeave?: () => void;
  /** A finger or the first button went down and up again on one space, or assistive technology activated it. */
  readonly onTap?: (cell: Cell, tap: Tap) => void;
  /** A press on a space. Returns what dragging to another space does. */
  readonly onGrab?: (cell: Cell) => (to: Cell) => void;
  /** The drag ended. */
  readonly onDrop?: () => void;
  /** A right click. */
  readonly onSecond?: () => void;
  readonly onKey?: (key: string) => boolean;
  readonly onWheel?: () => void;
  /** An overlay that ignores the pointer. */
  readonly children?: ComponentChildren;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Wheel distance for one rotation, in pixels; a trackpad sends many small steps. */
const NOTCH = 60;
const LINE = 33;

/** The pressed pointer and its current space. */
interface Pressed {
  readonly pointer: number;
  readonly at: Cell;
  readonly isDragged: boolean;
  readonly drag: ((to: Cell) => void) | undefined;
}

const tapOf = (event: MouseEvent | PointerEvent): Tap => ({
  when: event.timeStamp,
  x: event.clientX,
  y: event.clientY,
  isMouse: 'pointerType' in event && event.pointerType === 'mouse',
});

const moved = (grid: Grid, cell: Cell, [down, right]: readonly [number, number]): Cell => {
  const row = Math.max(0, Math.min(grid.height - 1, rowOf(grid, cell) + down));
  const column = Math.max(0, Math.min(grid.width - 1, columnOf(grid, cell) + right));
  return cellAt(grid, row, column);
};

/** The sheet: the drawing, the ghost above it, and a grid on top for pointers and screen readers. */
export const Board = (props: BoardProps) => {
  const { scene, ghost, live, label, at, canPlace } = props;
  const { grid } = scene.map;
  const cells = useRef<HTMLDivElement>(null);
  const drawing = useMemo(() => drawMap(scene), [scene]);
  const middle = cellAt(grid, grid.height >> 1, grid.width >> 1);
  const [focused, setFocused] = useState<Cell | undefined>(undefined);
  const current = focused ?? at ?? middle;

  const focusCell = (cell: Cell) => {
    cells.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus({ preventScroll: true });
  };
  const under = (event: PointerEvent): Cell | undefined => {
    const box = cells.current?.getBoundingClientRect();
    if (!box) return undefined;
    const row = Math.floor(((event.clientY - box.top) / box.height) * grid.height);
    const column = Math.floor(((event.clientX - box.left) / box.width) * grid.width);
    if (row < 0 || column < 0 || row >= grid.height || column >= grid.width) return undefined;
    return cellAt(grid, row, column);
  };
  const pressed = useRef<Pressed | undefined>(undefined);
  const onPointer = (event: TargetedPointerEvent<HTMLDivElement>) => {
    const cell = under(event);
    if (cell === undefined) return;
    const now = pressed.current;
    if (event.pointerId !== now?.pointer) return props.onPoint?.(cell);
    if (cell === now.at) return;
    pressed.current = { ...now, at: cell, isDragged: true };
    now.drag?.(cell);
  };
  const onDown = (event: TargetedPointerEvent<HTMLDivElement>) => {
    const cell = under(event);
    pressed.current = undefined;
    if (cell === undefined || !event.isPrimary) return;
    if (event.button === 2 && event.pointerType === 'mouse') props.onSecond?.();
    if (event.button !== 0) return;
    // Grab what is there before the hand moves to this space.
    const drag = props.onGrab?.(cell);
    pressed.current = { pointer: event.pointerId, at: cell, isDragged: false, drag };
    props.onPoint?.(cell);
  };
  const onUp = (event: TargetedPointerEvent<HTMLDivElement>) => {
    const now = pressed.current;
    pressed.current = undefined;
    const cell = under(event);
    if (event.pointerId !== now?.pointer || cell === undefined) return;
    // Arrow keys continue where a drag ended.
    setFocused(cell);
    if (now.isDragged) props.onDrop?.();
    else props.onTap?.(cell, tapOf(event));
  };
  const onClick = (event: TargetedMouseEvent<HTMLDivElement>) => {
    // Assistive technology clicks a space without a pointer.
    if (event.detail !== 0 || !(event.target instanceof HTMLElement)) return;
    const cell = event.target.dataset.cell;
    if (cell !== undefined) props.onTap?.(Number(cell), tapOf(event));
  };
  const onKey = (event: TargetedKeyboardEvent<HTMLDivElement>) => {
    // Browser shortcuts.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const cell = moved(grid, current, arrow);
      focusCell(cell);
      props.onMove?.(cell);
    } else if (!props.onKey?.(event.key)) return;
    event.preventDefault();
  };
  const rolled = useRef(0);
  const moves = useRef(props.onMove);
  moves.current = props.onMove;
  const rows = useMemo(
    () =>
      Array.from({ length: grid.height }, (_, row) => (
        <div role="row" key={row} class="board-row">
          {Array.from({ length: grid.width }, (_, column) => {
            const cell = cellAt(grid, row, column);
            return (
              <div
                key={cell}
                role="gridcell"
                data-cell={cell}
                tabIndex={cell === current ? 0 : -1}
                aria-label={cellWords(scene, cell)}
                onFocus={event => {
                  setFocused(cell);
                  // On touch, a focused space only waits for keys: the player hasn't pointed anywhere yet.
                  if (!isFinger() && event.currentTarget.matches(':focus-visible')) moves.current?.(cell);
                }}
              />
            );
          })}
        </div>
      )),
    [scene, current, language.value],
  );
  const margin = FRAME + PAPER;
  const [wide, high] = [grid.width * UNIT + margin * 2, grid.height * UNIT + margin * 2];
  const inset = {
    left: `${(margin / wide) * 100}%`,
    right: `${(margin / wide) * 100}%`,
    top: `${(margin / high) * 100}%`,
    bottom: `${(margin / high) * 100}%`,
    gridTemplateColumns: `repeat(${grid.width}, 1fr)`,
  };
  return (
    <div class="board" style={{ aspectRatio: `${wide} / ${high}`, '--ratio': wide / high }}>
      <svg class="fits" viewBox={mapBox(grid)} aria-hidden="true">
        <g dangerouslySetInnerHTML={{ __html: drawing }} />
      </svg>
      {props.children}
      <GhostLayer grid={grid} ghost={ghost} live={live} />
      <div
        ref={cells}
        class="board-cells"
        data-part="cells"
        role="grid"
        aria-label={label}
        aria-readonly={!canPlace}
        style={inset}
        onPointerMove={onPointer}
        onPointerDown={onDown}
        onPointerUp={onUp}
        onClick={onClick}
        onPointerCancel={() => {
          pressed.current = undefined;
        }}
        onPointerLeave={() => props.onLeave?.()}
        onContextMenu={event => {
          if (canPlace && props.onSecond) event.preventDefault();
        }}
        onKeyDown={onKey}
        onWheel={event => {
          // Ctrl with the wheel, or a pinch, zooms the page.
          if (!props.onWheel || !canPlace || event.ctrlKey) return;
          event.preventDefault();
          rolled.current += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : LINE);
          if (Math.abs(rolled.current) < NOTCH) return;
          rolled.current = 0;
          props.onWheel();
        }}
      >
        {rows}
      </div>
    </div>
  );
};
