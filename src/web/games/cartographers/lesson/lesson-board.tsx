import { useMemo } from 'preact/hooks';
import { emptyRows } from '../../../../games/cartographers/board/land.ts';
import { andRows, cellsOf } from '../../../../games/cartographers/board/rows.ts';
import { refusalRule, refusalText } from '../../../../games/cartographers/refusals.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Sheet } from '../../../../games/cartographers/types.ts';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { confirmBy, language } from '../../../settings.ts';
import type { Ghost } from '../art/ghost.ts';
import type { Scene } from '../art/map.ts';
import { Board } from '../table/board.tsx';
import { Controls } from '../table/controls.tsx';
import { effectText } from '../table/effect.ts';
import { gridFor, type Model } from '../table/model.ts';
import { WORDS as TABLE_WORDS } from '../table/words.ts';
import { cellsIn, STEPS, type StepId } from './situations.ts';
import { WORDS } from './words.ts';

const ghostOf = (model: Model): Ghost | undefined => {
  const held = model.held.value;
  if (!held) return undefined;
  const refusal = model.refusal.value;
  const blocking = refusal?.refused === 'overlaps' ? (refusal.cells as readonly number[]) : [];
  const state = refusal ? (refusal.refused === 'must-cover-ruins' ? 'misses' : 'blocked') : 'fits';
  return { grid: gridFor(model.view.value), terrain: held.terrain, cells: held.cells, state, blocking };
};

/** The spaces that the step points out: those it names, or the ruins that the card asks for. */
const askedCells = (id: StepId, model: Model, sheet: Sheet): readonly number[] => {
  const named = STEPS[id].asked;
  if (named) return cellsIn(named);
  const options = model.options.value;
  if (options.type !== 'draw' || !options.mustCoverRuins) return [];
  const { map } = rulesOf(model.view.value.config);
  return cellsOf(map.grid, andRows(map.ruins.rows, emptyRows(map, sheet)));
};

const Effect = ({ model }: { readonly model: Model }) => {
  const refusal = model.refusal.value;
  const rule = refusal && refusalRule(refusal.refused);
  return (
    <p class="lesson-effect" role="status">
      {refusal && (
        <span class="error">
          {refusalText(refusal, language.value, gridFor(model.view.value))}{' '}
          {rule && <a href={linkTo('rules', rule)}>{rule}</a>}
        </span>
      )}
      {model.preview.value && effectText(model.preview.value)}
      {!model.held.value && say(TABLE_WORDS).tap}
    </p>
  );
};

const keysOf = (model: Model): Readonly<Record<string, () => unknown>> => ({
  r: model.turn,
  ' ': model.turn,
  f: model.flip,
  s: model.nextShape,
  t: model.nextTerrain,
  Enter: model.ink,
  Escape: model.drop,
  Backspace: model.drop,
});

/** The map of a step, and the same controls as at a real table. */
export const LessonBoard = ({ id, model }: { readonly id: StepId; readonly model: Model }) => {
  const { view, hand, isPinned } = model;
  const sheet = view.value.sheets[0] as Sheet;
  const scene = useMemo<Scene>(() => {
    const { map } = rulesOf(view.value.config);
    return { map, sheet, asked: askedCells(id, model, sheet) };
  }, [sheet, id]);
  const onTap = (cell: number) => {
    const wasHere = isPinned.value && model.held.value?.cells.includes(cell);
    if (!wasHere) hand.value = { ...hand.value, at: cell };
    isPinned.value = true;
    if (confirmBy.value === 'one-tap' || wasHere) void model.ink();
  };
  const onKey = (key: string): boolean => {
    const act = keysOf(model)[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return false;
    void act();
    return true;
  };
  return (
    <div class="lesson-map">
      <Board
        scene={scene}
        ghost={ghostOf(model)}
        label={say(WORDS).map}
        at={hand.value.at}
        canPlace
        onPoint={cell => {
          if (!isPinned.value) hand.value = { ...hand.value, at: cell };
        }}
        onMove={cell => {
          hand.value = { ...hand.value, at: cell };
        }}
        onTap={onTap}
        onKey={onKey}
        onWheel={model.turn}
        onLeave={() => {
          if (!isPinned.value) model.drop();
        }}
      />
      <div class="lesson-hand">
        <Effect model={model} />
        <Controls model={model} />
      </div>
    </div>
  );
};
