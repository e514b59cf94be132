import type { Viewer } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import { hashSeed } from '../engine/random.ts';
import type { Seen } from '../engine/told.ts';
import type { RoomShown, Status } from '../wire/messages.ts';
import { showClock } from './keep-time.ts';
import type { AnyTable, OpenRoom } from './open-room.ts';
import { type Role, seatRecordOf } from './room.ts';

const statusOf = (table: AnyTable | undefined): Status => {
  if (!table) return 'waiting';
  return table.seen('spectator').isOver ? 'over' : 'running';
};

/** The room as somebody with this role may know it. */
export const showRoom = (open: OpenRoom, { viewer, isHost }: Role): RoomShown => {
  const { id, game, config, seed, seats, next, supplies } = open.room();
  return {
    id,
    game,
    config,
    status: statusOf(open.table()),
    seats: seats.map(seat => ({
      kind: seat.kind,
      ...seatRecordOf(seat),
      ...(seat.standIn !== undefined && { standIn: seat.standIn }),
      ...(seat.left && { hasLeft: true as const }),
    })),
    seedHash: hashSeed(seed.seed),
    openSeed: seed.open,
    viewer,
    isHost,
    ...(next !== undefined && { next }),
    ...showClock(open.room(), open.up()),
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

/** What lies before a viewer, with what he may do about it, for whoever does not know the rules himself. */
export const showSeen = (module: AnyModule, viewer: Viewer, seen: Seen<unknown>) => {
  const { view, owing, isOver, decision, canUndo } = seen;
  const isAsked = viewer !== 'spectator' && owing.includes(viewer);
  return {
    view,
    owing,
    isOver,
    canUndo,
    ...(decision !== undefined && { decision }),
    ...(isAsked && { options: module.options(view) }),
  };
};
