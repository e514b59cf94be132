import { type GameRecord, recordOf, seedIn } from '../engine/record.ts';
import type { Entry } from '../engine/replay.ts';
import { seedAtOf } from '../games/list.ts';
import { type EntryRow, plainEntry, type Row } from './stored-row.ts';

/** The record of a stored game. A missing entry becomes null, which makes the validation of the record fail. */
export const recordIn = (
  { head, version: last }: Pick<Row, 'head' | 'version'>,
  entries: readonly EntryRow[],
): GameRecord<unknown, unknown, object> => {
  const log: (Entry<unknown, unknown> | null)[] = Array(last).fill(null);
  for (const { version, entry } of entries) log[version - 1] = plainEntry(head.game, entry);
  // The cast is unchecked here: the validation of the record refuses a null.
  return recordOf(head, seedIn(seedAtOf(head.game) ?? [], log), log as Entry<unknown, unknown>[]);
};
