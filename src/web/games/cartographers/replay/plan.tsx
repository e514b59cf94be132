import { useEffect, useState } from 'preact/hooks';
import { type Event, gridOf, refusalText, rulesOf, type State } from '../../../../games/cartographers/ui.ts';
import { lazy } from '../../../lazy.tsx';
import { LoadFailed } from '../../../load-fallback.tsx';
import { type ReplayMoment, type ReplaySlots, someReplay } from '../../../screens/replay/plan.ts';
import { language } from '../../../settings.ts';
import { bringIntoView } from '../../../ui/in-view.ts';
import type { Reviewed } from '../advice/reviewing.ts';
import type { CartographersRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-messages.ts';
import { winnersOf } from '../score/tie.ts';
import { mapTitle, seatName } from '../table/question.ts';
import type { Frame } from './frames.ts';
import { LargeMap } from './large-map.tsx';
import { opener } from './opener.ts';
import { playersOf } from './players.ts';
import './replay.css';
import { firstLit, type Lit, Scores, SeasonScores } from './scores.tsx';
import { SeasonButtons } from './season-buttons.tsx';
import { ColumnPanel, Seats } from './seats.tsx';
import { Standing } from './standing.tsx';
import { tellEvents } from './tell.ts';

const Review = lazy(async () => (await import('../advice/review.tsx')).Review, LoadFailed);
const BetterMaps = lazy(async () => (await import('../advice/better-maps.tsx')).BetterMaps, LoadFailed);

const seeMap = (): void => bringIntoView({ board: ['.replay-map'], along: ['.replay-told'] });

/** What the review says about a moment. */
interface ShownAt {
  readonly at: number;
  readonly seat: number;
  readonly told: readonly string[];
  /** The drawing, if the review found a better one. */
  readonly of: Reviewed | undefined;
  /** The button that gets the focus back. */
  readonly from: HTMLElement | undefined;
}

const NOTHING_BETTER: Pick<ShownAt, 'of' | 'told' | 'from'> = {
  of: undefined,
  told: [],
  from: undefined,
};

type Moment = ReplayMoment<CartographersRecord, State, Event, Frame>;

const useSlots = (moment: Moment): ReplaySlots => {
  const { record, bots, isSent, isReview, playback, end, at, frame, events, state } = moment;
  const players = playersOf(record, bots, isSent);
  const [seat, setSeat] = useState(() => (isSent && end.result ? winnersOf(end.result)[0]! : 0));
  const [lit, setLit] = useState<Lit | undefined>();
  useEffect(() => setLit(firstLit(events, seat)), [frame]);
  const [shown, setShown] = useState<ShownAt | undefined>();
  const better = shown?.at === at && shown.seat === seat ? shown : NOTHING_BETTER;
  const closeBetter = (): void => {
    // Keeps the map in view, though the review is below it.
    better.from?.focus({ preventScroll: true });
    setShown(undefined);
  };
  return {
    stage: better.of ? (
      <BetterMaps of={better.of} onDrawn={seeMap} onClose={closeBetter} />
    ) : (
      <LargeMap state={state} seat={seat} events={events} lit={lit} label={mapTitle(players, seat)} />
    ),
    told: tellEvents(events, playback.before(frame), players),
    remarks: better.told,
    above: players.length > 1 && (
      <Seats state={state} players={players} events={events} seat={seat} onSeat={setSeat} />
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
            onSeat={setSeat}
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
        grid={rulesOf(state.config).map.grid}
        record={record}
        seat={seat}
        reached={end.result.totals[seat]!}
        isBegun={isReview}
        onShow={({ batch, told, of, from }) => {
          setShown({ at: moment.goToBatch(batch), seat, of, from, told: [told] });
          // On a phone, the review is several screens below the map.
          requestAnimationFrame(seeMap);
        }}
      />
    ),
    seats: players.map(({ bot = '' }, i) => ({ name: seatName(players, i), bot })),
  };
};

export const replay = someReplay<CartographersRecord, State, Event, Frame>({
  opener,
  why: refusal => refusalText(refusal, language.value, gridOf(11, 11)),
  bots: BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name })),
  isEndFirst: true,
  // The awards of a season take longer to read than one drawing.
  lengthOf: ({ kind }) => (kind === 'scored' ? 3 : 1),
  useSlots,
});
