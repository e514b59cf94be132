import { letBotsAnswer } from '../engine/bots.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import type { Random } from '../engine/random.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import type { Snapshots } from '../engine/snapshot.ts';
import type { Table } from '../engine/table.ts';
import { createTable, openTable } from '../engine/tables.ts';
import type { GameId } from '../games/list.ts';
import type { BotThread } from './bots/open.ts';
import type { Data, FoundRoom } from './data.ts';
import { isFull, type Room, seatRecordOf } from './room.ts';

/** A table of which nothing is known but that it is one. */
export type AnyTable = Table<unknown, unknown, unknown, object>;

/** A room in memory: who sits there, and the table once the game has begun. */
export interface OpenRoom {
  readonly module: AnyModule;
  readonly room: () => Room;
  readonly table: () => AnyTable | undefined;
  /** Changes who sits where, and begins when nobody is missing. */
  readonly change: <T extends { readonly room: Room }>(
    wish: (room: Room) => T | Refusal,
  ) => Promise<T | Refusal>;
  /** Calls after every change of who sits where; answers how to stop. */
  readonly onChange: (hear: () => void) => () => void;
}

export interface RoomPorts {
  readonly data: Data;
  readonly bots: BotThread;
  readonly snapshots: Snapshots;
  readonly report: (error: unknown) => void;
}

/** How often a change is tried when others change the same room. */
const TRIES = 50;

/** Lets bots answer whenever something has happened, one after the other. */
const seatBots = ({ bots, report }: RoomPorts, room: () => Room, table: AnyTable): (() => void) => {
  const game = room().game as GameId;
  let isAnswering = false;
  let isAskedAgain = false;
  const answer = (): void => {
    isAskedAgain = isAnswering;
    if (isAnswering) return;
    isAnswering = true;
    const seats = {
      at: (seat: Seat) => {
        const { bot = room().seats[seat]?.standIn } = room().seats[seat] ?? {};
        return bot === undefined
          ? undefined
          : (view: unknown, random: Random) => bots.answer(game, bot, view, random);
      },
      chance: (seat: Seat, version: number) => table.chance(`bot:${seat}:${version}`),
    };
    letBotsAnswer(table, seats, bots.isClosed)
      .then(refusal => refusal && report(new Error(`a bot was refused: ${refusal.refused}`)))
      .catch(error => bots.isClosed() || report(error))
      .finally(() => {
        isAnswering = false;
        if (isAskedAgain && !bots.isClosed()) answer();
      });
  };
  table.watch('spectator', answer);
  return answer;
};

/** The table of a room in which nobody is missing. It may have begun already: on another node, or before a crash. */
const layFor = async (
  { data, snapshots }: RoomPorts,
  module: AnyModule,
  { id, config, seed, seats }: Room,
): Promise<AnyTable | Refusal> => {
  const known = await openTable(module, data, id, { snapshots });
  if (known) return known;
  const wish = { config, seed, seats: seats.map(seatRecordOf) };
  const made = await createTable(module, data, id, wish, { snapshots });
  if (!isRefusal(made) || made.refused !== 'table-taken') return made;
  return (await openTable(module, data, id, { snapshots })) ?? refuse('table-gone');
};

export const openRoom = async (
  ports: RoomPorts,
  module: AnyModule,
  found: FoundRoom,
): Promise<OpenRoom | Refusal> => {
  const { data } = ports;
  let { room, changes } = found;
  let table: AnyTable | undefined;
  let letBots = (): void => undefined;
  const listeners = new Set<() => void>();

  let beginning: Promise<Refusal | undefined> | undefined;
  const begin = (): Promise<Refusal | undefined> => {
    beginning ??= (async () => {
      const laid = await layFor(ports, module, room);
      if (isRefusal(laid)) {
        beginning = undefined;
        return laid;
      }
      table = laid;
      letBots = seatBots(ports, () => room, laid);
      return undefined;
    })();
    return beginning;
  };

  /** Undefined when somebody else was faster and it must be looked at again. */
  const write = async (next: Room): Promise<boolean | undefined> => {
    const isWritten = await data.changeRoom(next, changes);
    if (isWritten) {
      room = next;
      changes += 1;
      return true;
    }
    const now = await data.room(next.id);
    if (!now) return false;
    ({ room, changes } = now);
    return undefined;
  };

  const change: OpenRoom['change'] = async wish => {
    for (let i = 0; i < TRIES; i++) {
      const wished = wish(room);
      if (isRefusal(wished)) return wished;
      const isWritten = await write(wished.room).catch(() => refuse('not-kept'));
      if (isRefusal(isWritten)) return isWritten;
      if (isWritten === false) return refuse('table-gone');
      if (isWritten === undefined) continue;
      const failed = isFull(room) ? await begin() : undefined;
      // Somebody may have left his seat to a bot.
      letBots();
      for (const hear of [...listeners]) hear();
      return failed ?? wished;
    }
    return refuse('not-kept');
  };

  const failed = isFull(room) ? await begin() : undefined;
  if (failed) return failed;
  return {
    module,
    room: () => room,
    table: () => table,
    change,
    onChange: hear => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
};
