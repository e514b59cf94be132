import type { KeptEntry } from './kept-entry.ts';
import type { RecordHead } from './record.ts';
import type { Log } from './replay.ts';

/** What a table is, besides what has happened at it. */
export type Head<Config = object> = RecordHead<Config>;

/** A state that was kept so that a long log need not be folded from its start. */
export interface Snapshot {
  readonly version: number;
  readonly data: unknown;
}

/** One entry as it was found. */
export interface Found {
  readonly version: number;
  readonly entry: unknown;
}

/**
 * Where tables are kept. Heads and entries are plain data and never change once they are there; what cannot be kept is
 * an error of the store, never half of it. Every store passes the same suite (`test/store-contract.ts`).
 */
export interface Store {
  /** Keeps a new table with its first entry; false when there is one of that name. */
  create(id: string, head: Head, opening: KeptEntry): Promise<boolean>;
  head(id: string): Promise<Head | undefined>;
  /** Keeps an entry as the one after `version`; false when another stands there or one before it is missing. */
  append(id: string, version: number, entry: KeptEntry): Promise<boolean>;
  /** The entries after a version, in their order. */
  read(id: string, since: number): Promise<readonly Found[]>;
  /** Keeps a snapshot instead of an older one. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  snapshot(id: string): Promise<Snapshot | undefined>;
}

interface Kept {
  readonly head: string;
  readonly entries: string[];
  snapshot: { readonly version: number; readonly text: string } | undefined;
}

/** A table as it lies in a store from the beginning. */
export interface LaidOut {
  readonly id: string;
  readonly head: Head;
  readonly log: Log<unknown, unknown>;
}

/** Keeps tables as long as the program runs, as text, so that nobody holds what lies here. */
export const memoryStore = (...laid: readonly LaidOut[]): Store => {
  const tables = new Map<string, Kept>();
  for (const { id, head, log } of laid)
    tables.set(id, {
      head: JSON.stringify(head),
      entries: log.map(entry => JSON.stringify(entry)),
      snapshot: undefined,
    });
  return {
    create: async (id, head, opening) => {
      if (tables.has(id)) return false;
      tables.set(id, {
        head: JSON.stringify(head),
        entries: [JSON.stringify(opening)],
        snapshot: undefined,
      });
      return true;
    },
    head: async id => {
      const kept = tables.get(id);
      return kept && JSON.parse(kept.head);
    },
    append: async (id, version, entry) => {
      const entries = tables.get(id)?.entries;
      if (entries?.length !== version) return false;
      entries.push(JSON.stringify(entry));
      return true;
    },
    read: async (id, since) =>
      (tables.get(id)?.entries ?? [])
        .slice(since)
        .map((text, i) => ({ version: since + i + 1, entry: JSON.parse(text) })),
    keepSnapshot: async (id, snapshot) => {
      const kept = tables.get(id);
      if (kept && snapshot.version > (kept.snapshot?.version ?? 0))
        kept.snapshot = { version: snapshot.version, text: JSON.stringify(snapshot) };
    },
    snapshot: async id => {
      const kept = tables.get(id)?.snapshot;
      return kept && JSON.parse(kept.text);
    },
  };
};
