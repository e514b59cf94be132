import type { StoredEntry, StoredLog } from '../engine/encoding.ts';
import { isPractice, isUndo, marksPractice } from '../engine/replay.ts';
import type { Checkpoint, Head, ReadEntry, Store } from '../engine/store.ts';
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

/** The row of a game. It converts a row in the old layout, and throws if that is damaged. */
const rowAt = async (open: Open, id: string): Promise<Row | undefined> => {
  const found: Row | OldRow | undefined = await requestResult(open('games').get(id));
  if (!found || !isOld(found)) return found;
  const rows = rowsOf(found);
  if (!rows) throw new Error(`expected a readable row in the old layout for game ${id}, found a damaged one`);
  layRows(open, rows);
  return rows.row;
};

export const touch = (id: string): Promise<Row | undefined> =>
  GAMES.change(['games', 'entries'], open => rowAt(open, id));

/**
 * Saves all of these games or none. `since` maps the id of each stored game that continues to its stored version, after
 * which only new entries are appended.
 */
export const saveRows = (games: readonly StoredRows[], since: ReadonlyMap<string, number>): Promise<void> =>
  GAMES.change(['games', 'entries'], async open => {
    for (const { row, entries } of games) {
      const here = await rowAt(open, row.id);
      const known = here?.version ?? 0;
      const expected = since.get(row.id) ?? 0;
      if (known !== expected)
        throw new Error(`expected the stored game ${row.id} to have version ${expected}, found ${known}`);
      layRows(open, { row, entries: entries.filter(({ version }) => version > known) });
    }
  });

/** The summary of a game after one more entry. If the entry is an undo, the whole log is read to compute it. */
const summaryWith = async (open: Open, row: Row, kept: StoredEntry): Promise<StoredSummary | undefined> => {
  const { game } = row.head;
  const entry = plainEntry(game, kept);
  if (!isUndo(entry)) return summaryAfter(game, row.gist, entry);
  const before: EntryRow[] = await requestResult(open('entries').getAll(entriesOf(row.id)));
  return storedSummaryOf(game, [...before.map(each => plainEntry(game, each.entry)), entry]);
};

const create = (id: string, head: Head, log: StoredLog): Promise<boolean> =>
  GAMES.change(['games', 'entries'], async open => {
    if (await requestResult(open('games').get(id))) return false;
    const { game } = head;
    const summary = storedSummaryOf(
      game,
      log.map(entry => plainEntry(game, entry)),
    );
    const row: Row = {
      id,
      changed: Date.now(),
      isOver: summary?.isOver ?? false,
      version: log.length,
      head,
      gist: summary,
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
    const summary = await summaryWith(open, row, entry);
    open('entries').add({ id, version: version + 1, entry });
    const isOver = summary?.isOver ?? false;
    const isMarked = row.isPractice === true || marksPractice(entry);
    const changed = Date.now();
    open('games').put({ ...row, changed, isOver, version: version + 1, gist: summary, isPractice: isMarked });
    return true;
  });

/** The entries of a game after a version. The row's version shows whether the last entry is missing. */
const foundAfter = (id: string, since: number): Promise<readonly ReadEntry[]> =>
  GAMES.look(['games', 'entries'], async open => {
    const row: Row | OldRow | undefined = await requestResult(open('games').get(id));
    const rows: EntryRow[] = await requestResult(open('entries').getAll(entriesOf(id, since)));
    const found: ReadEntry[] = rows.map(({ version, entry }) => ({ version, entry }));
    const version = row && !isOld(row) ? row.version : 0;
    return version > (found.at(-1)?.version ?? since) ? [...found, { version, entry: undefined }] : found;
  });

const saveCheckpoint = (id: string, { version, data }: Checkpoint): Promise<void> =>
  GAMES.change(['games', 'snapshots'], async open => {
    const isThere = (await requestResult(open('games').get(id))) !== undefined;
    const older: Checkpoint | undefined = await requestResult(open('snapshots').get(id));
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
    const row = await GAMES.find<Row | OldRow>('games', id);
    return (row && isOld(row) ? await touch(id) : row)?.head;
  },
  read: foundAfter,
  saveCheckpoint,
  checkpoint: async id => {
    const found = await GAMES.find<Checkpoint>('snapshots', id);
    return found && { version: found.version, data: found.data };
  },
};
