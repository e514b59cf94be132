import { useEffect, useMemo, useState } from 'preact/hooks';
import { makeNotation } from '../../../../games/cartographers/notation.ts';
import { rulesOf } from '../../../../games/cartographers/rules.ts';
import type { Event, State } from '../../../../games/cartographers/types.ts';
import type { SeatedPlayer as Seated } from '../../../client/table.ts';
import { later } from '../../../later.tsx';
import { Lost } from '../../../lost.tsx';
import { Controls } from '../../../replay/controls.tsx';
import { ForkPanel } from '../../../replay/fork.tsx';
import { CheckPanel } from '../../../replay/keep.tsx';
import { practiceIn } from '../../../replay/practice.ts';
import { REPLAY_WORDS } from '../../../replay/words.ts';
import { say } from '../../../say.ts';
import { isMoving } from '../../../settings.ts';
import { Art } from '../../../ui/art.tsx';
import { bringIntoView } from '../../../ui/in-view.ts';
import type { Reviewed } from '../advice/reviewing.ts';
import { mapBox } from '../art/frame.ts';
import { wetInk } from '../art/ghost.ts';
import { drawMap, type MapScene } from '../art/map.ts';
import type { CartographersRecord } from '../local-table.ts';
import { BOT_NAMES, BOT_WORDS } from '../new-game/bot-words.ts';
import { winnersOf } from '../score/tie.ts';
import { mapTitle, seatName } from '../table/question.ts';
import { Zoomable } from '../table/zoomable.tsx';
import { playbackOf } from './frames.ts';
import { cutAt, verdictOn } from './open.ts';
import { firstLit, type Lit, litOn, Scores, SeasonScores } from './scores.tsx';
import { SeasonButtons } from './season-buttons.tsx';
import { ColumnPanel, Seats } from './seats.tsx';
import { Standing } from './standing.tsx';
import { tellEvents } from './tell.ts';

const Review = later(async () => (await import('../advice/review.tsx')).Review, Lost);
const BetterMaps = later(async () => (await import('../advice/better-maps.tsx')).BetterMaps, Lost);

interface MapProps {
  readonly state: State;
  readonly seat: number;
  readonly events: readonly Event[];
  readonly lit: Lit | undefined;
  readonly label: string;
}

/** What was drawn in this moment dries while one looks. */
const dryingInk = (state: State, seat: number, events: readonly Event[]): string => {
  if (!isMoving()) return '';
  const { grid } = rulesOf(state.config).map;
  return events
    .map(event => (event.type === 'drawn' && event.sheet === seat ? wetInk(grid, event) : ''))
    .join('');
};

const LargeMap = ({ state, seat, events, lit, label }: MapProps) => {
  const svg = useMemo(() => {
    const { map } = rulesOf(state.config);
    const sheet = state.sheets[seat]!;
    const scene: MapScene = { map, sheet, ...litOn(map.grid, events, seat, lit) };
    const drawing = drawMap(scene) + dryingInk(state, seat, events);
    return `<svg viewBox="${mapBox(map.grid)}" aria-hidden="true">${drawing}</svg>`;
  }, [state, seat, events, lit]);
  return (
    <Zoomable grid={rulesOf(state.config).map.grid}>
      <Art class="replay-map" svg={svg} label={label} />
    </Zoomable>
  );
};

const seeMap = (): void => bringIntoView({ board: ['.replay-map'], along: ['.replay-told'] });

const BOTS = BOT_NAMES.map(id => ({ id, name: BOT_WORDS[id].name }));

/** What the review says about a moment. */
interface ShownAt {
  readonly at: number;
  readonly seat: number;
  readonly told: readonly string[];
  /** The drawing, where a better one was found. */
  readonly of: Reviewed | undefined;
  /** The button that asked for it gets the focus back. */
  readonly from: HTMLElement | undefined;
}

const NOTHING_BETTER: Pick<ShownAt, 'of' | 'told' | 'from'> = {
  of: undefined,
  told: [],
  from: undefined,
};

interface PlayerProps {
  readonly record: CartographersRecord;
  readonly players: readonly Seated[];
  /** Shows the finished maps first; to play begins at the beginning. */
  readonly startsAtEnd?: boolean;
}

/** A game to step through. */
export const Player = ({ record, players, startsAtEnd = false }: PlayerProps) => {
  const words = say(REPLAY_WORDS);
  const playback = useMemo(() => playbackOf(record.log), [record]);
  const notation = useMemo(() => makeNotation(record), [record]);
  const [at, setAt] = useState(() => (startsAtEnd ? playback.frames.length - 1 : 0));
  const [seat, setSeat] = useState(() => {
    const { result } = playback.after(playback.frames.at(-1)!);
    return startsAtEnd && result ? winnersOf(result)[0]! : 0;
  });
  const [lit, setLit] = useState<Lit | undefined>();
  const [isPlaying, setPlaying] = useState(false);
  const frame = playback.frames[at]!;
  const [events, state] = useMemo(() => [playback.events(frame), playback.after(frame)] as const, [frame]);
  useEffect(() => setLit(firstLit(events, seat)), [frame]);
  const ended = useMemo(() => playback.after(playback.frames.at(-1)!).result, [playback]);
  const practice = useMemo(() => practiceIn(record.log, playback.frames), [record]);
  const [shown, setShown] = useState<ShownAt | undefined>();
  const better = shown?.at === at && shown.seat === seat ? shown : NOTHING_BETTER;
  const told = [...tellEvents(events, playback.before(frame), players), ...practice.told(at), ...better.told];
  return (
    <div class="replay one-column">
      <div class="replay-stage">
        {better.of ? (
          <BetterMaps
            of={better.of}
            onDrawn={seeMap}
            onClose={() => {
              // The map is what was asked for: it stays in view.
              better.from?.focus({ preventScroll: true });
              setShown(undefined);
            }}
          />
        ) : (
          <LargeMap state={state} seat={seat} events={events} lit={lit} label={mapTitle(players, seat)} />
        )}
      </div>
      <div class="replay-side one-column">
        {players.length > 1 && (
          <Seats state={state} players={players} events={events} seat={seat} onSeat={setSeat} />
        )}
        <div class="replay-told panel" role="status" aria-live={isPlaying ? 'off' : 'polite'}>
          <p class="replay-quiet">
            {[words.step(at + 1, playback.frames.length), ...practice.tag()].join(' · ')}
          </p>
          {told.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <Controls
          count={playback.frames.length}
          at={at}
          onAt={setAt}
          isPlaying={isPlaying}
          onPlay={setPlaying}
          told={told.join(' ')}
          // A season's awards take longer to read than one drawing.
          length={frame.kind === 'scored' ? 3 : 1}
        >
          <SeasonButtons
            frames={playback.frames}
            at={at}
            onAt={to => {
              setPlaying(false);
              setAt(to);
            }}
          />
        </Controls>
        {frame.kind === 'scored' && (
          <SeasonScores
            events={events}
            players={players}
            seat={seat}
            lit={lit}
            onLit={setLit}
            onSeat={setSeat}
          />
        )}
        {frame.kind !== 'scored' && <Standing state={state} seat={seat} />}
        <ColumnPanel state={state} />
        <Scores state={state} players={players} />
        {ended && (
          <Review
            grid={rulesOf(state.config).map.grid}
            record={record}
            seat={seat}
            reached={ended.totals[seat]!}
            onShow={({ batch, told: line, of, from }) => {
              setPlaying(false);
              // What was drawn at once is shown when the last one had drawn.
              const to = playback.frames.findIndex(each => each.batch >= batch);
              setAt(to);
              setShown({ at: to, seat, of, from, told: [line] });
              // The review lies below the map, on a phone some screens below.
              requestAnimationFrame(seeMap);
            }}
          />
        )}
        <ForkPanel
          seats={players.map(({ bot = '' }, i) => ({ name: seatName(players, i), bot }))}
          bots={BOTS}
          isOver={state.phase.type === 'over'}
          batch={frame.batch}
          cut={() => cutAt(record, frame.batch)}
          screen={['table']}
        />
        <CheckPanel
          record={record}
          notation={notation}
          verify={() => verdictOn(record)}
          screen={['replay']}
        />
      </div>
    </div>
  );
};
