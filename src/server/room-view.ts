import type { Viewer } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import { hashSeed } from '../engine/random.ts';
import type { Snapshot } from '../engine/update.ts';
import { type Stage, stageOf } from '../games/stages.ts';
import type { RoomShown, Status } from '../sync/messages.ts';
import { showClock } from './clock-timers.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { type Role, seatRecordOf } from './room.ts';
import { hostSeatOf } from './seating.ts';

const statusOf = (table: AnyTable | undefined): Status => {
  if (!table) return 'waiting';
  return table.snapshot('spectator').isOver ? 'over' : 'running';
};

/** The config without the secrets of other seats. The deck of an open seat isn't secret. */
const showConfig = (live: LiveRoom, status: Status, viewer: Role['viewer']): object => {
  const { config, seats } = live.room();
  const knows = seats.map(({ kind }, seat) => kind === 'open' || seat === viewer);
  return live.module.configFor?.(config, { status, knows }) ?? config;
};

/** The room as a client with this role sees it. */
export const showRoom = (live: LiveRoom, { viewer, isHost }: Role): RoomShown => {
  const { id, game, seed, seats, next, supplies, readyCheck, created } = live.room();
  const status = statusOf(live.table());
  const host = hostSeatOf(live.room());
  return {
    id,
    game,
    config: showConfig(live, status, viewer),
    status,
    seats: seats.map(seat => ({
      kind: seat.kind,
      ...seatRecordOf(seat),
      ...(seat.standIn !== undefined && { standIn: seat.standIn }),
      ...(readyCheck && seat.isReady && { isReady: true as const }),
      ...(seat.left && { hasLeft: true as const }),
    })),
    seedHash: hashSeed(seed.seed),
    openSeed: seed.open,
    created,
    viewer,
    isHost,
    ...(host !== undefined && { host }),
    ...(readyCheck && { readyCheck }),
    ...(next !== undefined && { next }),
    ...showClock(live.room(), live.up()),
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

/** NP-36: the progress of the game, if it has started. */
export const showStage = ({ module, table }: LiveRoom): { readonly stage?: Stage } => {
  const view = table()?.snapshot('spectator').view;
  const stage = view === undefined ? undefined : stageOf(module.id, view);
  return stage ? { stage } : {};
};

/** A snapshot with the viewer's options, for clients without the rules. */
export const showSnapshot = (module: AnyModule, viewer: Viewer, snapshot: Snapshot<unknown>) => {
  const { version, view, owing, isOver, decision, canUndo } = snapshot;
  const isAsked = viewer !== 'spectator' && owing.includes(viewer);
  return {
    version,
    view,
    owing,
    isOver,
    canUndo,
    ...(decision !== undefined && { decision }),
    ...(isAsked && { options: module.options(view) }),
  };
};
