import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { BUILD } from '../build.ts';
import type { Screen, ScreenProps } from '../lazy.tsx';
import { linkTo, replaceRoute } from '../route.ts';
import { Again } from '../ui/again.ts';
import { Hurry } from '../ui/hurry.ts';
import { Opened } from '../ui/opened.tsx';
import { useAway, useBotFrom } from './absence.ts';
import { bestKeyFor, fetchRoom, isTemporary, SERVER } from './api.ts';
import { lostSeatReason } from './lost-seat.ts';
import { useSignOutbox } from './message-outbox.ts';
import type { OnlineOpened, OnlineTable, OnlineTablePlan } from './online-game.ts';
import { PresenceBar } from './presence-bar.tsx';
import { RefusalText } from './refusal.tsx';
import { serverText } from './refusal-messages.ts';
import { useRematch } from './rematch.tsx';
import { nameAt } from './seat-list.tsx';
import { storedOutbox } from './stored-outbox.ts';
import { TableNotices } from './table-notices.tsx';
import { isLive } from './time-control.ts';
import { useSaveFinished } from './use-save-finished.ts';
import { useTurn } from './use-turn.ts';
import { onNetworkLoss, onWake } from './wake.ts';
import { WatchInstead } from './watch-instead.tsx';
import './online.css';

interface SeatedProps<T extends OnlineTable> extends OnlineOpened<T> {
  readonly Table: OnlineTablePlan<T>['Table'];
}

/** The table of a local game, with the online bar above it. */
const FarSeated = <T extends OnlineTable>({ Table, link, table }: SeatedProps<T>) => {
  table.version.value;
  const { owing, isOver } = table.snapshot('spectator');
  const next = useRematch(link.room.value);
  const room = link.room.value;
  const { seats, viewer, clock } = room;
  const isHurried = viewer === 'spectator' || (clock !== undefined && isLive(clock));
  const names = table.players.map(({ name }, seat) => name ?? nameAt(seats, seat));
  const away = useAway(link.presence.value);
  const botFrom = useBotFrom(link.presence.value);
  const around = { link, names, owing, away, botFrom };
  useTurn(owing, viewer);
  useSaveFinished(table, isOver);
  useEffect(() => onNetworkLoss(link.retry), [link]);
  useSignOutbox(room.id, link.isConnected);
  return (
    <div class="friends-far">
      <PresenceBar {...around} />
      <TableNotices {...around} next={isOver ? next : undefined} />
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
    const room = await fetchRoom(visit.id, key);
    const isLater = isRefusal(room) && isTemporary(room) && !visit.isGone;
    visit.waitsFor.value = isLater ? room : undefined;
    if (!isLater) return room;
    await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
  }
};

const openFar = async <T extends OnlineTable>(
  { open }: OnlineTablePlan<T>,
  visit: Visit,
): Promise<OnlineOpened<T> | Refusal> => {
  const { id } = visit;
  if (id === '') return refuse('no-such-table');
  const key = await bestKeyFor(id);
  const room = await lookAgain(visit, key);
  if (isRefusal(room)) return room;
  if (room.status === 'waiting') {
    if (!visit.isGone) replaceRoute('friends', 'room', id);
    return refuse('not-begun');
  }
  if (room.viewer === 'guest') return refuse('not-yours');
  const ways = { onWake, outbox: storedOutbox(id, room.viewer), build: BUILD };
  return open({ server: SERVER, id, token: key, seat: room.viewer, config: room.config, ways });
};

/** Closing the table also closes its transport. */
const openAround = async <T extends OnlineTable>(far: OnlineTablePlan<T>, visit: Visit) => {
  const opened = await openFar(far, visit);
  if (isRefusal(opened)) return opened;
  const { leave, trouble, retry } = opened.table;
  return { ...opened, leave, trouble, retry };
};

/** The screen of online tables, built from the game's local screens. */
export const onlineScreen = <T extends OnlineTable>(far: OnlineTablePlan<T>): Screen => {
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
              <RefusalText refusal={waitsFor} />
            </p>
          )}
        </div>
        <Opened
          id={id}
          open={() => openAround(far, visit)}
          why={refusal => (
            <>
              {serverText(refusal) ?? far.why(refusal)}{' '}
              {lostSeatReason(refusal) === 'moved' && <WatchInstead id={id} />}
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
