import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type Event,
  refusalRule,
  refusalText,
  rulesOf,
  type Sheet,
  type View,
} from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { linkTo } from '../../../route.ts';
import { isMoving, language } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { isFinger } from '../../../ui/dom.ts';
import { type Asked, part, useInView } from '../../../ui/in-view.ts';
import type { MapScene } from '../art/map.ts';
import { firstLit, litOn, SeasonScores } from '../replay/panels.tsx';
import { whyScene } from '../score/why-scene.ts';
import { Board } from '../table/board.tsx';
import { Controls, InkHint } from '../table/controls.tsx';
import { effectText } from '../table/effect.ts';
import type { Moment } from '../table/happened.ts';
import { askedRuins, handling, liveOf } from '../table/holding.ts';
import { WORDS as TABLE_WORDS } from '../table/messages.ts';
import { gridFor, type Model } from '../table/model.ts';
import { cardName } from '../table/question.ts';
import { WORDS } from './messages.ts';
import { cellsIn, STEPS, type StepId } from './situations.ts';

/** The spaces that a lesson step highlights: those it names, or the ruins that the card requires. */
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
    <p class="lesson-effect" data-part="effect" role="status">
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

/** What must be visible: on a phone the map, with as much of the text above it as fits. */
const ASKED: Asked = {
  board: [part('map')],
  bars: [part('controls'), part('effect'), part('lesson-ask')],
  along: [part('edicts'), part('order'), part('lesson')],
};

type MapProps = Omit<Parameters<typeof Board>[0], 'label' | 'canPlace'> & {
  readonly canPlace?: boolean;
  readonly children: ComponentChildren;
};

/** The map of a lesson step, with the elements below or beside it. */
const LessonMap = ({ canPlace = false, children, ...board }: MapProps) => (
  <div class="lesson-map">
    <Board label={say(WORDS).map} canPlace={canPlace} {...board} />
    <div class="lesson-hand">{children}</div>
  </div>
);

interface BoardProps {
  readonly id: StepId;
  readonly model: Model;
  /** The index of the edict that is highlighted until the player touches the map. */
  readonly edict: number | undefined;
  readonly onRead: () => void;
}

export const LessonBoard = ({ id, model, edict, onRead }: BoardProps) => {
  const { view, hand } = model;
  const sheet = view.value.sheets[0]!;
  const scene = useMemo<MapScene>(() => {
    const rules = rulesOf(view.value.config);
    const base: MapScene = { map: rules.map, sheet, asked: askedCells(id, model, sheet) };
    if (edict === undefined) return base;
    return { ...base, ...whyScene(rules, view.value.edicts, sheet, { type: 'edict', index: edict }) };
  }, [sheet, id, edict, model, view.value.config, view.value.edicts]);
  const live = useMemo(() => liveOf(model), [model]);
  useInView(id, ASKED);
  return (
    <LessonMap
      scene={scene}
      live={live}
      at={hand.peek().at}
      canPlace
      {...handling(model, true, edict === undefined ? undefined : onRead)}
    >
      <Effect model={model} />
      <Controls model={model} />
    </LessonMap>
  );
};

interface WalkProps {
  readonly view: View;
  readonly moment: Extract<Moment, { type: 'walk' }>;
  readonly onDone: () => void;
}

/** Longer than in a game, so that players see each attempt to place the ambush. */
const STEP_MS = 900;

/** CS-02: animates how the ambush looks for its place. */
export const LessonWalk = ({ view, moment, onDone }: WalkProps) => {
  const words = say(WORDS);
  const { map } = rulesOf(view.config);
  const last = moment.steps.length - 1;
  const [step, setStep] = useState(isMoving() ? 0 : last);
  useEffect(() => {
    if (step >= last) return undefined;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [step, last]);
  const { cells, fits } = moment.steps[step]!;
  const [scene] = useState({ map, sheet: moment.sheet });
  return (
    <LessonMap
      scene={scene}
      ghost={{ grid: map.grid, terrain: 'monster', cells, state: fits ? 'ambush' : 'blocked' }}
    >
      <p role="status">
        {words.walks(cardName(moment.card))} {words.tried(step + 1, fits)}
      </p>
      <div class="row">
        <Button look="main" onClick={onDone}>
          {words.walkOn}
        </Button>
        {step === last && <Button onClick={() => setStep(0)}>{words.walkAgain}</Button>}
      </div>
    </LessonMap>
  );
};

interface WonProps {
  readonly view: View;
  readonly events: readonly Event[];
  /** The index of the edict that is highlighted if the step scored no season. */
  readonly edict: number | undefined;
}

/** The map after a solved step, with the stars it earned. */
export const LessonWon = ({ view, events, edict }: WonProps) => {
  const isScored = events.some(event => event.type === 'scored');
  const [lit, setLit] = useState(() => firstLit(events, 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the events of a view are a new array after every render.
  const scene = useMemo<MapScene>(() => {
    const rules = rulesOf(view.config);
    const sheet = view.sheets[0]!;
    const earned =
      edict === undefined || isScored
        ? litOn(rules.map.grid, events, 0, lit)
        : whyScene(rules, view.edicts, sheet, { type: 'edict', index: edict });
    return { map: rules.map, sheet, ...earned };
  }, [view, lit, edict]);
  const drawn = events.find(event => event.type === 'drawn');
  const { grid } = scene.map;
  return (
    <LessonMap
      scene={scene}
      ghost={
        drawn && lit === undefined && edict === undefined
          ? { grid, terrain: drawn.terrain, cells: drawn.cells, state: 'drying' }
          : undefined
      }
    >
      {isScored && (
        <SeasonScores
          events={events}
          players={[{}]}
          seat={0}
          lit={lit}
          onLit={setLit}
          onSeat={() => undefined}
        />
      )}
    </LessonMap>
  );
};
