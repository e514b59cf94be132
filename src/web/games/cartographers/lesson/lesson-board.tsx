import { useMemo } from 'preact/hooks';
import { refusalRule, refusalText, rulesOf, type Sheet } from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { language } from '../../../settings.ts';
import { type Asked, useInView } from '../../../ui/in-view.ts';
import { isFinger } from '../../../ui/pointer.ts';
import type { MapScene } from '../art/map.ts';
import { whyScene } from '../score/why-scene.ts';
import { Board } from '../table/board.tsx';
import { Controls } from '../table/controls.tsx';
import { effectText } from '../table/effect.ts';
import { askedRuins, handling, liveOf } from '../table/holding.ts';
import { InkHint } from '../table/ink-hint.tsx';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { gridFor, type Model } from '../table/model.ts';
import { WORDS } from './messages.ts';
import { cellsIn, STEPS, type StepId } from './situations.ts';

/** The spaces that the step points out: those it names, or the ruins that the card asks for. */
const askedCells = (id: StepId, model: Model, sheet: Sheet): readonly number[] => {
  const named = STEPS[id].asked;
  if (named) return cellsIn(named);
  return askedRuins(model, sheet) ?? [];
};

const Effect = ({ model }: { readonly model: Model }) => {
  const words = say(TABLE_WORDS);
  const refusal = model.refusal.value;
  const rule = refusal && refusalRule(refusal);
  return (
    <p class="lesson-effect" role="status">
      {refusal && (
        <span class="error">
          {refusalText(refusal, language.value, gridFor(model.view.value))}{' '}
          {rule && (
            <a href={linkTo('rules', rule)} title={rule}>
              {words.whyRule}
            </a>
          )}
        </span>
      )}
      {model.preview.value && effectText(model.preview.value)}
      {!model.held.value && (isFinger() ? words.tap : words.point).shape}
      <InkHint model={model} />
    </p>
  );
};

/** On a phone the map must be visible at once, with as much of the text above it as fits. */
const ASKED: Asked = {
  board: ['.lesson-map .board'],
  bars: ['.lesson-hand > .controls', '.lesson-effect', '.lesson-ask'],
  along: ['.lesson-edicts', '.lesson-order', '.lesson-panel'],
};

interface BoardProps {
  readonly id: StepId;
  readonly model: Model;
  /** The edict that is lit until the map is touched. */
  readonly edict: number | undefined;
  readonly onRead: () => void;
}

/** The map of a step, and the same controls as at a real table. */
export const LessonBoard = ({ id, model, edict, onRead }: BoardProps) => {
  const { view, hand } = model;
  const sheet = view.value.sheets[0] as Sheet;
  const scene = useMemo<MapScene>(() => {
    const rules = rulesOf(view.value.config);
    const base: MapScene = { map: rules.map, sheet, asked: askedCells(id, model, sheet) };
    if (edict === undefined) return base;
    return { ...base, ...whyScene(rules, view.value.edicts, sheet, { type: 'edict', index: edict }) };
  }, [sheet, id, edict]);
  const live = useMemo(() => liveOf(model), [model]);
  useInView(id, ASKED);
  return (
    <div class="lesson-map">
      <Board
        scene={scene}
        live={live}
        label={say(WORDS).map}
        at={hand.peek().at}
        canPlace
        {...handling(model, true, edict === undefined ? undefined : onRead)}
      />
      <div class="lesson-hand">
        <Effect model={model} />
        <Controls model={model} />
      </div>
    </div>
  );
};
