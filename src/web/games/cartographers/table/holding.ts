import { computed } from '@preact/signals';
import type { Seat } from '../../../../engine/game.ts';
import {
  andRows,
  cellsOf,
  emptyRows,
  hasCode,
  rulesOf,
  type Sheet,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { confirmBy, isSwitchedOff } from '../../../settings.ts';
import { type Asked, part } from '../../../ui/in-view.ts';
import type { Ghost, GhostState } from '../art/ghost.ts';
import type { BoardProps } from './board.tsx';
import type { Live } from './ghost-layer.tsx';
import { draggedAt, rowsHeld } from './hand.ts';
import { gridFor, type Model, type Tap } from './model.ts';

/** How the held drawing looks: it depends on its refusal, or on the kind of question. */
const ghostState = (model: Model): GhostState => {
  const refusal = model.refusal.value;
  const { type } = model.options.value;
  if (refusal) return hasCode(refusal, 'must-cover-ruins') ? 'misses' : 'blocked';
  if (type === 'drawMonster' || type === 'drawMonsterSingle') return 'ambush';
  return type === 'drawSingle' ? 'single' : 'fits';
};

/** The player's confirmed drawing while other players still draw. It is shown like a held drawing. */
export const sentBy = (view: View, seat: Seat): Ghost | undefined => {
  const answer = view.answers[seat];
  if (view.phase.type !== 'draw' || answer?.type !== 'draw') return undefined;
  return { grid: gridFor(view), terrain: answer.terrain, cells: answer.cells, state: 'fits' };
};

const ghostOf = (model: Model): Ghost | undefined => {
  const held = model.held.value;
  if (!held) return sentBy(model.view.value, model.viewer.value);
  const refusal = model.refusal.value;
  const blocking = (hasCode(refusal, 'overlaps') && refusal.cells) || [];
  return {
    grid: gridFor(model.view.value),
    terrain: held.terrain,
    cells: held.cells,
    state: ghostState(model),
    blocking,
    marks: held.marks,
  };
};

export const liveOf = (model: Model): Live => ({
  ghost: computed(() => ghostOf(model)),
  rest: computed(() => model.rested.value.held?.cells ?? []),
});

/** Ruins that aren't covered yet, of which the drawing must cover one. */
export const askedRuins = (model: Model, sheet: Sheet | undefined): readonly number[] | undefined => {
  const options = model.options.value;
  if (options.type !== 'draw' || !options.mustCoverRuins || !sheet) return undefined;
  const { map } = rulesOf(model.view.value.config);
  return cellsOf(map.grid, andRows(map.ruins.rows, emptyRows(map, sheet)));
};

/** Changes, confirms or drops the held drawing according to a key. Returns whether the key has an effect. */
export const pressKey = (model: Model, key: string): boolean => {
  const acts: Readonly<Record<string, () => unknown>> = {
    r: model.turn,
    ' ': model.turn,
    f: model.flip,
    s: model.nextShape,
    t: model.nextTerrain,
    Enter: model.ink,
    Escape: model.drop,
    Backspace: model.drop,
  };
  const act = acts[key.length === 1 ? key.toLowerCase() : key];
  if (!act || isSwitchedOff(key)) return false;
  void act();
  return true;
};

/** A second tap sooner than this may come before the player has seen the drawing. */
const DELIBERATE_MS = 400;
const STILL_PX = 4;

/** Whether a second tap counts: it is late enough, or it completes a double-click without movement. */
const isDeliberate = (before: Tap, now: Tap): boolean =>
  now.when - before.when >= DELIBERATE_MS ||
  (before.isMouse && now.isMouse && Math.hypot(now.x - before.x, now.y - before.y) <= STILL_PX);

/** Whether a further tap on the last tapped space confirms the drawing. */
export const inksAgain = ({ isPinned, tapped, hand, isReady }: Model): boolean =>
  confirmBy.value === 'two-taps' &&
  isPinned.value &&
  isReady.value &&
  tapped.value !== undefined &&
  tapped.value.at === hand.value.at;

type Handling = Pick<
  BoardProps,
  'onPoint' | 'onMove' | 'onTap' | 'onGrab' | 'onDrop' | 'onSecond' | 'onKey' | 'onWheel' | 'onLeave'
>;

export const ASKED: Asked = {
  board: [part('board'), 'h1'],
  bars: [part('controls'), part('strip'), part('head')],
  along: [part('edicts'), part('time')],
};

export const focusBoard = (): void =>
  document.querySelector<HTMLElement>(`${part('cells')} [tabindex="0"]`)?.focus({ preventScroll: true });

/**
 * Event handlers for the board that move and confirm the held drawing. Without `canPlace` they do nothing. `onRead` is
 * given while a text is open: then a tap or drag closes the text instead of confirming the drawing.
 */
export const handling = (model: Model, canPlace: boolean, onRead?: () => void): Handling => {
  const { hand, isPinned, tapped } = model;
  const moveTo = (cell: number): void => {
    hand.value = { ...hand.value, at: cell };
  };
  const isOn = (cell: number): boolean => isPinned.peek() && model.held.peek()?.cells.includes(cell) === true;
  const drag = (from: number): ((to: number) => void) => {
    const { at } = hand.peek();
    if (at === undefined || !isOn(from)) return moveTo;
    const [grid, rows] = [
      gridFor(model.view.peek()),
      rowsHeld(model.view.peek(), model.options.peek(), hand.peek()),
    ];
    return to => moveTo(draggedAt(grid, rows, at, from, to));
  };
  return {
    // A pointer that moves within one space still counts as resting.
    onPoint: cell => {
      if (canPlace && !isPinned.value && hand.value.at !== cell) moveTo(cell);
    },
    onMove: cell => {
      if (canPlace) moveTo(cell);
    },
    onTap: (cell, tap) => {
      if (!canPlace) return;
      const before = isPinned.peek() ? tapped.peek() : undefined;
      if (!isOn(cell)) moveTo(cell);
      const { at } = hand.peek();
      isPinned.value = true;
      tapped.value = { ...tap, cell, at };
      model.rest();
      if (onRead) return onRead();
      const isAgain = before?.cell === cell && before.at === at && isDeliberate(before, tap);
      const isMeant = { 'one-tap': true, 'two-taps': isAgain, button: false }[confirmBy.value];
      if (isMeant) void model.ink();
    },
    onGrab: cell => (canPlace ? drag(cell) : () => undefined),
    onDrop: () => {
      if (!canPlace) return;
      isPinned.value = true;
      tapped.value = undefined;
      model.rest();
      if (onRead) return onRead();
      if (confirmBy.value === 'one-tap') void model.ink();
    },
    onSecond: () => {
      if (canPlace) model.flip();
    },
    onKey: key => pressKey(model, key),
    onWheel: model.turn,
    onLeave: () => {
      if (!isPinned.value) model.drop();
    },
  };
};
