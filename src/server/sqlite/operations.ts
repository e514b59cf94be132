import type { DatabaseSync } from 'node:sqlite';
import { needKey } from '../../engine/module.ts';
import { FOR_EVER, type StillRoom } from '../data.ts';
import type { Room } from '../room.ts';
import { logIn } from './log.ts';
import { askingOf } from './statements.ts';

/** What can be asked of the file. Whatever comes and goes is text: it is read where it is used. */
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
  noteStands(now: number, longestStep: number): number;
  stillRooms(waiting: number, begun: number, most: number): readonly StillRoom[];
  spareRoom(id: string, since: number): void;
  supply(name: string): string | undefined;
  probe(at: number): void;
}

export const operationsOn = (file: DatabaseSync): FileOperations => {
  const { one, all, run } = askingOf(file);

  const addTable = run('INSERT INTO tables (id, head) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const headOf = one('SELECT head FROM tables WHERE id = ?');
  const log = logIn(file);
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
  const removeSupply = run(
    'DELETE FROM supplies WHERE name = ? AND NOT EXISTS (SELECT 1 FROM rooms WHERE instr(room, ?) > 0)',
  );
  // A name that no supply has. Before the first note, the youngest room is as near to it as is known.
  const lastNote = one(
    `SELECT coalesce(
       (SELECT CAST(text AS INTEGER) FROM supplies WHERE name = '-noted'),
       (SELECT max(since) FROM stands WHERE since < ${FOR_EVER})
     ) AS at`,
  );
  const putNote = run(
    `INSERT INTO supplies (name, text) VALUES ('-noted', ?)
       ON CONFLICT (name) DO UPDATE SET text = excluded.text`,
  );
  const shiftStands = run(`UPDATE stands SET since = since + ? WHERE since < ${FOR_EVER}`);
  const noteStands = run(
    `INSERT INTO stands (id, changes, version, since)
       SELECT rooms.id, changes, coalesce(version, 0), ? FROM rooms LEFT JOIN ends ON ends.id = rooms.id WHERE true
       ON CONFLICT (id) DO UPDATE SET changes = excluded.changes, version = excluded.version, since = excluded.since
       WHERE stands.changes <> excluded.changes OR stands.version <> excluded.version`,
  );
  const stillRooms = all(
    `SELECT id, changes, version FROM stands
       WHERE since <= iif(version = 0, ?, ?) ORDER BY since, id LIMIT ?`,
  );
  const spareRoom = run('UPDATE stands SET since = ?2 WHERE id = ?1');
  // No supply is called so.
  const probe = run(
    "INSERT INTO supplies (name, text) VALUES ('-', ?) ON CONFLICT (name) DO UPDATE SET text = excluded.text",
  );
  const keepSupply = run('INSERT INTO supplies (name, text) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const supplyOf = one('SELECT text FROM supplies WHERE name = ?');

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
      for (const [name, text] of brought) keepSupply(name, text);
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
      for (const need of supplies) removeSupply(needKey(need), `"key":${JSON.stringify(need.key)}`);
      return true;
    },
    noteStands: (now, longestStep) => {
      const passed = now - ((lastNote()?.at as number | null) ?? now);
      const isCounted = passed >= 0 && passed <= longestStep;
      if (!isCounted) shiftStands(passed);
      noteStands(now);
      putNote(String(now));
      return isCounted ? 0 : passed;
    },
    stillRooms: (waiting, begun, most) =>
      stillRooms(waiting, begun, most).map(({ id, changes, version }) => ({
        id: id as string,
        changes: changes as number,
        isBegun: version !== 0,
      })),
    spareRoom: (id, since) => void spareRoom(id, since),
    supply: name => supplyOf(name)?.text as string | undefined,
    probe: at => void probe(String(at)),
  };
};
