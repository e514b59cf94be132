import type { Seat } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import type { Answer } from '../engine/progress.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { AnyTable } from './open-room.ts';

/** Every seat has ids of its own: nobody can use up those of another. */
const idOf = (seat: Seat, id: string): string => `${seat}:${id}`;

interface Sent {
  readonly id: string;
  readonly decision?: string | undefined;
  readonly command: unknown;
}

/** A command of whoever sits there, as it came from outside. */
export const submitFrom = async (
  module: AnyModule,
  table: AnyTable,
  seat: Seat,
  { id, decision, command: json }: Sent,
): Promise<Answer> => {
  const command = module.parseCommand(json);
  return isRefusal(command) ? command : table.submit(seat, { id: idOf(seat, id), decision, command });
};

export const undoFrom = (table: AnyTable, seat: Seat, id: string): Promise<Answer> =>
  table.undo(seat, idOf(seat, id));
