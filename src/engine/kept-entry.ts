import { type Entry, isTakenBack } from './replay.ts';
import { readSpelled, type Spelling, spell } from './spelling.ts';

/** A stored entry: plain, or encoded as `[events, seat, command, id]`. */
export type KeptEntry = Entry<unknown, unknown> | readonly unknown[];

/** A stored log, which starts with the setup. */
export type KeptLog = readonly [opening: KeptEntry, ...more: readonly KeptEntry[]];

/** Undos, and all entries of games without an encoding, are stored as they are. */
export const keptEntry = (spelling: Spelling | undefined, entry: Entry<unknown, unknown>): KeptEntry => {
  if (!spelling || isTakenBack(entry)) return entry;
  const { events, seat, command, id } = entry;
  const encoded = events.map(event => spell(spelling, event));
  if (seat === undefined) return [encoded];
  const move = [encoded, seat, spell(spelling, command)];
  return id === undefined ? move : [...move, id];
};

/** Decodes a stored value. It may be damaged: the caller checks that it is an entry. */
export const readKept = (spelling: Spelling | undefined, kept: unknown): unknown => {
  if (!spelling || !Array.isArray(kept)) return kept;
  const [encoded, seat, command, id, ...more] = kept as readonly unknown[];
  if (!Array.isArray(encoded) || more.length > 0) return kept;
  return {
    ...(id !== undefined && { id }),
    ...(seat !== undefined && { seat, command: readSpelled(spelling, command) }),
    events: encoded.map(event => readSpelled(spelling, event)),
  };
};
