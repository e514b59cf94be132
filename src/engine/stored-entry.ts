import { decode, type Encoding, encode } from './encoding.ts';
import { type Entry, isUndo } from './replay.ts';

/** A stored entry: plain, or encoded as `[events, seat, command, id]`. */
export type StoredEntry = Entry<unknown, unknown> | readonly unknown[];

/** A stored log, which starts with the setup. */
export type StoredLog = readonly [opening: StoredEntry, ...more: readonly StoredEntry[]];

/** Undos, and all entries of games without an encoding, are stored as they are. */
export const encodeEntry = (encoding: Encoding | undefined, entry: Entry<unknown, unknown>): StoredEntry => {
  if (!encoding || isUndo(entry)) return entry;
  const { events, seat, command, id } = entry;
  const encoded = events.map(event => encode(encoding, event));
  if (seat === undefined) return [encoded];
  const move = [encoded, seat, encode(encoding, command)];
  return id === undefined ? move : [...move, id];
};

/** Decodes a stored value. It may be damaged: the caller checks that it is an entry. */
export const decodeEntry = (encoding: Encoding | undefined, kept: unknown): unknown => {
  if (!encoding || !Array.isArray(kept)) return kept;
  const [encoded, seat, command, id, ...more] = kept as readonly unknown[];
  if (!Array.isArray(encoded) || more.length > 0) return kept;
  return {
    ...(id !== undefined && { id }),
    ...(seat !== undefined && { seat, command: decode(encoding, command) }),
    events: encoded.map(event => decode(encoding, event)),
  };
};
