import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { makeCell } from '../../../../games/cartographers/board/grid.ts';
import { emptyRows } from '../../../../games/cartographers/board/land.ts';
import { andRows, cellsOf } from '../../../../games/cartographers/board/rows.ts';
import { refusalRule, refusalText } from '../../../../games/cartographers/refusals.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Sheet } from '../../../../games/cartographers/types.ts';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { confirmBy, language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { compass } from '../art/emblems.ts';
import type { Ghost, GhostState } from '../art/ghost.ts';
import type { Scene } from '../art/map.ts';
import { ScoreSheet } from '../score/score-sheet.tsx';
import { WhyPanel } from '../score/why.tsx';
import { type About, whyScene } from '../score/why-scene.ts';
import { Board } from './board.tsx';
import { ChooseCluster } from './choose.tsx';
import { Controls } from './controls.tsx';
import { effectsOf, effectText } from './effect.ts';
import type { Live } from './ghost-layer.tsx';
import { type Model, sheetShown } from './model.ts';
import { Coins, Column, Edicts, Seats, Time } from './panels.tsx';
import { mapTitle, question, seatName } from './question.ts';
import { WORDS } from './words.ts';

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
    grid: rulesOf(model.view.value.config).map.grid,
    terrain: held.terrain,
    cells: held.cells,
    state: ghostState(model),
    blocking: blocking as readonly number[],
    marks: held.marks,
  };
};

const liveOf = (model: Model): Live => ({
  ghost: computed(() => ghostOf(model)),
  rest: computed(() => model.rested.value.held?.cells ?? []),
});

/** What would change, or why it cannot be drawn: said beside the ghost, and spoken. */
const Strip = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const { view, options, rested } = model;
  const { held, refusal, preview } = rested.value;
  const { grid } = rulesOf(view.value.config).map;
  const box = view.value.config.titleSet;
  const rule = refusal && refusalRule(refusal.refused);
  const place = held ? makeCell(grid, held.cells[0]) : '';
  const effects = preview ? effectsOf(preview) : [];
  return (
    <div class="strip" role="status">
      {refusal && (
        <p class="refused">
          <span class="hidden">{words.at(place)}</span>
          {refusalText(refusal, language.value, grid, box)}
          {rule && <a href={linkTo('rules', rule)}>{rule}</a>}
        </p>
      )}
      {preview && (
        <>
          <span class="hidden">
            {words.at(place)}
            {words.fits}. {effectText(preview)}
          </span>
          <ul aria-hidden="true">
            {preview.sheet !== model.eyes.value && <li>{seatName(model.table.players, preview.sheet)}</li>}
            {effects.map(effect => (
              <li key={effect.says} class={effect.isGood ? 'is-good' : 'is-bad'}>
                {effect.says}
              </li>
            ))}
            {effects.length === 0 && <li>{words.noEffect}</li>}
          </ul>
        </>
      )}
      {!held && options.value.type !== 'none' && options.value.type !== 'choose' && <p>{words.tap}</p>}
    </div>
  );
};

/** Unfilled ruins, one of which must be covered. */
const askedRuins = (model: Model, sheet: Sheet | undefined): readonly number[] | undefined => {
  const options = model.options.value;
  if (options.type !== 'draw' || !options.mustCoverRuins || !sheet) return undefined;
  const { map } = rulesOf(model.view.value.config);
  return cellsOf(map.grid, andRows(map.ruins.rows, emptyRows(map, sheet)));
};

const useKeys =
  (model: Model) =>
  (key: string): boolean => {
    const act: Readonly<Record<string, () => unknown>> = {
      r: model.turn,
      ' ': model.turn,
      f: model.flip,
      s: model.nextShape,
      t: model.nextTerrain,
      Enter: model.ink,
      Escape: model.drop,
      Backspace: model.drop,
    };
    const found = act[key.length === 1 ? key.toLowerCase() : key];
    if (!found) return false;
    void found();
    return true;
  };

/** The score sheet follows the hand; the table around it need not. */
const Forecast = ({ model, onWhy }: { readonly model: Model; readonly onWhy: (about: About) => void }) => (
  <ScoreSheet
    view={model.view.value}
    seat={model.eyes.value}
    forecast={model.rested.value.preview}
    onWhy={onWhy}
  />
);

/** The table while somebody draws: the map large, everything else quiet around it. */
export const Play = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const { view, options, hand, isPinned, eyes } = model;
  const [looking, setLooking] = useState<Seat | undefined>(undefined);
  const [about, setAbout] = useState<About | undefined>(undefined);
  const onKey = useKeys(model);
  const own = sheetShown(view.value, options.value, eyes.value);
  const shown = looking ?? own;
  const sheet = view.value.sheets[shown];
  const rules = rulesOf(view.value.config);
  const asked = askedRuins(model, sheet);
  const isVisit = shown !== eyes.value;
  const canPlace = looking === undefined && options.value.type !== 'none' && options.value.type !== 'choose';
  // A new question ends looking around.
  useEffect(() => {
    setLooking(undefined);
    setAbout(undefined);
  }, [view.value.turn, view.value.phase.type]);
  const scene = useMemo<Scene | undefined>(() => {
    if (!sheet) return undefined;
    const base: Scene = { map: rules.map, sheet, isVisit, ...(asked && canPlace ? { asked } : {}) };
    return about ? { ...base, ...whyScene(rules, view.value.edicts, sheet, about) } : base;
  }, [sheet, about, isVisit, asked?.length, canPlace]);
  const live = useMemo(() => liveOf(model), [model]);
  const tap = (cell: number) => {
    if (!canPlace) return;
    const wasHere = isPinned.value && model.held.value?.cells.includes(cell);
    hand.value = wasHere ? hand.value : { ...hand.value, at: cell };
    isPinned.value = true;
    if (confirmBy.value === 'one-tap' || wasHere) void model.ink();
  };
  const onPoint = (cell: number) => {
    // A hand that trembles within a space still rests there.
    if (canPlace && !isPinned.value && hand.value.at !== cell) hand.value = { ...hand.value, at: cell };
  };
  const name = mapTitle(model.table.players, shown);
  return (
    <div class="table">
      <header class="table-head">
        <a class="brand" href={linkTo()} aria-label={words.leave}>
          <Art svg={compass()} />
          <span>Alidade</span>
        </a>
        <h1 aria-live="polite">{question(view.value, options.value, model.table.players)}</h1>
        <nav>
          <a class="icon-link" href={linkTo('rules')} aria-label={words.rules}>
            <Icon name="rules" />
          </a>
          <a class="icon-link" href={linkTo('settings')} aria-label={words.settings}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      <aside class="table-left" aria-label={words.column}>
        <Time model={model} />
        <Column model={model} />
        <Seats model={model} onLook={seat => setLooking(seat === looking ? undefined : seat)} />
      </aside>
      <main class="table-map">
        {isVisit && <p class="visit-name">{name}</p>}
        {scene && (
          <div class="board-room">
            <Board
              scene={scene}
              live={looking === undefined && !about ? live : undefined}
              label={name}
              at={hand.peek().at}
              canPlace={canPlace}
              onPoint={onPoint}
              onMove={cell => {
                if (canPlace) hand.value = { ...hand.value, at: cell };
              }}
              onTap={tap}
              onKey={onKey}
              onWheel={model.turn}
              onLeave={() => {
                if (!isPinned.value) model.drop();
              }}
            />
          </div>
        )}
        <Strip model={model} />
        {options.value.type === 'choose' ? <ChooseCluster model={model} /> : <Controls model={model} />}
      </main>
      <aside class="table-right" aria-label={words.edicts}>
        <Edicts
          model={model}
          sheet={view.value.sheets[eyes.value]}
          onWhy={index => setAbout({ type: 'edict', index })}
        />
        {about && sheet && (
          <WhyPanel view={view.value} sheet={sheet} about={about} onClose={() => setAbout(undefined)} />
        )}
        <Coins model={model} sheet={view.value.sheets[eyes.value]} />
        <Forecast model={model} onWhy={setAbout} />
      </aside>
    </div>
  );
};
