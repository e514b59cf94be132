import type { StoredEntry, StoredLog } from './encoding.ts';
import type { RecordHead } from './record.ts';
import type { Log } from './replay.ts';

/** The data of a table that never changes after it is created. */
export type Head<Config = object> = RecordHead<Config>;

/** The state of a table at a version, so that a long log needn't be folded from its start. */
export interface Checkpoint {
  readonly version: number;
  readonly data: unknown;
}

/** A log entry that a store returned. `entry` is undefined if the entry was stored but is lost. */
export interface ReadEntry {
  readonly version: number;
  readonly entry: unknown;
}

/**
 * Stores tables. Heads and log entries are plain data and never change. A failed write throws and stores nothing. All
 * implementations pass the same tests (`test/store-contract.ts`).
 */
export interface Store {
  /** Stores a new table with its log, or stores nothing. Resolves to false if the id is in use. */
  create(id: string, head: Head, log: StoredLog): Promise<boolean>;
  head(id: string): Promise<Head | undefined>;
  /** Stores the entry after `version`. Resolves to false if it already exists, or if entry `version` is missing. */
  append(id: string, version: number, entry: StoredEntry): Promise<boolean>;
  /** Reads the entries after a version, in order. A lost entry may be left out, unless it is the last. */
  read(id: string, since: number): Promise<readonly ReadEntry[]>;
  /** Replaces the stored checkpoint. */
  saveCheckpoint(id: string, checkpoint: Checkpoint): Promise<void>;
  checkpoint(id: string): Promise<Checkpoint | undefined>;
}

/** A table of a memory store. It is stored as JSON, so that callers can't change stored objects. */
export interface MemoryTable {
  readonly head: string;
  /** The number of entries that were ever written. */
  version: number;
  readonly entries: Map<number, string>;
  checkpoint: { readonly version: number; readonly text: string } | undefined;
}

/** A table that a new memory store contains. */
export interface LaidOut {
  readonly id: string;
  readonly head: Head;
  readonly log: Log<unknown, unknown>;
}

const laidDown = (head: Head, log: readonly StoredEntry[]): MemoryTable => ({
  head: JSON.stringify(head),
  version: log.length,
  entries: new Map(log.map((entry, i) => [i + 1, JSON.stringify(entry)])),
  checkpoint: undefined,
});

const foundIn = ({ version: last, entries }: MemoryTable, since: number): ReadEntry[] => {
  const found: ReadEntry[] = [];
  for (let version = since + 1; version <= last; version++) {
    const text = entries.get(version);
    found.push({ version, entry: text === undefined ? undefined : JSON.parse(text) });
  }
  return found;
};

/** Makes a store that keeps its tables in this map. */
export const storeOver = (tables: Map<string, MemoryTable>): Store => ({
  create: async (id, head, log) => {
    if (tables.has(id)) return false;
    tables.set(id, laidDown(head, log));
    return true;
  },
  head: async id => {
    const kept = tables.get(id);
    return kept && JSON.parse(kept.head);
  },
  append: async (id, version, entry) => {
    const kept = tables.get(id);
    if (kept?.version !== version || !kept.entries.has(version)) return false;
    kept.entries.set(version + 1, JSON.stringify(entry));
    kept.version += 1;
    return true;
  },
  read: async (id, since) => {
    const kept = tables.get(id);
    return kept ? foundIn(kept, since) : [];
  },
  saveCheckpoint: async (id, checkpoint) => {
    const kept = tables.get(id);
    if (kept && checkpoint.version > (kept.checkpoint?.version ?? 0))
      kept.checkpoint = { version: checkpoint.version, text: JSON.stringify(checkpoint) };
  },
  checkpoint: async id => {
    const kept = tables.get(id)?.checkpoint;
    return kept && JSON.parse(kept.text);
  },
});

/** Makes a memory store that already contains these tables. */
export const memoryStore = (...laid: readonly LaidOut[]): Store =>
  storeOver(new Map(laid.map(({ id, head, log }) => [id, laidDown(head, log)])));
