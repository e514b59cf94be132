import { computed } from '@preact/signals';
import { emptyRows } from '../../../../games/cartographers/board/land.ts';
import { andRows, cellsOf } from '../../../../games/cartographers/board/rows.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Sheet } from '../../../../games/cartographers/types.ts';
import { confirmBy } from '../../../settings.ts';
import type { Ghost, GhostState } from '../art/ghost.ts';
import type { BoardProps } from './board.tsx';
import type { Live } from './ghost-layer.tsx';
import { gridFor, type Model } from './model.ts';

/** The hand over a map: how it is drawn, and how pointers and keys move it. The lesson holds it the same way. */

/** How the ghost is drawn: by what is wrong with it, if anything. */
const ghostState = (model: Model): GhostState => {
  const refusal = model.refusal.value;
  const { type } = model.options.value;
  if (refusal) return refusal.refused === 'must-cover-ruins' ? 'misses' : 'blocked';
  if (type === 'drawMonster' || type === 'drawMonsterSingle') return 'ambush';
  return type === 'drawSingle' ? 'single' : 'fits';
};

const ghostOf = (model: Model): Ghost | undefined => {
  const held = model.held.value;
  if (!held) return undefined;
  const blocking = model.refusal.value?.refused === 'overlaps' ? model.refusal.value.cells : [];
  return {
    grid: gridFor(model.view.value),
    terrain: held.terrain,
    cells: held.cells,
    state: ghostState(model),
    blocking: blocking as readonly number[],
    marks: held.marks,
  };
};

export const liveOf = (model: Model): Live => ({
  ghost: computed(() => ghostOf(model)),
  rest: computed(() => model.rested.value.held?.cells ?? []),
});

/** Unfilled ruins, one of which must be covered. */
export const askedRuins = (model: Model, sheet: Sheet | undefined): readonly number[] | undefined => {
  const options = model.options.value;
  if (options.type !== 'draw' || !options.mustCoverRuins || !sheet) return undefined;
  const { map } = rulesOf(model.view.value.config);
  return cellsOf(map.grid, andRows(map.ruins.rows, emptyRows(map, sheet)));
};

const pressKey = (model: Model, key: string): boolean => {
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
  if (!act) return false;
  void act();
  return true;
};

type Handling = Pick<BoardProps, 'onPoint' | 'onMove' | 'onTap' | 'onKey' | 'onWheel' | 'onLeave'>;

/** What the board does with the hand; where nothing can be placed, pointing and tapping move nothing. */
export const handling = (model: Model, canPlace: boolean): Handling => {
  const { hand, isPinned } = model;
  const moveTo = (cell: number): void => {
    hand.value = { ...hand.value, at: cell };
  };
  return {
    // A hand that trembles within a space still rests there.
    onPoint: cell => {
      if (canPlace && !isPinned.value && hand.value.at !== cell) moveTo(cell);
    },
    onMove: cell => {
      if (canPlace) moveTo(cell);
    },
    onTap: cell => {
      if (!canPlace) return;
      const wasHere = isPinned.value && model.held.value?.cells.includes(cell);
      if (!wasHere) moveTo(cell);
      isPinned.value = true;
      if (confirmBy.value === 'one-tap' || wasHere) void model.ink();
    },
    onKey: key => pressKey(model, key),
    onWheel: model.turn,
    onLeave: () => {
      if (!isPinned.value) model.drop();
    },
  };
};
