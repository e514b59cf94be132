import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { assetKey } from '../../engine/module.ts';
import { FOREVER, type InactiveRoom, inRoom, type RoomChanges } from '../data.ts';
import type { StartupError } from '../errors.ts';
import type { Room } from '../room.ts';

/** The operations of the database thread. They exchange JSON texts, which the main thread parses. */
export interface FileOperations {
  create(id: string, head: string, log: readonly string[]): boolean;
  head(id: string): string | undefined;
  append(id: string, version: number, entry: string): boolean;
  read(id: string, since: number): readonly (readonly [version: number, entry: string])[];
  saveCheckpoint(id: string, version: number, data: string): void;
  checkpoint(id: string): readonly [version: number, data: string] | undefined;
  createRoom(
    id: string,
    created: number,
    room: string,
    players: readonly string[],
    brought: readonly (readonly [name: string, text: string])[],
  ): boolean;
  room(id: string): readonly [changes: number, room: string] | undefined;
  changeRoom(id: string, changes: number, room: string, players: readonly string[]): boolean;
  roomsOf(player: string, most: number): readonly RoomChanges[];
  roomIds(after: string, most: number): readonly string[];
  newestRooms(created: number, id: string, most: number): readonly StoredRoom[];
  removeRoom(id: string, changes: number): boolean;
  recordActivity(now: number, longestStep: number): number;
  inactiveRooms(waiting: number, begun: number, most: number): readonly InactiveRoom[];
  postponeRemoval(id: string, since: number): void;
  asset(name: string): string | undefined;
  createDocument(id: string, at: number, body: string, names: readonly string[]): boolean;
  document(id: string): StoredDocument | undefined;
  changeDocument(id: string, changes: number, at: number, body: string, names: readonly string[]): boolean;
  documentsOf(name: string, most: number, before: number | undefined): readonly StoredDocument[];
  removeDocument(id: string, changes: number): boolean;
  /** Returns the stored secret with this name. If it is missing, stores `fresh` and returns it. */
  secret(name: string, fresh: string): string;
  probe(at: number): void;
}

/** A room whose value is JSON text. */
type StoredRoom = { readonly room: string; readonly version: number; readonly isCounted: number };

/** A document whose value is JSON text. */
export type StoredDocument = {
  readonly id: string;
  readonly at: number;
  readonly body: string;
  readonly changes: number;
};

export const operationsOn = (file: DatabaseSync): FileOperations => {
  const { one, all, run } = preparedStatements(file);

  const addTable = run('INSERT INTO tables (id, head) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const headOf = one<{ head: string }>('SELECT head FROM tables WHERE id = ?');
  const log = eventLog(file);
  const putCheckpoint = run(
    `INSERT INTO snapshots (id, version, data) SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, data = excluded.data
       WHERE excluded.version > snapshots.version`,
  );
  const checkpointOf = one<{ version: number; data: string }>(
    'SELECT version, data FROM snapshots WHERE id = ?',
  );
  const addRoom = run(
    'INSERT INTO rooms (id, changes, created, room) VALUES (?, 0, ?, ?) ON CONFLICT DO NOTHING',
  );
  const putRoom = run('UPDATE rooms SET changes = changes + 1, room = ?3 WHERE id = ?1 AND changes = ?2');
  const roomOf = one<{ changes: number; room: string }>('SELECT changes, room FROM rooms WHERE id = ?');
  const forgetPlayers = run('DELETE FROM players WHERE id = ?');
  const addPlayer = run('INSERT INTO players (player, id) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const roomsOf = all<{ id: string; changes: number }>(
    `SELECT rooms.id, changes FROM players JOIN rooms ON rooms.id = players.id
       WHERE player = ? ORDER BY created DESC, rooms.id LIMIT ?`,
  );

  const roomIds = all<{ id: string }>('SELECT id FROM rooms WHERE id > ? ORDER BY id LIMIT ?');
  const newestRooms = all<StoredRoom>(
    `SELECT room, coalesce(version, 0) AS version,
         EXISTS (SELECT 1 FROM document_names WHERE name = 'counted:' || rooms.id) AS isCounted
       FROM rooms LEFT JOIN ends ON ends.id = rooms.id
       WHERE created < ?1 OR (created = ?1 AND rooms.id > ?2) ORDER BY created DESC, rooms.id LIMIT ?3`,
  );
  const removeRoom = run('DELETE FROM rooms WHERE id = ? AND changes = ?');
  const removeFrom = ['players', 'tables', 'snapshots', 'stands'].map(name =>
    run(`DELETE FROM ${name} WHERE id = ?`),
  );
  const removeDocuments = run(
    'DELETE FROM documents WHERE id IN (SELECT id FROM document_names WHERE name = ?)',
  );
  const removeDocumentNames = run(
    'DELETE FROM document_names WHERE id IN (SELECT id FROM document_names WHERE name = ?)',
  );
  const removeAsset = run(
    'DELETE FROM supplies WHERE name = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE instr(room, ?) > 0)',
  );
  // `recordActivity` stores its time in a row with a reserved name. Before its first call, the creation time of the
  // newest room is the best estimate.
  const lastNote = one<{ at: number | null }>(
    `SELECT coalesce(
       (SELECT CAST(text AS INTEGER) FROM supplies WHERE name = '-noted'),
       (SELECT max(since) FROM stands WHERE since < ${FOREVER})
     ) AS at`,
  );
  const putNote = run(
    `INSERT INTO supplies (name, text) VALUES ('-noted', ?)
       ON CONFLICT (name) DO UPDATE SET text = excluded.text`,
  );
  const shiftStands = run(`UPDATE stands SET since = since + ? WHERE since < ${FOREVER}`);
  const recordActivity = run(
    `INSERT INTO stands (id, changes, version, since)
       SELECT rooms.id, changes, coalesce(version, 0), ? FROM rooms LEFT JOIN ends ON ends.id = rooms.id WHERE true
       ON CONFLICT (id) DO UPDATE SET changes = excluded.changes, version = excluded.version, since = excluded.since
       WHERE stands.changes <> excluded.changes OR stands.version <> excluded.version`,
  );
  const inactiveRooms = all<{ id: string; changes: number; version: number }>(
    `SELECT id, changes, version FROM stands
       WHERE since <= iif(version = 0, ?, ?) ORDER BY since, id LIMIT ?`,
  );
  const postponeRemoval = run('UPDATE stands SET since = ?2 WHERE id = ?1');
  // This write to a row with a reserved name tests whether the file can be written.
  const probe = run(
    "INSERT INTO supplies (name, text) VALUES ('-', ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
  );
  const saveAsset = run('INSERT INTO supplies (name, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const assetOf = one<{ text: string }>('SELECT text FROM supplies WHERE name = ?');

  const seatPlayers = (id: string, players: readonly string[]): void => {
    forgetPlayers(id);
    for (const player of players) addPlayer(player, id);
  };

  return {
    create: (id, head, entries) => {
      if (!addTable(id, head)) return false;
      log.begin(id, entries);
      return true;
    },
    head: id => headOf(id)?.head,
    append: log.append,
    read: log.read,
    saveCheckpoint: (id, version, data) => void putCheckpoint(id, version, data),
    checkpoint: id => {
      const found = checkpointOf(id);
      return found && [found.version, found.data];
    },
    createRoom: (id, created, room, players, brought) => {
      if (!addRoom(id, created, room)) return false;
      for (const [name, text] of brought) saveAsset(name, text);
      seatPlayers(id, players);
      return true;
    },
    room: id => {
      const found = roomOf(id);
      return found && [found.changes, found.room];
    },
    changeRoom: (id, changes, room, players) => {
      if (!putRoom(id, changes, room)) return false;
      seatPlayers(id, players);
      return true;
    },
    roomsOf: (player, most) => roomsOf(player, most),
    roomIds: (after, most) => roomIds(after, most).map(({ id }) => id),
    newestRooms,
    removeRoom: (id, changes) => {
      const { supplies = [] }: Partial<Room> = JSON.parse(roomOf(id)?.room ?? '{}');
      if (!removeRoom(id, changes)) return false;
      for (const remove of removeFrom) remove(id);
      log.remove(id);
      removeDocuments(inRoom(id));
      removeDocumentNames(inRoom(id));
      for (const need of supplies) removeAsset(assetKey(need), `"key":${JSON.stringify(need.key)}`);
      return true;
    },
    recordActivity: (now, longestStep) => {
      const passed = now - (lastNote()?.at ?? now);
      const isCounted = passed >= 0 && passed <= longestStep;
      if (!isCounted) shiftStands(passed);
      recordActivity(now);
      putNote(String(now));
      return isCounted ? 0 : passed;
    },
    inactiveRooms: (waiting, begun, most) =>
      inactiveRooms(waiting, begun, most).map(({ id, changes, version }) => ({
        id,
        changes,
        isBegun: version !== 0,
      })),
    postponeRemoval: (id, since) => void postponeRemoval(id, since),
    asset: name => assetOf(name)?.text,
    ...documents(file),
    secret: (name, fresh) => {
      // The names of assets contain a colon, so no asset has this name.
      const row = `-secret-${name}`;
      saveAsset(row, fresh);
      return assetOf(row)!.text;
    },
    probe: at => void probe(String(at)),
  };
};

const documents = (
  file: DatabaseSync,
): Pick<
  FileOperations,
  'createDocument' | 'document' | 'changeDocument' | 'documentsOf' | 'removeDocument'
> => {
  const { one, all, run } = preparedStatements(file);
  const add = run('INSERT INTO documents (id, changes, at, body) VALUES (?, 0, ?, ?) ON CONFLICT DO NOTHING');
  const put = run(
    'UPDATE documents SET changes = changes + 1, at = ?3, body = ?4 WHERE id = ?1 AND changes = ?2',
  );
  const find = one<StoredDocument>('SELECT id, at, body, changes FROM documents WHERE id = ?');
  const list = all<StoredDocument>(
    `SELECT documents.id, documents.at, body, changes FROM document_names AS named JOIN documents ON documents.id = named.id
       WHERE name = ?1 AND named.at < ?2 ORDER BY named.at DESC, named.id LIMIT ?3`,
  );
  const remove = run('DELETE FROM documents WHERE id = ? AND changes = ?');
  const removeNames = run('DELETE FROM document_names WHERE id = ?');
  const addName = run('INSERT INTO document_names (name, at, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING');
  const setNames = (id: string, at: number, names: readonly string[]): void => {
    removeNames(id);
    for (const name of names) addName(name, at, id);
  };
  return {
    createDocument: (id, at, body, names) => {
      if (!add(id, at, body)) return false;
      setNames(id, at, names);
      return true;
    },
    document: id => find(id),
    changeDocument: (id, changes, at, body, names) => {
      if (!put(id, changes, at, body)) return false;
      setNames(id, at, names);
      return true;
    },
    documentsOf: (name, most, before = Number.MAX_SAFE_INTEGER) => list(name, before, most),
    removeDocument: (id, changes) => {
      if (!remove(id, changes)) return false;
      removeNames(id);
      return true;
    },
  };
};

export type Requested = {
  readonly [Name in keyof FileOperations]: readonly [Name, ...Parameters<FileOperations[Name]>];
}[keyof FileOperations];

export type Done = PromiseSettledResult<unknown>;

/**
 * The first message of the thread. `trouble` means that the file can't be opened yet, and `stop` that the server must
 * exit.
 */
export interface Opening {
  readonly trouble?: string;
  readonly stop?: Pick<StartupError, 'text' | 'exitCode'> | undefined;
}

type Kept = readonly [version: number, entry: string];

type LogRow = { readonly version: number; readonly entry: string };

/**
 * Walks back from the last entry of a table to the first entry after a version. Checks the table id of each row,
 * because SQLite may reuse row numbers.
 */
const BACK = `
  WITH RECURSIVE back (number, version, entry, before) AS (
    SELECT number, log.version, entry, before FROM ends JOIN log ON number = last AND log.id = ends.id
      WHERE ends.id = ?1 AND log.version > ?2
    UNION ALL
    SELECT log.number, log.version, log.entry, log.before FROM back JOIN log ON log.number = back.before
      WHERE id = ?1 AND log.version > ?2
  )`;

/** Returns functions for the log, which has the entries of all tables in the order in which they were written. */
const eventLog = (file: DatabaseSync) => {
  const { one, all, run, add } = preparedStatements(file);
  const addEntry = add('INSERT INTO log (id, version, entry, before) VALUES (?, ?, ?, ?)');
  const putEnd = run(
    `INSERT INTO ends (id, version, last) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, last = excluded.last`,
  );
  // Finds the row of the last entry if the table has this version. Finds nothing if the entry is missing.
  const endAt = one<{ last: number }>(
    `SELECT last FROM ends JOIN log ON number = last AND log.id = ends.id AND log.version = ends.version
       WHERE ends.id = ? AND ends.version = ?`,
  );
  const endOf = one<{ version: number }>('SELECT version FROM ends WHERE id = ?');
  const readBack = all<LogRow>(`${BACK} SELECT version, entry FROM back ORDER BY version`);
  const removeBack = run(`DELETE FROM log WHERE number IN (${BACK} SELECT number FROM back)`);
  const removeEnd = run('DELETE FROM ends WHERE id = ?');
  // Scans the whole log. This is only needed if a missing entry breaks the chain of entries.
  const findAll = all<LogRow>('SELECT version, entry FROM log WHERE id = ? AND version > ? ORDER BY version');
  const removeAll = run('DELETE FROM log WHERE id = ?');

  const write = (id: string, version: number, entry: string, before: number): number => {
    const number = addEntry(id, version, entry, before);
    putEnd(id, version, number);
    return number;
  };
  const entriesOf = (id: string, since: number, last: number): readonly Kept[] => {
    const rows = readBack(id, since);
    const found = rows.length === last - since ? rows : findAll(id, since);
    return found.map(({ version, entry }) => [version, entry]);
  };

  return {
    begin: (id: string, entries: readonly string[]): void => {
      let before = 0;
      for (const [i, entry] of entries.entries()) before = write(id, i + 1, entry, before);
    },
    append: (id: string, version: number, entry: string): boolean => {
      const end = endAt(id, version);
      return end !== undefined && write(id, version + 1, entry, end.last) > 0;
    },
    read: (id: string, since: number): readonly Kept[] => {
      const last = endOf(id)?.version ?? 0;
      if (last <= since) return [];
      const found = entriesOf(id, since, last);
      // If the last entry is missing, an empty text replaces it, so that the caller notices the damage.
      return found.at(-1)?.[0] === last ? found : [...found, [last, '']];
    },
    remove: (id: string): void => {
      const last = endOf(id)?.version ?? 0;
      const isWhole = readBack(id, 0).length === last;
      if (isWhole) removeBack(id, 0);
      else removeAll(id);
      removeEnd(id);
    },
  };
};

/**
 * Prepares SQL statements. Casts: SQLite returns rows without types, so the caller names the type of the columns, which
 * must match schema.ts.
 */
const preparedStatements = (file: DatabaseSync) => ({
  one: <Row extends Record<string, SQLOutputValue>>(sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]) => statement.get(...values) as Row | undefined;
  },
  all: <Row extends Record<string, SQLOutputValue>>(sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]) => statement.all(...values) as Row[];
  },
  /** The function that it returns runs the statement, and returns whether a row changed. */
  run: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]): boolean => Number(statement.run(...values).changes) > 0;
  },
  /** The function that it returns adds a row, and returns the number of the row. */
  add: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]): number => Number(statement.run(...values).lastInsertRowid);
  },
});
