import type { KeptEntry, KeptLog } from '../engine/kept-entry.ts';
import { isPractice, isTakenBack, marksPractice } from '../engine/replay.ts';
import type { Checkpoint, Found, Head, Store } from '../engine/store.ts';
import { asked, database } from './database.ts';
import { type Gist, gistAfter, gistOf } from './games/gists.ts';
import {
  type EntryRow,
  isOld,
  type KeptRows,
  type OldRow,
  plainEntry,
  type Row,
  rowsOf,
} from './kept-row.ts';
import { tellWindows } from './windows.ts';

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

const layRows = (open: Open, { row, entries }: KeptRows): void => {
  open('games').put(row);
  for (const entry of entries) open('entries').add(entry);
};

/** The row of a game. Converts the old layout on first access; damaged rows stay as they are. */
const rowAt = async (open: Open, id: string): Promise<Row | undefined> => {
  const found = (await asked(open('games').get(id))) as Row | OldRow | undefined;
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
export const keepRows = (games: readonly KeptRows[], since: ReadonlyMap<string, number>): Promise<void> =>
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
const gistWith = async (open: Open, row: Row, kept: KeptEntry): Promise<Gist | undefined> => {
  const { game } = row.head;
  const entry = plainEntry(game, kept);
  if (!isTakenBack(entry)) return gistAfter(game, row.gist, entry);
  const before = (await asked(open('entries').getAll(entriesOf(row.id)))) as EntryRow[];
  return gistOf(game, [...before.map(each => plainEntry(game, each.entry)), entry]);
};

const create = (id: string, head: Head, log: KeptLog): Promise<boolean> =>
  GAMES.change(['games', 'entries'], async open => {
    if (await asked(open('games').get(id))) return false;
    const { game } = head;
    const gist = gistOf(
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

const append = (id: string, version: number, entry: KeptEntry): Promise<boolean> =>
  GAMES.change(['games', 'entries'], async open => {
    const row = await rowAt(open, id);
    if (row?.version !== version) return false;
    if ((await asked(open('entries').getKey([id, version]))) === undefined) return false;
    const gist = await gistWith(open, row, entry);
    open('entries').add({ id, version: version + 1, entry });
    const isOver = gist?.isOver ?? false;
    const isMarked = row.isPractice === true || marksPractice(entry);
    const changed = Date.now();
    open('games').put({ ...row, changed, isOver, version: version + 1, gist, isPractice: isMarked });
    return true;
  });

/** The entries of a game after a version. The row's version reveals a lost last entry. */
const foundAfter = (id: string, since: number): Promise<readonly Found[]> =>
  GAMES.look(['games', 'entries'], async open => {
    const row = (await asked(open('games').get(id))) as Row | OldRow | undefined;
    const rows = (await asked(open('entries').getAll(entriesOf(id, since)))) as EntryRow[];
    const found: Found[] = rows.map(({ version, entry }) => ({ version, entry }));
    const version = row && !isOld(row) ? row.version : 0;
    return version > (found.at(-1)?.version ?? since) ? [...found, { version, entry: undefined }] : found;
  });

const keepSnapshot = (id: string, { version, data }: Checkpoint): Promise<void> =>
  GAMES.change(['games', 'snapshots'], async open => {
    const isThere = (await asked(open('games').get(id))) !== undefined;
    const older = (await asked(open('snapshots').get(id))) as Checkpoint | undefined;
    if (isThere && version > (older?.version ?? 0)) open('snapshots').put({ id, version, data });
  });

export const indexedStore: Store = {
  create: async (id, head, log) => {
    const isKept = await create(id, head, log);
    if (isKept) tellWindows();
    return isKept;
  },
  append: async (id, version, entry) => {
    const isKept = await append(id, version, entry);
    if (isKept) tellWindows(id);
    return isKept;
  },
  head: async id => {
    const row = (await GAMES.find('games', id)) as Row | OldRow | undefined;
    return (row && isOld(row) ? await touch(id) : row)?.head;
  },
  read: foundAfter,
  keepSnapshot,
  snapshot: async id => {
    const found = (await GAMES.find('snapshots', id)) as Checkpoint | undefined;
    return found && { version: found.version, data: found.data };
  },
};
