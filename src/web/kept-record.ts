import { type GameRecord, recordOf } from '../engine/record.ts';
import type { Entry } from '../engine/replay.ts';
import type { Head } from '../engine/store.ts';
import { isObject } from '../engine/util.ts';
import { type EntryRow, plainEntry } from './kept-row.ts';

/** The seed lies in the first event, among what is secret; so a file can be written without the rules. */
const seedIn = (opening: Entry<unknown, unknown> | undefined): string => {
  const [first] = opening && 'events' in opening ? opening.events : [];
  const secret = isObject(first) ? first.secret : undefined;
  return isObject(secret) && typeof secret.seed === 'string' ? secret.seed : '';
};

/** The game file of a game that is kept in rows. Where an entry is missing a hole is left, so that it is seen. */
export const recordIn = (head: Head, entries: readonly EntryRow[]): GameRecord<unknown, unknown, object> => {
  const last = Math.max(0, ...entries.slice(-1).map(({ version }) => version));
  const log: (Entry<unknown, unknown> | null)[] = Array(last).fill(null);
  for (const { version, entry } of entries) log[version - 1] = plainEntry(head.game, entry);
  return recordOf(head, seedIn(log[0] ?? undefined), log as Entry<unknown, unknown>[]);
};
