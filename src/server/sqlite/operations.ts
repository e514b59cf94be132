import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { assetKey } from '../../engine/module.ts';
import { FOREVER, type InactiveRoom } from '../data.ts';
import type { StartupError } from '../errors.ts';
import type { Room } from '../room.ts';

/** The operations of the database thread. Values are JSON text, parsed by the caller. */
export interface FileOperations {
  create(id: string, head: string, log: readonly string[]): boolean;
  head(id: string): string | undefined;
  append(id: string, version: number, entry: string): boolean;
  read(id: string, since: number): readonly (readonly [version: number, entry: string])[];
  keepSnapshot(id: string, version: number, data: string): void;
  snapshot(id: string): readonly [version: number, data: string] | undefined;
  createRoom(
    id: string,
    created: number,
    room: string,
    players: readonly string[],
    brought: readonly (readonly [name: string, text: string])[],
  ): boolean;
  room(id: string): readonly [changes: number, room: string] | undefined;
  changeRoom(id: string, changes: number, room: string, players: readonly string[]): boolean;
  roomsOf(player: string, most: number): readonly string[];
  removeRoom(id: string, changes: number): boolean;
  recordActivity(now: number, longestStep: number): number;
  inactiveRooms(waiting: number, begun: number, most: number): readonly InactiveRoom[];
  postponeRemoval(id: string, since: number): void;
  asset(name: string): string | undefined;
  probe(at: number): void;
}

export const operationsOn = (file: DatabaseSync): FileOperations => {
  const { one, all, run } = preparedStatements(file);

  const addTable = run('INSERT INTO tables (id, head) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const headOf = one('SELECT head FROM tables WHERE id = ?');
  const log = eventLog(file);
  const putSnapshot = run(
    `INSERT INTO snapshots (id, version, data) SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM tables WHERE id = ?1)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, data = excluded.data
       WHERE excluded.version > snapshots.version`,
  );
  const snapshotOf = one('SELECT version, data FROM snapshots WHERE id = ?');
  const addRoom = run(
    'INSERT INTO rooms (id, changes, created, room) VALUES (?, 0, ?, ?) ON CONFLICT DO NOTHING',
  );
  const putRoom = run('UPDATE rooms SET changes = changes + 1, room = ?3 WHERE id = ?1 AND changes = ?2');
  const roomOf = one('SELECT changes, room FROM rooms WHERE id = ?');
  const forgetPlayers = run('DELETE FROM players WHERE id = ?');
  const addPlayer = run('INSERT INTO players (player, id) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const roomsOf = all(
    `SELECT rooms.id FROM players JOIN rooms ON rooms.id = players.id
       WHERE player = ? ORDER BY created DESC, rooms.id LIMIT ?`,
  );

  const removeRoom = run('DELETE FROM rooms WHERE id = ? AND changes = ?');
  const removeFrom = ['players', 'tables', 'snapshots', 'stands'].map(name =>
    run(`DELETE FROM ${name} WHERE id = ?`),
  );
  const removeAsset = run(
    'DELETE FROM supplies WHERE name = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE instr(room, ?) > 0)',
  );
  // The time of the last call is in a row with a reserved name. Before the first call, the newest room is the best
  // estimate.
  const lastNote = one(
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
  const inactiveRooms = all(
    `SELECT id, changes, version FROM stands
       WHERE since <= iif(version = 0, ?, ?) ORDER BY since, id LIMIT ?`,
  );
  const postponeRemoval = run('UPDATE stands SET since = ?2 WHERE id = ?1');
  // A row with a reserved name.
  const probe = run(
    "INSERT INTO supplies (name, text) VALUES ('-', ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
  );
  const saveAsset = run('INSERT INTO supplies (name, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const assetOf = one('SELECT text FROM supplies WHERE name = ?');

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
    head: id => headOf(id)?.head as string | undefined,
    append: log.append,
    read: log.read,
    keepSnapshot: (id, version, data) => void putSnapshot(id, version, data),
    snapshot: id => {
      const found = snapshotOf(id);
      return found && [found.version as number, found.data as string];
    },
    createRoom: (id, created, room, players, brought) => {
      if (!addRoom(id, created, room)) return false;
      for (const [name, text] of brought) saveAsset(name, text);
      seatPlayers(id, players);
      return true;
    },
    room: id => {
      const found = roomOf(id);
      return found && [found.changes as number, found.room as string];
    },
    changeRoom: (id, changes, room, players) => {
      if (!putRoom(id, changes, room)) return false;
      seatPlayers(id, players);
      return true;
    },
    roomsOf: (player, most) => roomsOf(player, most).map(({ id }) => id as string),
    removeRoom: (id, changes) => {
      const { supplies = [] } = JSON.parse((roomOf(id)?.room as string | undefined) ?? '{}') as Partial<Room>;
      if (!removeRoom(id, changes)) return false;
      for (const remove of removeFrom) remove(id);
      log.remove(id);
      for (const need of supplies) removeAsset(assetKey(need), `"key":${JSON.stringify(need.key)}`);
      return true;
    },
    recordActivity: (now, longestStep) => {
      const passed = now - ((lastNote()?.at as number | null) ?? now);
      const isCounted = passed >= 0 && passed <= longestStep;
      if (!isCounted) shiftStands(passed);
      recordActivity(now);
      putNote(String(now));
      return isCounted ? 0 : passed;
    },
    inactiveRooms: (waiting, begun, most) =>
      inactiveRooms(waiting, begun, most).map(({ id, changes, version }) => ({
        id: id as string,
        changes: changes as number,
        isBegun: version !== 0,
      })),
    postponeRemoval: (id, since) => void postponeRemoval(id, since),
    asset: name => assetOf(name)?.text as string | undefined,
    probe: at => void probe(String(at)),
  };
};

/** A request to the database thread. */
export type Requested = {
  readonly [Name in keyof FileOperations]: readonly [Name, ...Parameters<FileOperations[Name]>];
}[keyof FileOperations];

/** Its result. */
export type Done = PromiseSettledResult<unknown>;

/** The first message of the thread: whether the file is open; `stop` if the server must exit. */
export interface Opening {
  readonly trouble?: string;
  readonly stop?: Pick<StartupError, 'text' | 'exitCode'> | undefined;
}

type Kept = readonly [version: number, entry: string];

/**
 * Walks from the last entry of a table back to the first after a version. Checks the table id, because SQLite may
 * reuse row numbers.
 */
const BACK = `
  WITH RECURSIVE back (number, version, entry, before) AS (
    SELECT number, log.version, entry, before FROM ends JOIN log ON number = last AND log.id = ends.id
      WHERE ends.id = ?1 AND log.version > ?2
    UNION ALL
    SELECT log.number, log.version, log.entry, log.before FROM back JOIN log ON log.number = back.before
      WHERE id = ?1 AND log.version > ?2
  )`;

/** The log of all tables, in the order of writing. */
const eventLog = (file: DatabaseSync) => {
  const { one, all, run, add } = preparedStatements(file);
  const addEntry = add('INSERT INTO log (id, version, entry, before) VALUES (?, ?, ?, ?)');
  const putEnd = run(
    `INSERT INTO ends (id, version, last) VALUES (?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, last = excluded.last`,
  );
  // Only the last version, and only if its entry exists.
  const endAt = one(
    `SELECT last FROM ends JOIN log ON number = last AND log.id = ends.id AND log.version = ends.version
       WHERE ends.id = ? AND ends.version = ?`,
  );
  const endOf = one('SELECT version FROM ends WHERE id = ?');
  const readBack = all(`${BACK} SELECT version, entry FROM back ORDER BY version`);
  const removeBack = run(`DELETE FROM log WHERE number IN (${BACK} SELECT number FROM back)`);
  const removeEnd = run('DELETE FROM ends WHERE id = ?');
  // A full scan, needed only if a missing entry breaks the chain.
  const findAll = all('SELECT version, entry FROM log WHERE id = ? AND version > ? ORDER BY version');
  const removeAll = run('DELETE FROM log WHERE id = ?');

  const write = (id: string, version: number, entry: string, before: number): number => {
    const number = addEntry(id, version, entry, before);
    putEnd(id, version, number);
    return number;
  };
  const entriesOf = (id: string, since: number, last: number): readonly Kept[] => {
    const rows = readBack(id, since);
    const found = rows.length === last - since ? rows : findAll(id, since);
    return found.map(({ version, entry }) => [version as number, entry as string]);
  };

  return {
    begin: (id: string, entries: readonly string[]): void => {
      let before = 0;
      for (const [i, entry] of entries.entries()) before = write(id, i + 1, entry, before);
    },
    append: (id: string, version: number, entry: string): boolean => {
      const end = endAt(id, version);
      return end !== undefined && write(id, version + 1, entry, end.last as number) > 0;
    },
    read: (id: string, since: number): readonly Kept[] => {
      const last = Number(endOf(id)?.version ?? 0);
      if (last <= since) return [];
      const found = entriesOf(id, since, last);
      // Reports a missing entry at the end as damaged.
      return found.at(-1)?.[0] === last ? found : [...found, [last, '']];
    },
    remove: (id: string): void => {
      const last = Number(endOf(id)?.version ?? 0);
      const isWhole = readBack(id, 0).length === last;
      if (isWhole) removeBack(id, 0);
      else removeAll(id);
      removeEnd(id);
    },
  };
};

/** SQLite returns untyped columns; the casts below follow schema.ts. */
type Row = Readonly<Record<string, unknown>>;

/** Prepared statements. */
const preparedStatements = (file: DatabaseSync) => ({
  one: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]) => statement.get(...values) as Row | undefined;
  },
  all: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]) => statement.all(...values) as readonly Row[];
  },
  /** Whether it changed a row. */
  run: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]): boolean => Number(statement.run(...values).changes) > 0;
  },
  /** The row number of the added row. */
  add: (sql: string) => {
    const statement = file.prepare(sql);
    return (...values: SQLInputValue[]): number => Number(statement.run(...values).lastInsertRowid);
  },
});
