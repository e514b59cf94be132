import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { RoomShown } from '../../sync/messages.ts';
import { namesIn, say } from '../i18n.ts';
import { ConnectionNote } from '../online/notice.tsx';
import { useOnlineGame } from '../online/online-game.ts';
import { nameAt } from '../online/seat-list.tsx';
import { isKey, keyFor, knownTable, refreshTables, saveTable } from '../online/stored-keys.ts';
import type { RoomSubscription } from '../online/use-room.ts';
import { keepAwake } from '../online/wake.ts';
import { ChoiceButtons, IconButton } from '../ui/button.tsx';
import { useTitle } from '../ui/page-title.ts';
import { Attend } from './attend.tsx';
import { Countdown } from './countdown.tsx';
import { Gathering } from './gathering.tsx';
import { CONVENTION_MESSAGES } from './messages.ts';
import { Mosaic } from './mosaic.tsx';
import type { ConventionTable } from './plan.ts';
import { Podium, Ranking, RankingFiles, RankingPrint } from './ranking.tsx';
import { seatStates, stillDrawing } from './seat-states.ts';
import './convention.css';

/** The names that fit beside the number of players who still draw. */
const MOST_NAMES = 6;

/** "12 still drawing: Ada, Béla and 10 more". */
const Drawing = ({
  drawing,
  names,
}: {
  readonly drawing: readonly number[];
  readonly names: readonly string[];
}) => {
  const words = say(CONVENTION_MESSAGES);
  const shown = drawing.slice(0, MOST_NAMES).map(seat => names[seat]!);
  const rest = drawing.length - shown.length;
  return (
    <p class="conv-drawing">
      <b>{drawing.length === 0 ? words.allDone : words.drawing(drawing.length)}</b>
      {drawing.length > 0 && <span>{namesIn(rest > 0 ? [...shown, words.more(rest)] : shown)}</span>}
    </p>
  );
};

/** What the host announces, whether the game is paused, and the vote to undo a card. */
const Banner = ({
  room,
  line,
}: {
  readonly room: RoomShown;
  readonly line: Pick<RoomSubscription, 'isConnected'>;
}) => {
  const words = say(CONVENTION_MESSAGES);
  const { isPaused, notice, vote } = room.desk ?? {};
  return (
    <div class="conv-banner">
      <ConnectionNote isConnected={line.isConnected} />
      <div class="in-lines" role="status">
        {isPaused && <p class="conv-paused">{words.paused}</p>}
        {vote && <p>{words.undoVote(vote.seats.length, vote.needed)}</p>}
        {notice && <p>{notice.text}</p>}
      </div>
    </div>
  );
};

type Shown = 'sheets' | 'ranking';

/**
 * Which part is shown: the ranking after the end, and during the first turn after a stage was scored. The buttons
 * override this until the next turn.
 */
const useShown = (table: ConventionTable): readonly [Shown, (next: Shown) => void] => {
  const { number, scored } = table.turn();
  const last = useRef({ number, scored, fresh: -1 });
  if (scored > last.current.scored) last.current.fresh = number;
  last.current = { ...last.current, number, scored };
  const chosen = useSignal<{ readonly at: number; readonly shown: Shown } | undefined>(undefined);
  const usual: Shown = table.isOver() || last.current.fresh === number ? 'ranking' : 'sheets';
  const shown = chosen.value?.at === number ? chosen.value.shown : usual;
  return [
    shown,
    next => {
      chosen.value = { at: number, shown: next };
    },
  ];
};

const goFull = (): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else document.documentElement.requestFullscreen().catch(() => undefined);
};

/** The big screen during and after the game. */
const Running = ({ table }: { readonly table: ConventionTable }) => {
  const words = say(CONVENTION_MESSAGES);
  const { link, Stage } = table;
  const room = link.room.value;
  const game = useOnlineGame(room.game);
  const names = room.seats.map((_, seat) => nameAt(room.seats, seat, game));
  const owing = table.owing();
  const isOver = table.isOver();
  const states = seatStates(room, link.presence.value, owing);
  const drawing = stillDrawing(states, owing);
  const standings = table.standings();
  const [shown, show] = useShown(table);
  const isHidden = !room.seats.some((_, seat) => table.sheetAt(seat));
  return (
    <>
      <main class="conv-big no-print">
        <h1 class="hidden">{words.big}</h1>
        <Banner room={room} line={link} />
        <header class="conv-head">
          {isOver ? <p class="conv-over">{words.isOver}</p> : <Drawing drawing={drawing} names={names} />}
          {room.clock && !isOver && <Countdown clock={room.clock} drawing={drawing} />}
        </header>
        <div class="conv-stage panel">
          {isOver ? <Podium standings={standings} names={names} /> : <Stage />}
        </div>
        <div class="conv-main">
          {shown === 'ranking' ? (
            <section class="conv-rank panel" aria-label={words.ranking}>
              <h2>{isOver ? words.final : words.ranking}</h2>
              {table.turn().scored === 0 ? (
                <p>{words.notScored}</p>
              ) : (
                <Ranking standings={standings} names={names} />
              )}
            </section>
          ) : (
            <>
              <h2 class="hidden">{words.sheets}</h2>
              {isHidden && <p class="conv-hidden">{words.hiddenSheets}</p>}
              <Mosaic table={table} names={names} states={states} drawing={drawing} />
            </>
          )}
        </div>
        <footer class="conv-tools row">
          <ChoiceButtons<Shown>
            label={words.show}
            options={[
              ['sheets', words.sheets],
              ['ranking', words.ranking],
            ]}
            value={shown}
            onValue={show}
          />
          {isOver && <RankingFiles standings={standings} names={names} room={room} />}
          {document.fullscreenEnabled && <IconButton icon="full" label={words.full} onClick={goFull} />}
        </footer>
      </main>
      {isOver && <RankingPrint standings={standings} names={names} room={room} />}
    </>
  );
};

const Before = ({
  room,
  line,
  invite,
}: {
  readonly room: RoomShown;
  readonly line: RoomSubscription;
  readonly invite: string | undefined;
}) => (
  <main class="conv-before">
    <Banner room={room} line={line} />
    <Gathering room={room} invite={invite} />
  </main>
);

interface BigProps {
  readonly id: string;
  /** The key for spectators, if the link has one. */
  readonly watch: string | undefined;
  readonly invite: string | undefined;
}

/** The screen for a projector: how to join, then the game, then the ranking. */
export const BigScreen = ({ id, watch, invite }: BigProps) => {
  useTitle(say(CONVENTION_MESSAGES).big);
  useEffect(() => {
    if (isKey(invite) && knownTable(id).invite === undefined) saveTable(id, { invite });
  }, [id, invite]);
  useEffect(() => {
    // The host may create a new invite in another window.
    addEventListener('storage', refreshTables);
    return () => removeEventListener('storage', refreshTables);
  }, []);
  useEffect(keepAwake, []);
  return (
    <Attend
      id={id}
      token={isKey(watch) ? watch : keyFor(id)}
      before={(room, line) => <Before room={room} line={line} invite={knownTable(id).invite ?? invite} />}
      during={table => <Running table={table} />}
    />
  );
};
