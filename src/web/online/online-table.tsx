import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { RoomShown } from '../../sync/messages.ts';
import { BUILD } from '../build.ts';
import { peopleAt, type SeatedPlayer } from '../client/table.ts';
import { say } from '../i18n.ts';
import type { Screen, ScreenProps } from '../lazy.tsx';
import { refuse } from '../refusals.ts';
import { linkTo, replaceRoute } from '../route.ts';
import { named } from '../screens/new-game/bots.ts';
import { OpenTable } from '../screens/table/open-table.tsx';
import { AutoContinue, RematchContext } from '../screens/table/table-context.ts';
import { markTitle } from '../ui/page-title.ts';
import { ring } from '../ui/sound.ts';
import { useAbsence } from './absence.ts';
import { bestKeyFor, fetchRoom, isTemporary, SERVER } from './api.ts';
import { useMessageOutbox } from './message-outbox.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { RefusalText, WatchInstead } from './notice.tsx';
import type { OnlineOpened, OnlineTable, OnlineTablePlan } from './online-game.ts';
import { PresenceBar } from './presence-bar.tsx';
import { lostSeatReason, serverText } from './refusal-messages.ts';
import { useRematch } from './rematch.tsx';
import { watchName } from './room-state.ts';
import { nameAt } from './seat-list.tsx';
import { storedOutbox } from './stored-outbox.ts';
import { TableNotices } from './table-notices.tsx';
import { isLive } from './time-control.ts';
import { onWake } from './wake.ts';
import './online.css';

interface SeatedProps<T extends OnlineTable> extends OnlineOpened<T> {
  readonly Table: OnlineTablePlan<T>['Table'];
}

/** The table screen of a local game, with the online bar above it. */
const OnlineSeated = <T extends OnlineTable>({ Table, transport, table }: SeatedProps<T>) => {
  table.version.value;
  const { activeSeats, isOver } = table.snapshot('spectator');
  const next = useRematch(transport.room.value);
  const room = transport.room.value;
  const { seats, viewer, clock } = room;
  const isHurried = viewer === 'spectator' || (clock !== undefined && isLive(clock));
  const names = table.players.map(({ name }, seat) => name ?? nameAt(seats, seat));
  const around = { transport, names, activeSeats, ...useAbsence(transport.presence.value) };
  useTurn(activeSeats, viewer);
  useSaveFinished(table, isOver);
  useEffect(() => onWake(transport.retry), [transport]);
  useMessageOutbox(room.id, transport.isConnected);
  return (
    <div class="online-far">
      <PresenceBar {...around} />
      <TableNotices {...around} next={isOver ? next : undefined} />
      <RematchContext.Provider value={next.again}>
        <AutoContinue.Provider value={isHurried}>
          <Table table={table} />
        </AutoContinue.Provider>
      </RematchContext.Provider>
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

/** The wait between attempts while no server answers: it may be starting, or the network may return. */
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

const openOnline = async <T extends OnlineTable>(
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
  const ways = { outbox: storedOutbox(id, room.viewer), build: BUILD, name: () => watchName.value };
  return open({ server: SERVER, id, token: key, seat: room.viewer, config: room.config, ways });
};

/** Opens a table and adds the functions that `OpenTable` calls. `leave` also closes the transport. */
const openWithLeave = async <T extends OnlineTable>(plan: OnlineTablePlan<T>, visit: Visit) => {
  const opened = await openOnline(plan, visit);
  if (isRefusal(opened)) return opened;
  const { leave, trouble, retry } = opened.table;
  return { ...opened, leave, trouble, retry };
};

/** The screen of online tables, built from the game's local screens. */
export const onlineScreen = <T extends OnlineTable>(plan: OnlineTablePlan<T>): Screen => {
  const TableScreenOnline = ({ at: [id = ''] }: ScreenProps) => {
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
        <div role="status" class="online-line">
          {waitsFor && (
            <p>
              <RefusalText refusal={waitsFor} />
            </p>
          )}
        </div>
        <OpenTable
          id={id}
          open={() => openWithLeave(plan, visit)}
          why={refusal => (
            <>
              {serverText(refusal) ?? plan.why(refusal)}{' '}
              {lostSeatReason(refusal) === 'moved' && <WatchInstead id={id} />}
            </>
          )}
          home={linkTo('friends')}
        >
          {({ transport, table }) => <OnlineSeated Table={plan.Table} transport={transport} table={table} />}
        </OpenTable>
      </>
    );
  };
  return TableScreenOnline;
};

/** Announces the turn in the window title, and with a sound if enabled. */
export const useTurn = (activeSeats: readonly number[], viewer: unknown): void => {
  const { yourTurn } = say(ONLINE_MESSAGES);
  const isMine = activeSeats.some(seat => seat === viewer);
  useEffect(() => {
    if (!isMine) return undefined;
    markTitle(yourTurn);
    ring('turn', true);
    return () => markTitle('');
  }, [isMine, yourTurn]);
};

/** Saves a finished online game here, so that it can be replayed, shared and continued without a server. */
export const useSaveFinished = (table: OnlineTable, isOver: boolean): void => {
  useEffect(() => {
    if (!isOver) return;
    const keep = async (): Promise<void> => {
      const [{ saveGames, listGames, noteSeats }, record] = await Promise.all([
        import('../store.ts'),
        table.record(),
      ]);
      const mine = peopleAt(table);
      const isSaved = (await listGames()).some(({ id }) => id === table.id);
      if (isSaved && mine.length > 0) await noteSeats(table.id, mine);
      if (isSaved || isRefusal(record)) return;
      const players = table.players.map(({ bot = '' }) => bot);
      await saveGames([{ id: table.id, changed: Date.now(), isOver, players, record, mine }]);
    };
    // If saving fails, the end is shown anyway.
    keep().catch(() => undefined);
  }, [table, isOver]);
};

const TEXTS = ['name', 'title', 'motto', 'crest'] as const;

interface Named {
  readonly players: readonly SeatedPlayer[];
  readonly room: ReadonlySignal<RoomShown>;
}

/** The players of an online table. Their texts follow the room: a player who deletes their data loses the name. */
export const liveNames = (
  { players, room }: Named,
  botName: (seat: number) => string,
): readonly SeatedPlayer[] =>
  players.map((player, seat) => {
    const now = (): SeatedPlayer | undefined => named(room.value.seats, botName)[seat];
    return Object.defineProperties(
      { ...player },
      Object.fromEntries(TEXTS.map(key => [key, { enumerable: true, get: () => now()?.[key] }])),
    );
  });
