import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { errorMessage, sqliteCode } from '../errors.ts';
import { prepareFolder, touchPrivately } from '../sqlite/folder.ts';
import { lockFolder } from '../sqlite/lock.ts';
import { operationsOn } from '../sqlite/operations.ts';
import { MIGRATIONS, readFormat, upgradeSchema } from '../sqlite/schema.ts';
import { FAULTS, reasonOf } from './faults.ts';
import {
  AT_ONCE,
  type BackupRow,
  COLUMNS,
  PLAIN_TABLES,
  type PlainTable,
  PROBE_NAME,
  type RestoreTarget,
  type RowCounts,
  type StoreSnapshot,
  type Value,
} from './rows.ts';
import { syncFolder } from './write.ts';

const columnsOf = (table: PlainTable): string => Object.keys(COLUMNS[table]).join(', ');

const isValue = (value: unknown): value is Value => typeof value === 'string' || typeof value === 'number';

/** Adds a table's name to its rows, which SQLite returns without types. */
const rowOf = (table: string, values: object): BackupRow => [table, ...Object.values(values).filter(isValue)];

/** The tables that are empty in a new store. */
const COUNTED = ['rooms', 'tables', 'documents'];

const countsIn = (file: DatabaseSync): RowCounts => {
  const count = (table: string): number =>
    Number(file.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n ?? 0);
  return Object.fromEntries(COUNTED.map(table => [table, count(table)]));
};

function* rowsIn(file: DatabaseSync): Generator<readonly BackupRow[]> {
  let batch: BackupRow[] = [];
  for (const table of PLAIN_TABLES) {
    const where = table === 'supplies' ? `WHERE name <> '${PROBE_NAME}'` : '';
    for (const values of file.prepare(`SELECT ${columnsOf(table)} FROM ${table} ${where}`).iterate()) {
      batch.push(rowOf(table, values));
      if (batch.length < AT_ONCE) continue;
      yield batch;
      batch = [];
    }
  }
  yield batch;
  const { read } = operationsOn(file);
  const games = file.prepare(
    'SELECT tables.id, head, coalesce(version, 0) FROM tables LEFT JOIN ends ON ends.id = tables.id ORDER BY tables.id',
  );
  for (const game of games.iterate()) {
    const id = String(game.id);
    // An empty text stands for a lost entry.
    const entries = read(id, 0).filter(([, entry]) => entry !== '');
    yield [
      rowOf('tables', game),
      ...entries.map(([version, entry]): BackupRow => ['entries', id, version, entry]),
    ];
  }
}

/**
 * Opens a consistent state of a file that a server may be using. A read transaction sees none of the later writes, and
 * doesn't block them.
 */
export const openSqliteSnapshot = async (path: string): Promise<StoreSnapshot> => {
  if (!existsSync(path)) throw FAULTS.noStore(path);
  let file: DatabaseSync | undefined;
  try {
    const opened = new DatabaseSync(path, { readOnly: true });
    file = opened;
    opened.exec('PRAGMA busy_timeout = 5000; BEGIN');
    if (readFormat(opened, path).steps < MIGRATIONS.length) throw FAULTS.olderStore(path);
    return {
      store: 'sqlite',
      counts: countsIn(opened),
      rows: () => rowsIn(opened),
      close: async () => opened.close(),
    };
  } catch (error) {
    file?.close();
    if (sqliteCode(error) === undefined) throw error;
    throw FAULTS.storeNotRead(path, errorMessage(error));
  }
};

/** Returns a function that writes the rows of games. Each entry names the row of the previous one. */
const gameWriter = (file: DatabaseSync): ((row: BackupRow) => void) => {
  const addTable = file.prepare('INSERT INTO tables (id, head) VALUES (?, ?)');
  const addEntry = file.prepare('INSERT INTO log (id, version, entry, before) VALUES (?, ?, ?, ?)');
  const putEnd = file.prepare(
    'INSERT INTO ends (id, version, last) VALUES (?1, ?2, ?3) ON CONFLICT (id) DO UPDATE SET last = ?3',
  );
  let game = { id: '', last: 0, before: 0 };
  return ([kind, id = '', ...values]) => {
    if (kind === 'tables') {
      const [head = '', version = 0] = values;
      game = { id: String(id), last: Number(version), before: 0 };
      addTable.run(id, head);
      putEnd.run(id, version, 0);
      return;
    }
    const [version = 0, entry = ''] = values;
    const before = game.id === id ? game.before : 0;
    const number = Number(addEntry.run(id, version, entry, before).lastInsertRowid);
    game = { ...game, before: number };
    if (version === game.last) putEnd.run(id, version, number);
  };
};

const writeRows = async (file: DatabaseSync, rows: AsyncIterable<readonly BackupRow[]>): Promise<void> => {
  const writeGame = gameWriter(file);
  const statements = new Map<string, StatementSync>(
    PLAIN_TABLES.map(table => {
      const marks = Object.keys(COLUMNS[table]).map(() => '?');
      return [table, file.prepare(`INSERT INTO ${table} (${columnsOf(table)}) VALUES (${marks})`)];
    }),
  );
  for await (const batch of rows)
    for (const row of batch) {
      const [table, ...values] = row;
      const statement = statements.get(table);
      if (statement) statement.run(...values);
      else writeGame(row);
    }
};

/** Writes the rows to a new file, and waits until it is on disk. */
const writeFile = async (path: string, rows: AsyncIterable<readonly BackupRow[]>): Promise<void> => {
  touchPrivately(path);
  const file = new DatabaseSync(path);
  try {
    upgradeSchema(file, path);
    // If this process ends early, the file is thrown away. So it needs no journal.
    file.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; BEGIN');
    await writeRows(file, rows);
    file.exec('COMMIT');
  } finally {
    file.close();
  }
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const checkEmpty = (path: string): void => {
  const file = new DatabaseSync(path);
  try {
    // Throws if a newer server wrote the file.
    readFormat(file, path);
    const named = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const isFilled = (table: string): boolean => file.prepare(`SELECT 1 FROM ${table}`).get() !== undefined;
    if (named.some(({ name }) => COUNTED.includes(String(name)) && isFilled(String(name))))
      throw FAULTS.notEmpty(path);
  } finally {
    file.close();
  }
};

/** Locks a data folder without games, in which `write` creates the database in one step. */
export const openSqliteTarget = async (path: string): Promise<RestoreTarget> => {
  prepareFolder(path);
  const lock = lockFolder(path);
  const part = `${path}.restore`;
  const removePart = async (): Promise<void> => {
    for (const end of ['', '-journal', '-wal', '-shm']) await rm(`${part}${end}`, { force: true });
  };
  try {
    if (existsSync(path)) checkEmpty(path);
    await removePart();
  } catch (error) {
    lock.close();
    throw error;
  }
  return {
    write: async rows => {
      try {
        await writeFile(part, rows);
        // The log of the empty file must not be applied to the new one.
        for (const end of ['-wal', '-shm']) await rm(`${path}${end}`, { force: true });
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await removePart();
        throw sqliteCode(error) === undefined ? error : FAULTS.notWritten(path, reasonOf(error));
      }
    },
    close: async () => lock.close(),
  };
};
