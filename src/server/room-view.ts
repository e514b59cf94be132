import type { Viewer } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import { hashSeed } from '../engine/random.ts';
import type { Snapshot } from '../engine/update.ts';
import { type Stage, stageOf } from '../games/stages.ts';
import type { OpenShown, RoomShown, Status } from '../sync/messages.ts';
import { challengeOf, labelOf } from './challenge.ts';
import { showChat } from './chat-rules.ts';
import { showClock } from './clock-timers.ts';
import { showDesk } from './desk.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { type Listing, paceOf, type Role, type Room, seatRecordOf } from './room.ts';
import { hostSeatOf } from './seating.ts';

const gameStatus = (table: AnyTable | undefined): Status => {
  if (!table) return 'waiting';
  return table.snapshot('spectator').isOver ? 'over' : 'running';
};

/** NP-129: an ended table counts as over, so that clients which don't know `ended` stop waiting for moves. */
const shownStatus = ({ ended }: Room, status: Status): Status =>
  ended !== undefined && status === 'running' ? 'over' : status;

/**
 * Returns the config without the secrets of other players, such as their decks. The deck of an open seat isn't secret.
 */
const showConfig = (live: LiveRoom, status: Status, viewer: Role['viewer']): object => {
  const { config, seats } = live.room();
  const knows = seats.map(({ kind }, seat) => kind === 'open' || seat === viewer);
  return live.module.configFor?.(config, { status, knows }) ?? config;
};

const showOpen = ({ since: _, ...open }: Listing): OpenShown => open;

/** Returns the room as a client with this role sees it. */
export const showRoom = (live: LiveRoom, role: Role): RoomShown => {
  const { viewer, isHost } = role;
  const {
    id,
    game,
    seed,
    seats,
    next,
    supplies,
    readyCheck,
    created,
    open,
    daily,
    fork,
    from,
    group,
    tournament,
    ended,
  } = live.room();
  const status = gameStatus(live.table());
  const host = hostSeatOf(live.room());
  const chat = showChat(live.room(), role);
  return {
    id,
    game,
    config: showConfig(live, status, viewer),
    status: shownStatus(live.room(), status),
    seats: seats.map(seat => ({
      kind: seat.kind,
      ...seatRecordOf(seat),
      ...(seat.standIn !== undefined && { standIn: seat.standIn }),
      ...(readyCheck && seat.isReady && { isReady: true as const }),
      ...(seat.left && { hasLeft: true as const }),
      ...(seat.isMuted && { isMuted: true as const }),
      ...(seat.isProvisional && status === 'waiting' && { isProvisional: true as const }),
    })),
    seedHash: hashSeed(seed.seed),
    openSeed: seed.open,
    created,
    viewer,
    isHost,
    ...(host !== undefined && { host }),
    ...(readyCheck && { readyCheck }),
    ...(next !== undefined && { next }),
    ...(fork && { fork }),
    ...(from && { from }),
    ...(group !== undefined && { group }),
    ...(open && status === 'waiting' && { open: showOpen(open) }),
    ...(chat && { chat }),
    ...(paceOf(live.room()) === 'days' && { pace: 'days' as const }),
    ...(daily && {
      daily: {
        ...labelOf(challengeOf(daily)),
        game: daily.game,
        ...(daily.group !== undefined && { group: daily.group }),
      },
    }),
    ...(tournament && {
      tournament: { id: tournament.id, name: tournament.name, round: tournament.round },
    }),
    ...(ended !== undefined && { ended: { at: ended } }),
    ...showClock(live.room(), live.up()),
    ...showDesk(live.room()),
    ...(supplies && {
      supplies: supplies.map(({ kind, key, id: name, isShared }) => ({
        kind,
        key,
        ...(name !== undefined && { id: name }),
        isShared,
      })),
    }),
  };
};

/** NP-36: returns how far the game has progressed, if it has started. */
export const showStage = ({ module, table }: LiveRoom): { readonly stage?: Stage } => {
  const view = table()?.snapshot('spectator').view;
  const stage = view === undefined ? undefined : stageOf(module.id, view);
  return stage ? { stage } : {};
};

/** Returns a snapshot together with the options of the viewer, for clients that don't have the rules. */
export const showSnapshot = (module: AnyModule, viewer: Viewer, snapshot: Snapshot<unknown>) => {
  const { version, view, activeSeats, isOver, decision, canUndo } = snapshot;
  const isAsked = viewer !== 'spectator' && activeSeats.includes(viewer);
  return {
    version,
    view,
    owing: activeSeats,
    isOver,
    canUndo,
    ...(decision !== undefined && { decision }),
    ...(isAsked && { options: module.options(view) }),
  };
};
