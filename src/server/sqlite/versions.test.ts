import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { clientOf } from '../test/client.ts';
import { moveOn, sitDown } from '../test/players.ts';
import { endedAtStart, startProcess } from '../test/process.ts';

/** In these tests, a server opens data files that an older or newer server wrote. */

const folder = mkdtempSync(join(tmpdir(), 'alidade-versions-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

/** The statements that a server of format 0 runs when it opens a file. They are copied from its source. */
const BEFORE_LOG = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA wal_autocheckpoint = 4000;
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, head TEXT NOT NULL, version INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS entries (
    id TEXT NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, version)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS snapshots (
    id TEXT PRIMARY KEY, version INTEGER NOT NULL, data TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS rooms (
    id TEXT PRIMARY KEY, changes INTEGER NOT NULL, created INTEGER NOT NULL, room TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS players (
    player TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (player, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS supplies (
    name TEXT PRIMARY KEY, text TEXT NOT NULL
  ) WITHOUT ROWID;
`;

let started = 0;
const freshFolder = (): string => join(folder, `data-${started++}`);

const start = (data: string) => startProcess({ PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: data });

/** Starts a server with this data folder, and plays two moves of a game on it. */
const playedIn = async (data: string) => {
  const running = start(data);
  const api = clientOf(await running.url);
  const table = await sitDown(api, 'cartographers', 2);
  for (let n = 0; n < 2; n++) await moveOn(api, table, n);
  const { version } = (await api.get(`tables/${table.id}`, table.watch)).body;
  running.child.kill('SIGTERM');
  assert.equal((await running.ended).code, 0);
  return { table, version };
};

const inFile = <T>(data: string, work: (file: DatabaseSync) => T): T => {
  const file = new DatabaseSync(join(data, 'alidade.db'));
  try {
    return work(file);
  } finally {
    file.close();
  }
};
const versionIn = (data: string) => inFile(data, file => file.prepare('PRAGMA user_version').get());
const tablesIn = (data: string) =>
  inFile(data, file =>
    file
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
      .all()
      .map(({ name }) => name),
  );

test('a new data file contains the number of its format', async () => {
  const data = freshFolder();
  await playedIn(data);
  assert.deepEqual({ ...versionIn(data) }, { user_version: 1 });
});

test('a game continues after an older server has opened its file', async () => {
  const data = freshFolder();
  const { table, version } = await playedIn(data);
  inFile(data, file => {
    file.exec(BEFORE_LOG);
    assert.throws(() => file.prepare('INSERT INTO tables (id, head, version) VALUES (?, ?, ?)'), /version/);
  });
  assert.ok(tablesIn(data).includes('entries'));
  const running = start(data);
  const api = clientOf(await running.url);
  assert.equal((await fetch(new URL('readyz', await running.url))).status, 200);
  await moveOn(api, table, 2);
  assert.equal((await api.get(`tables/${table.id}`, table.watch)).body.version, version + 1);
  running.child.kill('SIGTERM');
  await running.ended;
  assert.equal(running.errors(), '');
  assert.ok(!tablesIn(data).includes('entries'));
});

test('the server refuses a data file with games in two formats, names these games and changes nothing', async () => {
  const data = freshFolder();
  await playedIn(data);
  inFile(data, file => {
    file.exec(BEFORE_LOG);
    file.prepare('INSERT INTO entries VALUES (?, ?, ?)').run('stray', 1, '{"events":[]}');
  });
  const running = start(data);
  assert.equal((await endedAtStart(running)).code, 4);
  assert.match(running.errors(), /^alidade: .*alidade\.db.*older server.*stray.*backup.*\n$/);
  inFile(data, file => assert.equal(file.prepare('SELECT count(*) AS n FROM entries').get()?.n, 1));
});

test('the server refuses a data file of a newer server, and leaves it unchanged', async () => {
  const data = freshFolder();
  await playedIn(data);
  inFile(data, file => file.exec('PRAGMA user_version = 7; DROP TABLE stands'));
  const before = tablesIn(data);
  const running = start(data);
  assert.equal((await endedAtStart(running)).code, 4);
  assert.match(
    running.errors(),
    /^alidade: .*alidade\.db has data format 7.*up to format 1.*newer.*backup.*\n$/,
  );
  assert.deepEqual(tablesIn(data), before);
  assert.deepEqual({ ...versionIn(data) }, { user_version: 7 });
});

test('the server refuses a data file that is not a database, and leaves it unchanged', async () => {
  const data = freshFolder();
  mkdirSync(data);
  const text = 'not a database, '.repeat(512);
  writeFileSync(join(data, 'alidade.db'), text);
  const running = start(data);
  assert.equal((await endedAtStart(running)).code, 4);
  assert.match(running.errors(), /^alidade: .*alidade\.db is not a database.*backup.*\n$/);
  assert.equal(readFileSync(join(data, 'alidade.db'), 'utf8'), text);
});
