import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type Event,
  type Grid,
  gridOf,
  makeCell,
  refusalText,
  rulesOf,
  type State,
} from '../../../../games/cartographers/ui.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { type ReplayMoment, type ReplaySlots, someReplay } from '../../../screens/replay/plan.ts';
import { isMoving, language } from '../../../settings.ts';
import { bringIntoView, part } from '../../../ui/in-view.ts';
import type { Reviewed } from '../advice/reviewing.ts';
import { wetInk } from '../art/ghost.ts';
import type { MapScene } from '../art/map.ts';
import type { CartographersRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { MapPicture } from '../score/map-picture.tsx';
import { winnersOf } from '../score/tie.ts';
import { mapTitle, seatName } from '../table/question.ts';
import { Zoomable } from '../table/zoomable.tsx';
import type { Frame } from './frames.ts';
import { linesOfSteps, namedPlayers } from './log-lines.ts';
import { opener } from './opener.ts';
import {
  ColumnPanel,
  firstLit,
  type Lit,
  litOn,
  Scores,
  SeasonButtons,
  SeasonScores,
  Seats,
  Standing,
} from './panels.tsx';
import '../score/score.css';
import './replay.css';

const Review = lazy(async () => (await import('../advice/review.tsx')).Review, LoadFailed);
const BetterMaps = lazy(async () => (await import('../advice/review.tsx')).BetterMaps, LoadFailed);

const PointingMap = lazy(async () => (await import('./pointing.tsx')).PointingMap, LoadFailed);

const seeMap = (): void => bringIntoView({ board: [part('replay-board')], along: [part('replay-text')] });

/** The two maps that the player opened from the review, and the replay frame they belong to. */
interface ShownAt {
  readonly at: number;
  readonly seat: number;
  readonly told: readonly string[];
  readonly of: Reviewed | undefined;
  /** The button to focus again when the maps close. */
  readonly from: HTMLElement | undefined;
}

/** SVG that shows this frame's drawings on a map as drying ink; empty if animations are off. */
const dryingInk = (grid: Grid, events: readonly Event[], seat: number): string =>
  events
    .map(event => (isMoving() && event.type === 'drawn' && event.sheet === seat ? wetInk(grid, event) : ''))
    .join('');

type Moment = ReplayMoment<CartographersRecord, State, Event, Frame>;

const useSlots = (moment: Moment): ReplaySlots => {
  const { record, isSent, isReview, playback, end, at, frame, events, state } = moment;
  const players = namedPlayers(moment.players, isSent);
  const { map } = rulesOf(state.config);
  const [seat, setSeat] = useState(() => (isSent && end.result ? winnersOf(end.result)[0]! : 0));
  const { shared } = moment;
  const led = shared?.focus?.seat;
  useEffect(() => {
    if (led !== undefined && led < record.seats.length) setSeat(led);
  }, [led, record]);
  const chooseSeat = (chosen: number): void => {
    shared?.wander();
    setSeat(chosen);
  };
  const [lit, setLit] = useState<Lit | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets the highlighted line for each frame, but not for a different seat.
  useEffect(() => setLit(firstLit(events, seat)), [frame]);
  const [shown, setShown] = useState<ShownAt | undefined>();
  const better = shown?.at === at && shown.seat === seat ? shown : undefined;
  const closeBetter = (): void => {
    // Without scrolling, because the map must stay in view and the review is below it.
    better?.from?.focus({ preventScroll: true });
    setShown(undefined);
  };
  const scene = useMemo(
    (): MapScene => ({ map, sheet: state.sheets[seat]!, ...litOn(map.grid, events, seat, lit) }),
    [map, state, seat, events, lit],
  );
  return {
    stage: better?.of ? (
      <BetterMaps of={better.of} onDrawn={seeMap} onClose={closeBetter} />
    ) : (
      <Zoomable grid={map.grid}>
        {shared ? (
          <PointingMap
            scene={scene}
            label={mapTitle(players, seat)}
            onPoint={shared.point && (cell => shared.point?.({ seat, cell }))}
          />
        ) : (
          <MapPicture
            class="replay-map"
            part="replay-board"
            scene={scene}
            label={mapTitle(players, seat)}
            above={dryingInk(map.grid, events, seat)}
          />
        )}
      </Zoomable>
    ),
    told: linesOfSteps(playback.steps(frame), players),
    remarks: better?.told ?? [],
    above: players.length > 1 && (
      <Seats state={state} players={players} events={events} seat={seat} onSeat={chooseSeat} />
    ),
    jumps: <SeasonButtons frames={playback.frames} at={at} onAt={moment.goTo} />,
    panels: (
      <>
        {frame.kind === 'scored' ? (
          <SeasonScores
            events={events}
            players={players}
            seat={seat}
            lit={lit}
            onLit={setLit}
            onSeat={chooseSeat}
          />
        ) : (
          <Standing state={state} seat={seat} />
        )}
        <ColumnPanel state={state} />
        <Scores state={state} players={players} />
      </>
    ),
    review: end.result && (
      <Review
        grid={map.grid}
        record={record}
        seat={seat}
        reached={end.result.totals[seat]!}
        isBegun={isReview}
        onShow={({ batch, told, of, from }) => {
          setShown({ at: moment.goToBatch(batch), seat, of, from, told: [told] });
          // Scrolls up to the map: on a phone, the review is several screens below it.
          requestAnimationFrame(seeMap);
        }}
      />
    ),
    names: players.map((_, i) => seatName(players, i)),
    focus: { seat },
    targetText: target =>
      'cell' in target ? `${makeCell(map.grid, target.cell)} · ${mapTitle(players, target.seat)}` : undefined,
  };
};

export const replay = someReplay<CartographersRecord, State, Event, Frame>({
  opener,
  why: refusal => refusalText(refusal, language.value, gridOf(11, 11)),
  bots: BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name })),
  isEndFirst: true,
  // The scores of a season take longer to read than one drawing.
  lengthOf: ({ kind }) => (kind === 'scored' ? 3 : 1),
  useSlots,
});
