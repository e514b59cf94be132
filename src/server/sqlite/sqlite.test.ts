import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Head } from '../../engine/store.ts';
import { type Harm, storeContract } from '../../engine/test/store-contract.ts';
import { checkDocuments } from '../test/documents.ts';
import { checkClock, checkRetention } from '../test/retention.ts';
import { checkRoomChanges, checkRoomIds } from '../test/room-ids.ts';
import { startThread } from '../thread.ts';
import { openSqlite } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-sqlite-'));
const path = join(folder, 'alidade.db');
const data = openSqlite(path, text => assert.fail(`expected the store to log no warning, found: ${text}`));
after(async () => {
  await (await data).close();
  rmSync(folder, { recursive: true, force: true });
});

/** Changes the database file directly, bypassing the store. */
const past = async (sql: string, ...values: (string | number)[]): Promise<void> => {
  const file = new DatabaseSync(path);
  file.exec('PRAGMA busy_timeout = 5000');
  file.prepare(sql).run(...values);
  file.close();
};

const harm: Harm = {
  damage: (id, version, entry) =>
    past('UPDATE log SET entry = ? WHERE id = ? AND version = ?', JSON.stringify(entry), id, version),
  lose: (id, version) => past('DELETE FROM log WHERE id = ? AND version = ?', id, version),
};

for (const { title, check } of storeContract(() => data, harm)) test(`SQLite: ${title}`, check);

const HEAD: Head = {
  game: 'toy',
  rulesVersion: 1,
  config: {},
  seats: [{}],
  seedHash: '0'.repeat(64),
  openSeed: true,
};
const entryOf = (n: number) => ({ events: [{ type: 'said', n }] });
const found = (...numbers: readonly number[]) =>
  numbers.map(version => ({ version, entry: entryOf(version) }));

test('SQLite: opens a file of format 0 with all its games', async () => {
  const before = join(folder, 'before.db');
  const file = new DatabaseSync(before);
  file.exec(`
    CREATE TABLE tables (id TEXT PRIMARY KEY, head TEXT NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE entries (
      id TEXT NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, version)
    ) WITHOUT ROWID;`);
  const addTable = file.prepare('INSERT INTO tables VALUES (?, ?, ?)');
  const addEntry = file.prepare('INSERT INTO entries VALUES (?, ?, ?)');
  const WRITTEN = { whole: [1, 2, 3], short: [1], gap: [1, 3], cut: [1, 2], empty: [] };
  for (const [id, versions] of Object.entries(WRITTEN)) {
    addTable.run(id, JSON.stringify(HEAD), id === 'short' ? 1 : 3);
    for (const n of versions) addEntry.run(id, n, JSON.stringify(entryOf(n)));
  }
  file.close();
  for (let i = 0; i < 2; i++) {
    const opened = await openSqlite(before, text =>
      assert.fail(`expected the store to log no warning, found: ${text}`),
    );
    assert.deepEqual(await opened.head('whole'), HEAD);
    assert.deepEqual(await opened.read('whole', 1), found(2, 3, 4).slice(0, 2 + i));
    assert.deepEqual(await opened.read('short', 0), found(1));
    assert.deepEqual(await opened.read('gap', 0), found(1, 3));
    assert.deepEqual(await opened.read('cut', 0), [...found(1, 2), { version: 3, entry: undefined }]);
    assert.deepEqual(await opened.read('empty', 0), [{ version: 3, entry: undefined }]);
    for (const id of ['cut', 'empty']) assert.equal(await opened.append(id, 3, entryOf(4)), false);
    assert.equal(await opened.append('whole', 3, entryOf(4)), i === 0);
    await opened.close();
  }
});

test('SQLite: a missing entry is detected, even if an entry of another table reuses its row number', async () => {
  const store = await data;
  for (const id of ['first', 'second']) assert.ok(await store.create(id, HEAD, [entryOf(1), entryOf(2)]));
  await harm.lose('second', 2);
  assert.ok(await store.append('first', 2, entryOf(3)));
  assert.deepEqual(await store.read('second', 0), [...found(1), { version: 2, entry: undefined }]);
  assert.equal(await store.append('second', 2, entryOf(3)), false);
  assert.deepEqual(await store.read('first', 0), found(1, 2, 3));
});

test('SQLite: a new thread replaces one that exits: pending calls may fail, but no entry is lost or repeated', async () => {
  const file = join(folder, 'threads.db');
  const threads: Worker[] = [];
  const said: string[] = [];
  const start = (): Worker => {
    const thread = startThread(import.meta.url, './thread.ts', { path: file });
    threads.push(thread);
    return thread;
  };
  const store = await openSqlite(file, text => said.push(text), start);
  assert.ok(await store.create('one', HEAD, [entryOf(1)]));
  let version = 1;
  let failures = 0;
  while (threads.length < 3) {
    const kept = store.append('one', version, entryOf(version + 1)).catch(() => undefined);
    if (version % 5 === 0) void threads.at(-1)!.terminate();
    // A call that failed may have saved its entry nevertheless. The next call returns false then.
    if (await kept) version += 1;
    else failures += 1;
    if ((await kept) === false) version += 1;
    if ((await kept) === undefined) await sleep(50);
  }
  assert.ok(failures > 0);
  assert.equal(said.length, 2);
  assert.match(said[0]!, /the database thread exited; restarting it/);
  const kept = await store.read('one', 0);
  assert.deepEqual(kept, found(...kept.map((_, i) => i + 1)));
  assert.ok(kept.length >= version);
  await store.close();
});

test('SQLite: refuses a file that another server uses', async () => {
  const file = join(folder, 'mine.db');
  const store = await openSqlite(file, text =>
    assert.fail(`expected the store to log no warning, found: ${text}`),
  );
  await assert.rejects(
    openSqlite(file, text => assert.fail(`expected the store to log no warning, found: ${text}`)),
    { exitCode: 3 },
  );
  assert.ok(await store.create('one', HEAD, [entryOf(1)]));
  await store.close();
  const next = await openSqlite(file, text =>
    assert.fail(`expected the store to log no warning, found: ${text}`),
  );
  assert.deepEqual(await next.read('one', 0), found(1));
  await next.close();
});

test('SQLite: NP-39: removes only inactive rooms', async () => checkRetention(await data));

test('SQLite: stores documents and finds them by name', async () => checkDocuments(await data));

test('SQLite: lists the ids of all rooms in order', async () => checkRoomIds(await data));
test('SQLite: lists rooms by name with their changes', async () => checkRoomChanges(await data));

test('SQLite: removes no room earlier because the clock jumps or the server was off', async () =>
  checkClock(await data, () => past("DELETE FROM supplies WHERE name = '-noted'")));

test('SQLite: creates a shared secret only once, and returns the same one after a restart', async () => {
  const file = join(folder, 'secret.db');
  const store = await openSqlite(file, text =>
    assert.fail(`expected the store to log no warning, found: ${text}`),
  );
  const [one, two] = await Promise.all([store.sharedSecret('one'), store.sharedSecret('one')]);
  assert.match(one, /^[0-9a-f]{64}$/);
  assert.equal(two, one);
  assert.notEqual(await store.sharedSecret('two'), one);
  await store.close();
  const next = await openSqlite(file, text =>
    assert.fail(`expected the store to log no warning, found: ${text}`),
  );
  assert.equal(await next.sharedSecret('one'), one);
  await next.close();
});
