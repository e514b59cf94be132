import type { AnyModule } from '../engine/module.ts';
import type { GameRecord, SeatRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { currentBatches, fold, practiceUntil } from '../engine/replay.ts';
import { storedRecord, storeRecord } from '../engine/tables.ts';
import type { Data } from './data.ts';
import { refuse } from './refused.ts';
import type { Room } from './room.ts';

/** NP-73: games that continue a finished one from one of its turns. */

type From = NonNullable<Room['from']>;
type AnyGameRecord = GameRecord<unknown, unknown, object>;

/** The finished game up to this batch, marked as practice. A refusal if it is over there. */
export const startOf = async (
  module: AnyModule,
  data: Data,
  { id, batch }: From,
): Promise<AnyGameRecord | Refusal> => {
  const record = await storedRecord(module, data, id).catch(() => refuse('not-kept'));
  if (!record) return refuse('table-gone');
  if (isRefusal(record)) return record;
  const batches = currentBatches(record.log).length;
  if (batch >= batches) return refuse('no-such-moment', { batches });
  // Without their ids, because a client may use the ids of its earlier commands again.
  const log = practiceUntil(record.log, batch).map(({ id: _, ...entry }) => entry);
  return module.isOver(fold(module, log)) ? refuse('game-over') : { ...record, log };
};

interface Continued {
  readonly from: From;
  readonly seats: readonly SeatRecord[];
}

/** Stores the game that the room continues. Undefined if it is stored; then it can be opened. */
export const continueGame = async (
  module: AnyModule,
  data: Data,
  id: string,
  { from, seats }: Continued,
): Promise<Refusal | undefined> => {
  const start = await startOf(module, data, from);
  if (isRefusal(start)) return start;
  const isKept = await storeRecord(data, id, { ...start, seats }, module.encoding).catch(() => undefined);
  if (isKept === undefined) return refuse('not-kept');
  return isKept ? undefined : refuse('table-taken', { id });
};
