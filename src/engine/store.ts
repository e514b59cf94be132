import type { RecordHead } from './record.ts';
import type { Log } from './replay.ts';
import type { StoredEntry, StoredLog } from './stored-entry.ts';

/** Everything that is fixed when a table is created. */
export type Head<Config = object> = RecordHead<Config>;

/** A stored state, so that a long log needn't be folded from its start. */
export interface Checkpoint {
  readonly version: number;
  readonly data: unknown;
}

/** A stored entry; undefined if it was stored and is lost. */
export interface ReadEntry {
  readonly version: number;
  readonly entry: unknown;
}

/**
 * Stores tables. Heads and entries are plain data and never change. A failed write throws and stores nothing. Every
 * store passes the same tests (`test/store-contract.ts`).
 */
export interface Store {
  /** Stores a new table with its log, or nothing. False if the id is in use. */
  create(id: string, head: Head, log: StoredLog): Promise<boolean>;
  head(id: string): Promise<Head | undefined>;
  /** Stores the entry after `version`. False if there already is one, or if an earlier one is missing. */
  append(id: string, version: number, entry: StoredEntry): Promise<boolean>;
  /** The entries after a version, in order. A lost entry may be missing, except the last. */
  read(id: string, since: number): Promise<readonly ReadEntry[]>;
  /** Replaces the stored snapshot. */
  saveSnapshot(id: string, snapshot: Checkpoint): Promise<void>;
  snapshot(id: string): Promise<Checkpoint | undefined>;
}

/** A table in memory, as JSON, so that callers can't change stored objects. */
export interface MemoryTable {
  readonly head: string;
  /** The number of entries ever written. */
  version: number;
  readonly entries: Map<number, string>;
  snapshot: { readonly version: number; readonly text: string } | undefined;
}

/** A table that a memory store contains from the start. */
export interface LaidOut {
  readonly id: string;
  readonly head: Head;
  readonly log: Log<unknown, unknown>;
}

const laidDown = (head: Head, log: readonly StoredEntry[]): MemoryTable => ({
  head: JSON.stringify(head),
  version: log.length,
  entries: new Map(log.map((entry, i) => [i + 1, JSON.stringify(entry)])),
  snapshot: undefined,
});

const foundIn = ({ version: last, entries }: MemoryTable, since: number): ReadEntry[] => {
  const found: ReadEntry[] = [];
  for (let version = since + 1; version <= last; version++) {
    const text = entries.get(version);
    found.push({ version, entry: text === undefined ? undefined : JSON.parse(text) });
  }
  return found;
};

/** A store for tables in memory. */
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
  saveSnapshot: async (id, snapshot) => {
    const kept = tables.get(id);
    if (kept && snapshot.version > (kept.snapshot?.version ?? 0))
      kept.snapshot = { version: snapshot.version, text: JSON.stringify(snapshot) };
  },
  snapshot: async id => {
    const kept = tables.get(id)?.snapshot;
    return kept && JSON.parse(kept.text);
  },
});

/** A store in memory. */
export const memoryStore = (...laid: readonly LaidOut[]): Store =>
  storeOver(new Map(laid.map(({ id, head, log }) => [id, laidDown(head, log)])));
