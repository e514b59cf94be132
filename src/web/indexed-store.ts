import { isPractice, isUndo, marksPractice } from '../engine/replay.ts';
import type { Checkpoint, Head, ReadEntry, Store } from '../engine/store.ts';
import type { StoredEntry, StoredLog } from '../engine/stored-entry.ts';
import { database, requestResult } from './database.ts';
import { type StoredSummary, storedSummaryOf, summaryAfter } from './games/stored-summary.ts';
import {
  type EntryRow,
  isOld,
  type OldRow,
  plainEntry,
  type Row,
  rowsOf,
  type StoredRows,
} from './stored-row.ts';
import { notifyWindows } from './windows.ts';

/** Stores games in IndexedDB. Entries are only appended, never rewritten. */
export const GAMES = database('alidade', {
  version: 2,
  keys: { games: 'id', entries: ['id', 'version'], snapshots: 'id' },
});

export const KINDS = ['games', 'entries', 'snapshots'] as const;
type Kind = (typeof KINDS)[number];

type Open = (kind: Kind) => IDBObjectStore;

export const entriesOf = (id: string, since = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, since + 1], [id, Number.POSITIVE_INFINITY]);

const layRows = (open: Open, { row, entries }: StoredRows): void => {
  open('games').put(row);
  for (const entry of entries) open('entries').add(entry);
};

/** The row of a game. Converts the old layout on first access; damaged rows stay as they are. */
const rowAt = async (open: Open, id: string): Promise<Row | undefined> => {
  const found = (await requestResult(open('games').get(id))) as Row | OldRow | undefined;
  if (!found || !isOld(found)) return found;
  const rows = rowsOf(found);
  if (!rows) throw new Error(`expected a readable old row for game ${id}, found a damaged one`);
  layRows(open, rows);
  return rows.row;
};

export const touch = (id: string): Promise<Row | undefined> =>
  GAMES.change(['games', 'entries'], open => rowAt(open, id));

/**
 * Saves all of these games or none. For an existing game, only appends the new entries: `since` has its id and the
 * version that the new entries follow.
 */
export const saveRows = (games: readonly StoredRows[], since: ReadonlyMap<string, number>): Promise<void> =>
  GAMES.change(['games', 'entries'], async open => {
    for (const { row, entries } of games) {
      const here = await rowAt(open, row.id);
      const known = here?.version ?? 0;
      const expected = since.get(row.id) ?? 0;
      if (known !== expected)
        throw new Error(`expected version ${expected} of the game ${row.id}, found ${known}`);
      layRows(open, { row, entries: entries.filter(({ version }) => version > known) });
    }
  });

/** A summary can't be undone step by step, so a rare undo reads the whole log. */
const gistWith = async (open: Open, row: Row, kept: StoredEntry): Promise<StoredSummary | undefined> => {
  const { game } = row.head;
  const entry = plainEntry(game, kept);
  if (!isUndo(entry)) return summaryAfter(game, row.gist, entry);
  const before = (await requestResult(open('entries').getAll(entriesOf(row.id)))) as EntryRow[];
  return storedSummaryOf(game, [...before.map(each => plainEntry(game, each.entry)), entry]);
};

const create = (id: string, head: Head, log: StoredLog): Promise<boolean> =>
  GAMES.change(['games', 'entries'], async open => {
    if (await requestResult(open('games').get(id))) return false;
    const { game } = head;
    const gist = storedSummaryOf(
      game,
      log.map(entry => plainEntry(game, entry)),
    );
    const row: Row = {
      id,
      changed: Date.now(),
      isOver: gist?.isOver ?? false,
      version: log.length,
      head,
      gist,
      isPractice: isPractice(log),
    };
    layRows(open, { row, entries: log.map((entry, i) => ({ id, version: i + 1, entry })) });
    return true;
  });

const append = (id: string, version: number, entry: StoredEntry): Promise<boolean> =>
  GAMES.change(['games', 'entries'], async open => {
    const row = await rowAt(open, id);
    if (row?.version !== version) return false;
    if ((await requestResult(open('entries').getKey([id, version]))) === undefined) return false;
    const gist = await gistWith(open, row, entry);
    open('entries').add({ id, version: version + 1, entry });
    const isOver = gist?.isOver ?? false;
    const isMarked = row.isPractice === true || marksPractice(entry);
    const changed = Date.now();
    open('games').put({ ...row, changed, isOver, version: version + 1, gist, isPractice: isMarked });
    return true;
  });

/** The entries of a game after a version. The row's version reveals a lost last entry. */
const foundAfter = (id: string, since: number): Promise<readonly ReadEntry[]> =>
  GAMES.look(['games', 'entries'], async open => {
    const row = (await requestResult(open('games').get(id))) as Row | OldRow | undefined;
    const rows = (await requestResult(open('entries').getAll(entriesOf(id, since)))) as EntryRow[];
    const found: ReadEntry[] = rows.map(({ version, entry }) => ({ version, entry }));
    const version = row && !isOld(row) ? row.version : 0;
    return version > (found.at(-1)?.version ?? since) ? [...found, { version, entry: undefined }] : found;
  });

const saveSnapshot = (id: string, { version, data }: Checkpoint): Promise<void> =>
  GAMES.change(['games', 'snapshots'], async open => {
    const isThere = (await requestResult(open('games').get(id))) !== undefined;
    const older = (await requestResult(open('snapshots').get(id))) as Checkpoint | undefined;
    if (isThere && version > (older?.version ?? 0)) open('snapshots').put({ id, version, data });
  });

export const indexedStore: Store = {
  create: async (id, head, log) => {
    const isKept = await create(id, head, log);
    if (isKept) notifyWindows();
    return isKept;
  },
  append: async (id, version, entry) => {
    const isKept = await append(id, version, entry);
    if (isKept) notifyWindows(id);
    return isKept;
  },
  head: async id => {
    const row = (await GAMES.find('games', id)) as Row | OldRow | undefined;
    return (row && isOld(row) ? await touch(id) : row)?.head;
  },
  read: foundAfter,
  saveSnapshot,
  snapshot: async id => {
    const found = (await GAMES.find('snapshots', id)) as Checkpoint | undefined;
    return found && { version: found.version, data: found.data };
  },
};
