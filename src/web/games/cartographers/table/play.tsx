import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { type Grid, makeCell } from '../../../../games/cartographers/board/grid.ts';
import { cellsOf } from '../../../../games/cartographers/board/rows.ts';
import type { Options } from '../../../../games/cartographers/options.ts';
import { refusalRule, refusalText } from '../../../../games/cartographers/refusals.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { CardId } from '../../../../games/cartographers/types.ts';
import { compass } from '../../../art/compass.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { linkTo } from '../../../route.ts';
import { say } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useInView } from '../../../ui/in-view.ts';
import { isFinger } from '../../../ui/pointer.ts';
import type { MapScene } from '../art/map.ts';
import { ScoreSheet } from '../score/score-sheet.tsx';
import { type WhyAbout, whyScene } from '../score/why-scene.ts';
import { Board } from './board.tsx';
import { CardPanel } from './card-panel.tsx';
import { Controls, Practice } from './controls.tsx';
import { effectsOf, effectText } from './effect.ts';
import { ASKED, askedRuins, focusBoard, handling, liveOf, pressKey } from './holding.ts';
import { InkHint } from './ink-hint.tsx';
import { type Model, sheetShown } from './model.ts';
import { Coins, Column, crestOf, Edicts, Seats, Time } from './panels.tsx';
import { capital, mapTitle, question, seatName } from './question.ts';
import { type Ambush, ambushTitle, useWalk, WalkOn, WalkStrip } from './walk.tsx';
import { WORDS } from './words.ts';
import { Zoomable } from './zoomable.tsx';

// Nothing of these is needed for the first paint.
const HintLine = later(async () => (await import('../advice/hint-line.tsx')).HintLine);
const WhyPanel = later(async () => (await import('../score/why.tsx')).WhyPanel);
// Few cards ever ask this.
const ChooseCluster = later(async () => (await import('./choose.tsx')).ChooseCluster, Lost);
const Alive = later(async () => (await import('./alive.tsx')).Alive);

/** What the pointer is for, while nothing is held. */
const hintFor = ({ type }: Options): string => {
  const words = say(WORDS);
  if (type === 'none' || type === 'choose') return '';
  const hints = isFinger() ? words.tap : words.point;
  if (type === 'drawHero') return hints.hero;
  return type === 'gaze' || type === 'ravage' ? hints.space : hints.shape;
};

/** What would change, or why it cannot be drawn: said beside the ghost, and spoken. */
const Strip = ({ model }: { readonly model: Model }) => {
  const words = say(WORDS);
  const { view, options, rested } = model;
  const { held, refusal: blocked, preview } = rested.value;
  const refusal = blocked ?? model.refused.value;
  const { grid } = rulesOf(view.value.config).map;
  const box = view.value.config.titleSet;
  const rule = refusal && refusalRule(refusal);
  const place = held ? makeCell(grid, held.cells[0]!) : '';
  const effects = preview ? effectsOf(preview) : [];
  return (
    <div class="strip" role="status">
      {refusal && (
        <p class="refused">
          <span class="hidden">{words.at(place)}</span>
          {refusalText(refusal, language.value, grid, box)}
          {rule && (
            <a href={linkTo('rules', rule)} title={rule}>
              {words.whyRule}
            </a>
          )}
        </p>
      )}
      {preview && (
        <>
          <span class="hidden">
            {words.at(place)}
            {words.fits} {capital(effectText(preview))}.
          </span>
          <ul class="bare-list" aria-hidden="true">
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
      {!held && <p>{hintFor(options.value)}</p>}
      <InkHint model={model} />
    </div>
  );
};

/** The score sheet follows the hand; the table around it need not. */
const Forecast = ({ model, onWhy }: { readonly model: Model; readonly onWhy: (about: WhyAbout) => void }) => (
  <ScoreSheet
    view={model.view.value}
    seat={model.eyes.value}
    forecast={model.rested.value.preview}
    onWhy={onWhy}
  />
);

/** What takes keys for itself: where one types all of them, where one presses only those that press. */
const isTaken = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, dialog')) return true;
  return (key === 'Enter' || key === ' ') && target.closest('button, a, summary') !== null;
};

/** The keys of the hand work wherever the focus is; what is over the map in between is for its own. */
const useKeys = (model: Model, canPlace: boolean): void => {
  useEffect(() => {
    if (!canPlace) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isBrowsers = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || isBrowsers || isTaken(target, key)) return;
      if (key.startsWith('Arrow') && target === document.body) focusBoard();
      else if (!pressKey(model, key)) return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model, canPlace]);
};

/** A button that cannot be pressed any more loses the focus: it goes on with the question. */
const useFocusOn = (question: string): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
      if (isLost) focusBoard();
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
};

/** Wherever the focus is, Escape ends looking around. */
const useEscape = (onEscape: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

/** The spaces one of which must be chosen. */
const victimsOf = (options: Options, grid: Grid): readonly number[] | undefined =>
  options.type === 'gaze' || options.type === 'ravage' ? cellsOf(grid, options.cells) : undefined;

/** Who is asked, where more than one sits at the table. */
const Asked = ({ model }: { readonly model: Model }) => {
  const { players } = model.table;
  if (players.length < 2) return null;
  const seat = model.eyes.value;
  return (
    <span class="asked-who">
      <Art svg={crestOf(model, seat)} />
      {seatName(players, seat)}
    </span>
  );
};

/** What was asked, and all that answers it. */
const Answer = ({ model }: { readonly model: Model }) => (
  <>
    <Strip model={model} />
    {model.options.value.type === 'choose' ? (
      <ChooseCluster model={model} />
    ) : (
      <Controls model={model} aside={<HintLine model={model} />} />
    )}
  </>
);

interface PlayProps {
  readonly model: Model;
  /** What came by itself, to be looked at before anything is asked. */
  readonly ambush?: Ambush | undefined;
  readonly onDone?: (() => void) | undefined;
}

/** Over somebody else's map nothing is drawn: there is only the way back. */
const Visit = ({ onBack }: { readonly onBack: () => void }) => (
  <div class="controls">
    <button type="button" class="main-button" onClick={onBack}>
      <Icon name="back" />
      {say(WORDS).back}
    </button>
  </div>
);

/** The table while somebody draws: the map large, everything else quiet around it. */
export const Play = ({ model, ambush, onDone = () => undefined }: PlayProps) => {
  const words = say(WORDS);
  const { view, options, hand, eyes } = model;
  const [looking, setLooking] = useState<Seat | undefined>(undefined);
  const [about, setAbout] = useState<WhyAbout | undefined>(undefined);
  const [card, setCard] = useState<CardId | undefined>(undefined);
  const own = sheetShown(view.value, options.value, eyes.value);
  const shown = looking ?? own;
  const sheet = view.value.sheets[shown] ?? undefined;
  const rules = rulesOf(view.value.config);
  const asked = askedRuins(model, sheet) ?? victimsOf(options.value, rules.map.grid);
  const isVisit = shown !== eyes.value;
  const walk = useWalk(view.value, ambush);
  const isAsked = options.value.type !== 'none' && options.value.type !== 'choose';
  const canPlace = looking === undefined && !ambush && isAsked;
  // A new question ends looking around.
  useEffect(() => {
    setLooking(undefined);
    setAbout(undefined);
    setCard(undefined);
  }, [view.value.turn, view.value.phase.type]);
  const scene = useMemo<MapScene | undefined>(() => {
    if (!sheet) return undefined;
    const base: MapScene = { map: rules.map, sheet, isVisit, ...(asked && canPlace ? { asked } : {}) };
    return about ? { ...base, ...whyScene(rules, view.value.edicts, sheet, about) } : base;
  }, [sheet, about, isVisit, asked?.length, canPlace]);
  const live = useMemo(() => liveOf(model), [model]);
  useEffect(() => void WhyPanel.fetch(), []);
  useEscape(() => {
    setLooking(undefined);
    setCard(undefined);
  });
  useKeys(model, canPlace);
  useInView(looking ?? true, ASKED);
  useFocusOn([view.value.turn, view.value.phase.type, eyes.value].join());
  const name = mapTitle(model.table.players, shown);
  return (
    <div class="table" data-version={model.table.version.value}>
      <header class="table-head">
        <a class="brand" href={linkTo()} aria-label={words.leave}>
          <Art svg={compass()} />
          <span>Alidade</span>
        </a>
        <div class="asked">
          <Asked model={model} />
          <h1 aria-live="polite">
            {ambush ? ambushTitle(ambush) : question(view.value, options.value, model.table.players)}
          </h1>
        </div>
        <nav>
          {/* Where there is no room for the name of the page. */}
          <a class="icon-link table-home" href={linkTo()} aria-label={words.leave} title={words.leave}>
            <Icon name="home" />
          </a>
          <a class="icon-link" href={linkTo('rules')} aria-label={words.rules} title={words.rules}>
            <Icon name="rules" />
          </a>
          <a class="icon-link" href={linkTo('settings')} aria-label={words.settings} title={words.settings}>
            <Icon name="settings" />
          </a>
        </nav>
      </header>
      <aside class="table-left" aria-label={words.column}>
        <Time model={model} />
        <Column model={model} onCard={id => setCard(id === card ? undefined : id)} />
        {card && <CardPanel view={view.value} id={card} onClose={() => setCard(undefined)} />}
        <Seats
          model={model}
          looking={looking}
          onLook={seat => setLooking(seat === looking ? undefined : seat)}
        />
      </aside>
      <main class="table-map">
        {isVisit && <p class="visit-name">{name}</p>}
        {scene && (
          <div class="board-room">
            <Zoomable grid={rules.map.grid}>
              <Board
                scene={walk.scene ?? scene}
                ghost={walk.ghost}
                box={view.value.config.titleSet}
                live={looking === undefined && !ambush ? live : undefined}
                label={name}
                at={hand.peek().at}
                canPlace={canPlace}
                {...handling(model, canPlace, about && (() => setAbout(undefined)))}
              >
                <Alive view={view.value} shown={shown} ambush={ambush} />
              </Board>
            </Zoomable>
          </div>
        )}
        {ambush ? (
          <>
            <WalkStrip ambush={ambush} />
            <Controls model={model} over={<WalkOn onDone={onDone} />} />
          </>
        ) : looking === undefined ? (
          <Answer model={model} />
        ) : (
          <Visit onBack={() => setLooking(undefined)} />
        )}
      </main>
      <aside class="table-right" aria-label={words.edicts}>
        <Edicts model={model} shown={shown} onWhy={index => setAbout({ type: 'edict', index })} />
        {about && sheet && (
          <WhyPanel view={view.value} sheet={sheet} about={about} onClose={() => setAbout(undefined)} />
        )}
        <Coins model={model} sheet={view.value.sheets[eyes.value] ?? undefined} />
        <Forecast model={model} onWhy={setAbout} />
      </aside>
      <Practice model={model} />
    </div>
  );
};
