import { type GameRecord, recordOf, seedIn } from '../engine/record.ts';
import type { Entry } from '../engine/replay.ts';
import { seedAtOf } from '../games/list.ts';
import { type EntryRow, plainEntry, type Row } from './stored-row.ts';

/** The record of a stored game. A missing entry leaves a null, so that it is noticed. */
export const recordIn = (
  { head, version: last }: Pick<Row, 'head' | 'version'>,
  entries: readonly EntryRow[],
): GameRecord<unknown, unknown, object> => {
  const log: (Entry<unknown, unknown> | null)[] = Array(last).fill(null);
  for (const { version, entry } of entries) log[version - 1] = plainEntry(head.game, entry);
  return recordOf(head, seedIn(seedAtOf(head.game) ?? [], log), log as Entry<unknown, unknown>[]);
};
