import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { BUILD } from '../build.ts';
import type { Screen, ScreenProps } from '../later.tsx';
import { goOnTo, linkTo } from '../route.ts';
import { Again } from '../ui/again.ts';
import { Hurry } from '../ui/hurry.ts';
import { Opened } from '../ui/opened.tsx';
import { useAway, useBotFrom } from './away.ts';
import { CompanyBar } from './company-bar.tsx';
import { bestKeyFor, isPassing, lookIn, SERVER } from './doors.ts';
import type { Around, FarOpened, FarTable } from './far-game.ts';
import { Fault } from './fault.tsx';
import { goneBy } from './gone.ts';
import { serverText } from './refusal-words.ts';
import { useAgain } from './rematch.tsx';
import { nameAt } from './seat-list.tsx';
import { useSignOutbox } from './sign-outbox.ts';
import { News } from './strip.tsx';
import { isLive } from './time.ts';
import { unsentAt } from './unsent.ts';
import { useKeptEnd } from './use-kept-end.ts';
import { useTurn } from './use-turn.ts';
import { hearLoss, onWake } from './wake.ts';
import { WatchInstead } from './watch-instead.tsx';
import './friends.css';

interface SeatedProps<T extends Around> extends FarOpened<T> {
  readonly Table: FarTable<T>['Table'];
}

/** The table of a local game, with the online bar above it. */
const FarSeated = <T extends Around>({ Table, link, table }: SeatedProps<T>) => {
  table.version.value;
  const { owing, isOver } = table.snapshot('spectator');
  const next = useAgain(link.room.value);
  const room = link.room.value;
  const { seats, viewer, clock } = room;
  const isHurried = viewer === 'spectator' || (clock !== undefined && isLive(clock));
  const names = table.players.map(({ name }, seat) => name ?? nameAt(seats, seat));
  const away = useAway(link.presence.value);
  const botFrom = useBotFrom(link.presence.value);
  const around = { link, names, owing, away, botFrom };
  useTurn(owing, viewer);
  useKeptEnd(table, isOver);
  useEffect(() => hearLoss(link.retry), [link]);
  useSignOutbox(room.id, link.isConnected);
  return (
    <div class="friends-far">
      <CompanyBar {...around} />
      <News {...around} next={isOver ? next : undefined} />
      <Again.Provider value={next.again}>
        <Hurry.Provider value={isHurried}>
          <Table table={table} />
        </Hurry.Provider>
      </Again.Provider>
    </div>
  );
};

/** One attempt to open a table; the player may leave before it has opened. */
interface Visit {
  readonly id: string;
  /** Why the table hasn't opened yet. */
  readonly waitsFor: Signal<Refusal | undefined>;
  isGone: boolean;
}

/** Retries while no server answers: it may be starting, or the network may return. */
const AGAIN_MS = 2000;

const lookAgain = async (visit: Visit, key: string): Promise<RoomShown | Refusal> => {
  for (;;) {
    const room = await lookIn(visit.id, key);
    const isLater = isRefusal(room) && isPassing(room) && !visit.isGone;
    visit.waitsFor.value = isLater ? room : undefined;
    if (!isLater) return room;
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
  }
};

const openFar = async <T extends Around>(
  { open }: FarTable<T>,
  visit: Visit,
): Promise<FarOpened<T> | Refusal> => {
  const { id } = visit;
  if (id === '') return refuse('no-such-table');
  const key = await bestKeyFor(id);
  const room = await lookAgain(visit, key);
  if (isRefusal(room)) return room;
  if (room.status === 'waiting') {
    if (!visit.isGone) goOnTo('friends', 'room', id);
    return refuse('not-begun');
  }
  if (room.viewer === 'guest') return refuse('not-yours');
  const ways = { onWake, outbox: unsentAt(id, room.viewer), build: BUILD };
  return open({ server: SERVER, id, token: key, seat: room.viewer, config: room.config, ways });
};

/** Closing the table also closes its transport. */
const openAround = async <T extends Around>(far: FarTable<T>, visit: Visit) => {
  const opened = await openFar(far, visit);
  if (isRefusal(opened)) return opened;
  const { leave, trouble, retry } = opened.table;
  return { ...opened, leave, trouble, retry };
};

/** The screen of online tables, built from the game's local screens. */
export const farScreen = <T extends Around>(far: FarTable<T>): Screen => {
  const FarScreen = ({ at: [id = ''] }: ScreenProps) => {
    const visit = useMemo<Visit>(() => ({ id, waitsFor: signal(undefined), isGone: false }), [id]);
    useEffect(
      () => () => {
        visit.isGone = true;
      },
      [visit],
    );
    const waitsFor = visit.waitsFor.value;
    return (
      <>
        <div role="status" class="friends-line">
          {waitsFor && (
            <p>
              <Fault refusal={waitsFor} />
            </p>
          )}
        </div>
        <Opened
          id={id}
          open={() => openAround(far, visit)}
          why={refusal => (
            <>
              {serverText(refusal) ?? far.why(refusal)}{' '}
              {goneBy(refusal) === 'moved' && <WatchInstead id={id} />}
            </>
          )}
          home={linkTo('friends')}
        >
          {({ link, table }) => <FarSeated Table={far.Table} link={link} table={table} />}
        </Opened>
      </>
    );
  };
  return FarScreen;
};
