import { createHash } from 'node:crypto';
import { type ContentEncoding, pack } from './encoding.ts';
import { type Room, seatRecordOf } from './room.ts';

/** The record of a finished game. It changes only when a player's name is deleted. */
export interface FinishedRecord {
  /** The ETag of the record. Responses append the encoding to it. */
  readonly tag: string;
  readonly body: (encoding: ContentEncoding | undefined) => Promise<Buffer>;
}

interface Kept {
  readonly names: string;
  readonly coming: Promise<FinishedRecord>;
  bytes: number;
}

const MOST_BYTES = 64 * 1024 * 1024;
const TAG_LENGTH = 22;

const namesIn = ({ seats }: Room): string => JSON.stringify(seats.map(seatRecordOf));

/**
 * Makes a cache of the records of finished games, each of which is serialized and compressed once. The least recently
 * used records are dropped first.
 */
export const makeRecordCache = (mostBytes = MOST_BYTES) => {
  /** The cached records by room id, the least recently used first. */
  const known = new Map<string, Kept>();
  let bytes = 0;
  const counts = { read: 0, built: 0 };

  const forget = (id: string): void => {
    bytes -= known.get(id)?.bytes ?? 0;
    known.delete(id);
  };
  const grow = (id: string, kept: Kept, more: number): void => {
    if (known.get(id) !== kept) return;
    kept.bytes += more;
    bytes += more;
    for (const oldest of known.keys()) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  };
  const finished = (text: string, took: (more: number) => void): FinishedRecord => {
    const plain = Buffer.from(text);
    took(plain.length);
    const packed = new Map<ContentEncoding, Promise<Buffer>>();
    const packedIn = (encoding: ContentEncoding): Promise<Buffer> => {
      const before = packed.get(encoding);
      if (before) return before;
      const coming = pack(encoding, plain);
      packed.set(encoding, coming);
      coming.then(
        ({ length }) => took(length),
        () => packed.delete(encoding),
      );
      return coming;
    };
    return {
      tag: createHash('sha256').update(plain).digest('base64url').slice(0, TAG_LENGTH),
      body: encoding => (encoding === undefined ? Promise.resolve(plain) : packedIn(encoding)),
    };
  };
  const find = (room: Room): Promise<FinishedRecord> | undefined => {
    const kept = known.get(room.id);
    if (!kept) return undefined;
    known.delete(room.id);
    if (kept.names !== namesIn(room)) {
      bytes -= kept.bytes;
      return undefined;
    }
    known.set(room.id, kept);
    counts.read += 1;
    return kept.coming;
  };

  return {
    /** Whether the cache has a record of this room, perhaps with outdated names. */
    has: (id: string): boolean => known.has(id),
    /** Returns the record with the current names of the room, or undefined if the cache doesn't have it. */
    find,
    /** Like `find`, but builds a missing record. Calls at the same time share one build. */
    findOrBuild: (room: Room, build: () => Promise<string>): Promise<FinishedRecord> => {
      const found = find(room);
      if (found) return found;
      counts.built += 1;
      const coming = build().then(text => finished(text, more => grow(room.id, kept, more)));
      const kept: Kept = { names: namesIn(room), coming, bytes: 0 };
      known.set(room.id, kept);
      coming.catch(() => known.get(room.id) === kept && forget(room.id));
      return coming;
    },
    /** Drops a record whose names are outdated, because deleted names must not stay in memory. */
    roomChanged: (id: string, room?: Room): void => {
      const kept = known.get(id);
      if (kept && (!room || kept.names !== namesIn(room))) forget(id);
    },
    bytes: () => bytes,
    counts,
  };
};

export type RecordCache = ReturnType<typeof makeRecordCache>;
