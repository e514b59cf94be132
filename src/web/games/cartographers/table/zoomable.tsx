import type { ComponentChildren, TargetedEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Grid } from '../../../../games/cartographers/ui.ts';
import { UNIT } from '../../../art/ink.ts';
import { say } from '../../../i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { isFinger } from '../../../ui/dom.ts';
import { FRAME, PAPER } from '../art/frame.ts';
import { Rulers } from './rulers.tsx';
import { intoSight, pinched, type Spot, STEP, WHOLE, type Zoomed, zoomedAt } from './zoom.ts';
import './zoom.css';

const WORDS = {
  en: {
    larger: 'Zoom in',
    smaller: 'Zoom out',
    pan: 'Move the map with two fingers, or with one finger along its edge.',
  },
  fr: {
    larger: 'Agrandir',
    smaller: 'Réduire',
    pan: 'Déplacez la feuille avec deux doigts, ou avec un seul le long de son bord.',
  },
};

/** If a map has at least this many spaces per line, one finger covers several on a phone. */
const LARGE = 13;

interface Pinch {
  readonly begun: Zoomed;
  readonly fingers: readonly [Spot, Spot];
}

/** Handles the fingers on the map: one draws. Once there are two, they zoom until all are lifted. */
const useFingers = (now: () => Zoomed, onZoom: (next: Zoomed) => void) => {
  const down = useRef(new Map<number, Spot>());
  const pinch = useRef<Pinch | undefined>(undefined);
  const place = (event: TargetedEvent<HTMLDivElement, PointerEvent>): Spot => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const two = (): readonly [Spot, Spot] => {
    const [one, other] = [...down.current.values()];
    return [one!, other!];
  };
  const lift = (event: TargetedEvent<HTMLDivElement, PointerEvent>): void => {
    if (!down.current.delete(event.pointerId)) return;
    if (pinch.current && event.type === 'pointerup') event.stopPropagation();
    if (down.current.size === 0) pinch.current = undefined;
  };
  return {
    onPointerDownCapture: (event: TargetedEvent<HTMLDivElement, PointerEvent>) => {
      if (event.pointerType !== 'touch') return;
      if (event.isPrimary) down.current.clear();
      down.current.set(event.pointerId, place(event));
      if (down.current.size === 2) pinch.current = { begun: now(), fingers: two() };
    },
    onPointerMoveCapture: (event: TargetedEvent<HTMLDivElement, PointerEvent>) => {
      if (!pinch.current || !down.current.has(event.pointerId)) return;
      event.stopPropagation();
      down.current.set(event.pointerId, place(event));
      if (down.current.size === 2) onZoom(pinched(pinch.current.begun, pinch.current.fingers, two()));
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  };
};

interface ZoomProps {
  readonly grid: Grid;
  readonly children: ComponentChildren;
}

const Zoom = ({ grid, children }: ZoomProps) => {
  const words = say(WORDS);
  const room = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(WHOLE);
  useLayoutEffect(() => room.current?.scrollTo(shown.x, shown.y), [shown]);
  const now = (): Zoomed => {
    const { scrollLeft = 0, scrollTop = 0 } = room.current ?? {};
    return { zoom: shown.zoom, x: scrollLeft, y: scrollTop };
  };
  const [hasMoved, setMoved] = useState(false);
  const fingers = useFingers(now, next => {
    setMoved(true);
    setShown(next);
  });
  const press = (times: number) => () => {
    const { clientWidth = 0, clientHeight = 0 } = room.current ?? {};
    setShown(zoomedAt(now(), shown.zoom * times, { x: clientWidth / 2, y: clientHeight / 2 }));
  };
  /** Scrolls only the map's container. The browser would also scroll the page. */
  const onFocusIn = ({ target, currentTarget }: TargetedEvent<HTMLDivElement, FocusEvent>) => {
    if (shown.zoom === 1 || !(target instanceof Element) || !target.matches('[role="gridcell"]')) return;
    const [outer, inner] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()];
    const { x, y } = now();
    const [left, top] = [x + inner.left - outer.left, y + inner.top - outer.top];
    currentTarget.scrollTo(
      intoSight(x, outer.width, left - inner.width, left + 2 * inner.width),
      intoSight(y, outer.height, top - inner.height, top + 2 * inner.height),
    );
  };
  const margin = 2 * (FRAME + PAPER);
  const ratio = (grid.width * UNIT + margin) / (grid.height * UNIT + margin);
  return (
    <div class="zoom" style={{ '--ratio': ratio, '--zoom': shown.zoom }}>
      <div class="zoom-room" ref={room} onFocusIn={onFocusIn} {...fingers}>
        <div class="zoom-sheet">
          {children}
          {shown.zoom > 1 && <Rulers grid={grid} onGrab={() => setMoved(true)} />}
        </div>
      </div>
      <div role="status">
        {shown.zoom > 1 && !hasMoved && isFinger() && <p class="zoom-hint">{words.pan}</p>}
      </div>
      <div class="zoom-buttons">
        <Button aria-label={words.larger} onClick={press(STEP)}>
          +
        </Button>
        <Button aria-label={words.smaller} disabled={shown.zoom === 1} onClick={press(1 / STEP)}>
          −
        </Button>
      </div>
    </div>
  );
};

/** Lets players zoom a map with two fingers or buttons if its spaces are too small to tap. One finger still draws. */
export const Zoomable = ({ grid, children }: ZoomProps) =>
  Math.max(grid.width, grid.height) > LARGE ? <Zoom grid={grid}>{children}</Zoom> : children;
