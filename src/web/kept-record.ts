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

/** The game file of a game that is kept in rows. */
export const recordIn = (head: Head, entries: readonly EntryRow[]): GameRecord<unknown, unknown, object> => {
  const log = entries.map(({ entry }) => plainEntry(head.game, entry));
  return recordOf(head, seedIn(log[0]), log);
};
