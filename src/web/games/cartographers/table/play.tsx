import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import type { Update } from '../../../../engine/update.ts';
import {
  type CardId,
  cellsOf,
  type Event,
  type Grid,
  type Options,
  rulesOf,
} from '../../../../games/cartographers/ui.ts';
import { say } from '../../../i18n.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { useUpdates } from '../../../screens/table/table-data.ts';
import { layout } from '../../../settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useInView } from '../../../ui/in-view.ts';
import { hasBeenUsed } from '../../../ui/page-title.ts';
import type { MapScene } from '../art/map.ts';
import { ScoreSheet } from '../score/score-sheet.tsx';
import { type WhyAbout, whyScene } from '../score/why-scene.ts';
import { attacksOn } from './attacks.ts';
import { Board } from './board.tsx';
import { Controls, Practice } from './controls.tsx';
import { ASKED, askedRuins, focusBoard, handling, liveOf } from './holding.ts';
import { useKeys, useUndoKey } from './keys.ts';
import { LiveScore } from './live-score.tsx';
import { WORDS } from './messages.ts';
import { type Model, sheetShown } from './model.ts';
import { Coins, Column, Edicts, Time } from './panels.tsx';
import { mapTitle } from './question.ts';
import { Seats } from './seats.tsx';
import { type AnswerProps, Strip } from './strip.tsx';
import { TableHead } from './table-head.tsx';
import { type Ambush, ambushTitle, useWalk, WalkOn, WalkStrip } from './walk.tsx';
import { Zoomable } from './zoomable.tsx';

// Lazy, because the first paint doesn't show these components.
const HintLine = lazy(async () => (await import('../advice/hint-line.tsx')).HintLine);
const WhyPanel = lazy(async () => (await import('../score/why.tsx')).WhyPanel);
const ChooseCluster = lazy(async () => (await import('./choose.tsx')).ChooseCluster, LoadFailed);
const CardsLeft = lazy(async () => (await import('./cards-left.tsx')).CardsLeft);
const CardPanel = lazy(async () => (await import('./card-panel.tsx')).CardPanel);
const MoveLog = lazy(async () => (await import('./move-log.tsx')).MoveLog);
const Spoken = lazy(async () => (await import('./spoken.tsx')).Spoken);
const Alive = lazy(async () => (await import('./alive.tsx')).Alive);

/** How many updates to read: more than one round. At a table with few players this is a whole season. */
const entriesBack = (seats: number): number => Math.max(2 * seats + 4, Math.min(14 * seats, 60));

/** The table's updates, starting about one round before the page opened the table. */
export const useRecent = ({ table, viewer }: Model): readonly Update<Event>[] => {
  const [since] = useState(() => Math.max(0, table.version.peek() - entriesBack(table.players.length)));
  return useUpdates(table, viewer.value, since);
};

/** A separate component, so that only the score sheet renders again while the pointer moves. */
const Forecast = ({ model, onWhy }: { readonly model: Model; readonly onWhy: (about: WhyAbout) => void }) => (
  <ScoreSheet
    view={model.view.value}
    seat={model.viewer.value}
    forecast={model.rested.value.preview}
    onWhy={onWhy}
  />
);

/** Moves the focus to the map if a new question disabled or removed the focused element. */
const useFocusOn = (question: string): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks the focus after each new question.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled');
      // Before the first click or key no focus can be lost, and focusing the map would put a drawing on it.
      if (isLost && hasBeenUsed()) focusBoard();
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
};

const useEscape = (onEscape: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, because the callback only calls setters.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
};

/** CH-15, CH-16: the spaces that a monster card's effect lets the player choose from, if that is the question. */
const victimsOf = (options: Options, grid: Grid): readonly number[] | undefined =>
  options.type === 'gaze' || options.type === 'ravage' ? cellsOf(grid, options.cells) : undefined;

const Answer = ({ model, attacks, visited }: AnswerProps) => (
  <>
    <Strip model={model} attacks={attacks} visited={visited} />
    {model.options.value.type === 'choose' ? (
      <ChooseCluster model={model} />
    ) : (
      <Controls model={model} aside={layout.value !== 'desk' && <HintLine model={model} />} />
    )}
  </>
);

interface PlayProps {
  readonly model: Model;
  /** An ambush to animate before the question is shown. */
  readonly ambush?: Ambush | undefined;
  readonly onDone?: (() => void) | undefined;
}

/** Replaces the controls while a different player's map is on screen. */
const Visit = ({ name, onBack }: { readonly name: string; readonly onBack: () => void }) => (
  <>
    <div class="strip" data-part="strip">
      <p class="visit-name">{name}</p>
    </div>
    <div class="controls" data-part="controls">
      <Button look="main" onClick={onBack}>
        <Icon name="back" />
        {say(WORDS).back}
      </Button>
    </div>
  </>
);

export const Play = ({ model, ambush, onDone = () => undefined }: PlayProps) => {
  const words = say(WORDS);
  const { view, options, hand, viewer } = model;
  const [looking, setLooking] = useState<Seat | undefined>(undefined);
  const [about, setAbout] = useState<WhyAbout | undefined>(undefined);
  const [card, setCard] = useState<CardId | undefined>(undefined);
  const own = sheetShown(view.value, options.value, viewer.value);
  const shown = looking ?? own;
  const sheet = view.value.sheets[shown] ?? undefined;
  const rules = rulesOf(view.value.config);
  const asked = askedRuins(model, sheet) ?? victimsOf(options.value, rules.map.grid);
  const isVisit = shown !== viewer.value;
  const walk = useWalk(view.value, ambush);
  const told = useRecent(model);
  const attacks = attacksOn(told, view.value, viewer.value);
  const struck = shown === viewer.value ? attacks.flatMap(({ cells }) => cells) : [];
  const isAsked = options.value.type !== 'none' && options.value.type !== 'choose';
  const canPlace = looking === undefined && !ambush && isAsked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question returns the player to their own map.
  useLayoutEffect(() => {
    setLooking(undefined);
    setAbout(undefined);
    setCard(undefined);
  }, [view.value.turn, view.value.phase.type]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both lists are new arrays after every render.
  const scene = useMemo<MapScene | undefined>(() => {
    if (!sheet) return undefined;
    const base: MapScene = {
      map: rules.map,
      sheet,
      isVisit,
      struck,
      ...(asked && canPlace ? { asked } : {}),
    };
    return about ? { ...base, ...whyScene(rules, view.value.edicts, sheet, about) } : base;
  }, [sheet, about, isVisit, asked?.length, canPlace, struck.join()]);
  const live = useMemo(() => liveOf(model), [model]);
  useEffect(() => void WhyPanel.fetch(), []);
  useEscape(() => {
    setLooking(undefined);
    setCard(undefined);
  });
  useKeys(model, canPlace);
  useUndoKey(model, looking === undefined && !ambush);
  useInView(looking ?? true, ASKED);
  useFocusOn([view.value.turn, view.value.phase.type, viewer.value].join());
  const name = mapTitle(model.table.players, shown);
  const isDesk = layout.value === 'desk';
  const isWide = layout.value === 'wide';
  const time = <Time model={model}>{!isDesk && <LiveScore model={model} />}</Time>;
  const column = (
    <>
      <Column model={model} told={told} onCard={id => setCard(id === card ? undefined : id)} />
      {card && <CardPanel view={view.value} id={card} onClose={() => setCard(undefined)} />}
    </>
  );
  const seats = (
    <Seats
      model={model}
      looking={looking}
      onLook={seat => {
        // A spectator has no map, so the whole screen is about the map that they selected.
        if (model.people.length === 0) viewer.value = seat;
        else setLooking(seat === looking ? undefined : seat);
      }}
    />
  );
  const edicts = <Edicts model={model} shown={shown} onWhy={index => setAbout({ type: 'edict', index })} />;
  const more = (
    <>
      {about && sheet && (
        <WhyPanel view={view.value} sheet={sheet} about={about} onClose={() => setAbout(undefined)} />
      )}
      <Coins model={model} sheet={view.value.sheets[viewer.value] ?? undefined} />
      <Forecast model={model} onWhy={setAbout} />
      <CardsLeft model={model} />
      <MoveLog model={model} />
    </>
  );
  const map = (
    <main class="table-map">
      {scene && (
        <div class="board-room" data-part="board">
          <Zoomable grid={rules.map.grid}>
            <Board
              scene={walk.scene ?? scene}
              ghost={walk.ghost}
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
      <div class="answer">
        {ambush ? (
          <>
            <WalkStrip ambush={ambush} grid={rules.map.grid} season={view.value.season} />
            <Controls model={model} over={<WalkOn onDone={onDone} />} />
          </>
        ) : looking === undefined ? (
          <Answer model={model} attacks={attacks} visited={isVisit ? name : undefined} />
        ) : (
          <Visit name={name} onBack={() => setLooking(undefined)} />
        )}
      </div>
    </main>
  );
  return (
    <div class="table" data-version={model.table.version.value}>
      <TableHead model={model} title={ambush && ambushTitle(ambush)} />
      {isDesk ? (
        <>
          <aside class="table-left" aria-label={words.column}>
            {time}
            {column}
            {seats}
            {/* Placed beside the map, because below it the hint would take height from the map. */}
            {looking === undefined && !ambush && (
              <div class="table-hint">
                <HintLine model={model} />
              </div>
            )}
          </aside>
          {map}
          <aside class="table-right" aria-label={words.edicts}>
            {edicts}
            {more}
          </aside>
        </>
      ) : (
        <>
          <div class="table-first">
            <aside class="table-facts" aria-label={words.edicts}>
              {time}
              {edicts}
              {seats}
            </aside>
            {map}
            {isWide && (
              <aside class="table-cards" aria-label={words.column}>
                {column}
              </aside>
            )}
          </div>
          <aside class="table-more" aria-label={words.table}>
            {!isWide && column}
            {more}
          </aside>
        </>
      )}
      <Practice model={model} />
      <Spoken model={model} told={told} />
    </div>
  );
};
