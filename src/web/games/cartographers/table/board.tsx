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
import { isFinger } from '../../../ui/dom.ts';
import { FRAME, mapBox, PAPER } from '../art/frame.ts';
import type { Ghost } from '../art/ghost.ts';
import { drawMap, type MapScene } from '../art/map.ts';
import { cellWords } from './cell-messages.ts';
import { GhostLayer, type Live } from './ghost-layer.tsx';
import type { Tap } from './model.ts';

export interface BoardProps {
  /** What the map shows. The map is drawn again only when this object changes. */
  readonly scene: MapScene;
  readonly ghost?: Ghost | undefined;
  readonly live?: Live | undefined;
  readonly label: string;
  /** The space to which the keyboard focus belongs. */
  readonly at?: Cell | undefined;
  readonly canPlace: boolean;
  readonly onPoint?: (cell: Cell) => void;
  readonly onMove?: (cell: Cell) => void;
  readonly onLeave?: () => void;
  /** Called when a pointer was pressed and released on one space, or when assistive technology activates it. */
  readonly onTap?: (cell: Cell, tap: Tap) => void;
  /** Called when the pointer is pressed on a space. The result is called with each space that it is dragged to. */
  readonly onGrab?: (cell: Cell) => (to: Cell) => void;
  readonly onDrop?: () => void;
  readonly onSecond?: () => void;
  readonly onKey?: (key: string) => boolean;
  readonly onWheel?: () => void;
  /** Elements on top of the map that ignore the pointer. */
  readonly children?: ComponentChildren;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** How many pixels of wheel movement rotate the shape once. A trackpad sends many small steps. */
const NOTCH = 60;
const LINE = 33;

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

/** The sheet with the unconfirmed drawing above it, and on top a grid for pointers and screen readers. */
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
    // Called before `onPoint`, which moves the shape to this space: a drag starts where the shape was before.
    const drag = props.onGrab?.(cell);
    pressed.current = { pointer: event.pointerId, at: cell, isDragged: false, drag };
    props.onPoint?.(cell);
  };
  const onUp = (event: TargetedPointerEvent<HTMLDivElement>) => {
    const now = pressed.current;
    pressed.current = undefined;
    const cell = under(event);
    if (event.pointerId !== now?.pointer || cell === undefined) return;
    // So that arrow keys continue from the space where the drag ended.
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
    // Key combinations belong to the browser's shortcuts.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the labels depend on the reader's language.
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
                  // On a touch screen the focus doesn't move the shape, because the player hasn't tapped a space yet.
                  if (!isFinger() && event.currentTarget.matches(':focus-visible')) moves.current?.(cell);
                }}
              />
            );
          })}
        </div>
      )),
    [scene, grid, current, language.value],
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
    <div class="board" data-part="map" style={{ aspectRatio: `${wide} / ${high}`, '--ratio': wide / high }}>
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
          // Ctrl with the wheel, or a pinch on a trackpad, zooms the page.
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
