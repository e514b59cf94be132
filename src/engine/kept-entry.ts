import { type Entry, isTakenBack } from './replay.ts';
import { readSpelled, type Spelling, spell } from './spelling.ts';

/** An entry as a store keeps it: as it is, or as its game spells it, `[events, seat, command, id]`. */
export type KeptEntry = Entry<unknown, unknown> | readonly unknown[];

/** What has happened at a table, from its opening on. */
export type KeptLog = readonly [opening: KeptEntry, ...more: readonly KeptEntry[]];

/** What is taken back, and the entries of games without a spelling, are kept as they are. */
export const keptEntry = (spelling: Spelling | undefined, entry: Entry<unknown, unknown>): KeptEntry => {
  if (!spelling || isTakenBack(entry)) return entry;
  const { events, seat, command, id } = entry;
  const told = events.map(event => spell(spelling, event));
  if (seat === undefined) return [told];
  const wished = [told, seat, spell(spelling, command)];
  return id === undefined ? wished : [...wished, id];
};

/** Whatever lies in a store, read back; whether it is an entry at all is for others to find out. */
export const readKept = (spelling: Spelling | undefined, kept: unknown): unknown => {
  if (!spelling || !Array.isArray(kept)) return kept;
  const [told, seat, command, id, ...more] = kept as readonly unknown[];
  if (!Array.isArray(told) || more.length > 0) return kept;
  return {
    ...(id !== undefined && { id }),
    ...(seat !== undefined && { seat, command: readSpelled(spelling, command) }),
    events: told.map(event => readSpelled(spelling, event)),
  };
};
