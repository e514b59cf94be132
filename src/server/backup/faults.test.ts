import assert from 'node:assert/strict';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openSqlite } from '../sqlite/open.ts';
import { type RanTask, runTask, startTask, storeGames } from '../test/backups.ts';
import { startPostgres } from '../test/postgres.ts';
import type { Restraint } from '../test/process.ts';
import { owner, smallDisk, unprivileged } from '../test/restraints.ts';

/** How many games the store has, so that a backup takes long enough to be killed. */
const GAMES = 1500;

const folder = mkdtempSync(join(tmpdir(), 'alidade-backup-faults-'));
chmodSync(folder, 0o755);
after(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => join(folder, name);

const data = inFolder('data');
const env = { ALIDADE_DATA: data };
const opened = await openSqlite(join(data, 'alidade.db'), assert.fail);
const ids = await storeGames(opened, GAMES);
await opened.close();
const whole = inFolder('whole.backup');
assert.equal((await runTask(['backup', whole], env)).code, 0);

const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await sleep(1);
};
const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

interface Killable {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly isMidway: () => boolean | Promise<boolean>;
  readonly undo: () => void | Promise<void>;
}

/** Ends a task in the middle. Starts it again if it was faster than this test. */
const killMidway = async (task: Killable, signal: NodeJS.Signals): Promise<RanTask> => {
  for (;;) {
    const { child, ended } = startTask(task.args, task.env);
    let isEnded = false;
    child.once('exit', () => {
      isEnded = true;
    });
    await until(async () => isEnded || (await task.isMidway()));
    child.kill(signal);
    const ran = await ended;
    if (ran.code !== 0) return ran;
    await task.undo();
  }
};

test('a backup that is killed leaves no backup, and the next one removes its unfinished file', async () => {
  mkdirSync(inFolder('killed'));
  const file = inFolder('killed/club.backup');
  const unfinished = () => readdirSync(inFolder('killed')).find(name => name.endsWith('.part'));
  const backup = (left: string | undefined) => ({
    args: ['backup', file],
    env,
    isMidway: () => unfinished() !== left && sizeOf(join(inFolder('killed'), unfinished() ?? 'none')) > 0,
    undo: () => rmSync(file),
  });
  assert.equal((await killMidway(backup(undefined), 'SIGKILL')).signal, 'SIGKILL');
  assert.deepEqual(readdirSync(inFolder('killed')), [unfinished()]);

  const { code, errors } = await killMidway(backup(unfinished()), 'SIGTERM');
  assert.equal(code, 1);
  assert.match(errors, /the backup was stopped.*\(stopped\)/);
  assert.deepEqual(readdirSync(inFolder('killed')), [], 'expected a stopped backup to remove its file');

  assert.equal((await runTask(['backup', file], env)).out.tables, GAMES);
  assert.deepEqual(readdirSync(inFolder('killed')), ['club.backup']);
});

test('a restore into SQLite that is killed leaves an empty store, and can be repeated', async () => {
  const target = inFolder('killed-restore');
  const restore = {
    args: ['restore', whole],
    env: { ALIDADE_DATA: target },
    isMidway: () => sizeOf(join(target, 'alidade.db.restore')) > 100_000,
    undo: () => rmSync(target, { recursive: true }),
  };
  assert.equal((await killMidway(restore, 'SIGKILL')).signal, 'SIGKILL');
  assert.ok(!existsSync(join(target, 'alidade.db')));
  const again = await runTask(['restore', whole], { ALIDADE_DATA: target });
  assert.deepEqual([again.code, again.out.tables], [0, GAMES]);
  assert.deepEqual(readdirSync(target).sort(), ['alidade.db', 'alidade.db.lock']);
  assert.equal(statSync(join(target, 'alidade.db')).mode & 0o777, 0o600);
  const store = await openSqlite(join(target, 'alidade.db'), assert.fail);
  assert.ok((await store.read(ids[7]!, 0)).length > 3);
  await store.close();
});

test('a restore into PostgreSQL that is killed leaves an empty database, and can be repeated', async t => {
  const postgres = await startPostgres();
  t.after(postgres.remove);
  const client = new Client({ connectionString: postgres.url });
  client.on('error', () => undefined);
  await client.connect();
  const numberOf = async (sql: string): Promise<number> => Number((await client.query(sql)).rows[0].n);
  // The size of a table includes rows that another transaction hasn't committed yet.
  const size = "SELECT pg_relation_size(to_regclass('alidade.entries')) AS n";
  const restore = {
    args: ['restore', whole],
    env: { DATABASE_URL: postgres.url },
    isMidway: async () => (await numberOf(size)) > 0,
    undo: async () => void (await client.query('DROP SCHEMA alidade CASCADE')),
  };
  assert.equal((await killMidway(restore, 'SIGKILL')).signal, 'SIGKILL');
  assert.equal(await numberOf('SELECT count(*) AS n FROM alidade.tables'), 0);
  const again = await runTask(['restore', whole], { DATABASE_URL: postgres.url });
  assert.deepEqual([again.code, again.out?.tables], [0, GAMES], again.errors);
  assert.equal(await numberOf('SELECT count(*) AS n FROM alidade.tables'), GAMES);
  await client.end();

  await postgres.stop();
  for (const task of ['backup', 'restore']) {
    const absent = await runTask([task, whole], { DATABASE_URL: postgres.url });
    assert.deepEqual([absent.code, absent.out], [1, undefined]);
    assert.match(absent.errors, /^alidade: cannot use the database in DATABASE_URL.*\(database\)\n$/);
  }
});

test('a damaged backup restores nothing, into either kind of store', async () => {
  const bytes = readFileSync(whole);
  const bad = inFolder('bad.backup');
  for (const [content, code] of [
    [bytes.subarray(0, -20), 'backup-truncated'],
    [Buffer.concat([bytes.subarray(0, -8), Buffer.from('12345678')]), 'backup-damaged'],
  ] as const) {
    writeFileSync(bad, content);
    const target = inFolder('bad');
    const restored = await runTask(['restore', bad], { ALIDADE_DATA: target, LC_ALL: 'fr' });
    assert.deepEqual([restored.code, restored.out], [1, undefined]);
    assert.match(
      restored.errors,
      new RegExp(`^alidade: .*est (incomplet|endommagé)\u202f: .*\\(${code}\\)\n$`),
    );
    assert.deepEqual(readdirSync(target), ['alidade.db.lock']);
    assert.equal((await runTask(['verify', bad], {})).code, 1);
  }
});

test('a restore refuses a store with data, a store in use, and a missing file', async () => {
  const before = readFileSync(join(data, 'alidade.db'));
  const full = await runTask(['restore', whole], env);
  assert.equal(full.code, 1);
  assert.match(full.errors, /already contains data.*\(store-not-empty\)/);
  assert.deepEqual(readFileSync(join(data, 'alidade.db')), before);

  const busy = inFolder('busy');
  const server = await openSqlite(join(busy, 'alidade.db'), assert.fail);
  const refused = await runTask(['restore', whole], { ALIDADE_DATA: busy });
  assert.equal(refused.code, 3);
  assert.match(refused.errors, /another server is using/);
  await server.close();
  assert.equal((await runTask(['restore', whole], { ALIDADE_DATA: busy })).code, 0);

  const missing = await runTask(['restore', inFolder('none')], { ALIDADE_DATA: inFolder('empty') });
  assert.deepEqual([missing.code, existsSync(inFolder('empty'))], [1, false]);
  const nowhere = await runTask(['backup', inFolder('x')], { ALIDADE_DATA: inFolder('empty') });
  assert.match(nowhere.errors, /found no database at .*\(no-store\)/);
});

test('a store of a newer or older version is refused', async () => {
  const path = join(inFolder('version'), 'alidade.db');
  const store = await openSqlite(path, assert.fail);
  await store.close();
  for (const [change, expected] of [
    ['PRAGMA user_version = 99', /data format 99/],
    ['PRAGMA user_version = 0; DROP TABLE migrations', /older data format.*\(store-older\)/],
  ] as const) {
    const file = new DatabaseSync(path);
    file.exec(change);
    file.close();
    const { code, errors } = await runTask(['backup', inFolder('x')], { ALIDADE_DATA: inFolder('version') });
    assert.equal(code, 4);
    assert.match(errors, expected);
  }
});

/** The free space of the full disk. */
const SPACE = 2 ** 15;

/** A disk for which a backup is too large: a full tmpfs if the test may mount one, otherwise a limit on the file size. */
const fullDisk = (
  onEnd: (end: () => void) => void,
): { readonly path: string; readonly restraint: Restraint } => {
  if (owner.uid === undefined) {
    mkdirSync(inFolder('disk'));
    return { path: inFolder('disk'), restraint: { by: ['prlimit', '--fsize=4096', process.execPath] } };
  }
  const disk = smallDisk(folder);
  onEnd(disk.remove);
  const filler = join(disk.folder, 'filler');
  writeFileSync(filler, Buffer.alloc(SPACE));
  for (let size = 2 ** 20; size > SPACE; size /= 2)
    try {
      writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // A write that exceeds the space may be partial.
    }
  truncateSync(filler, sizeOf(filler) - SPACE);
  return { path: disk.folder, restraint: {} };
};

test('on a full disk, a backup and a restore fail with a message and leave nothing behind', async t => {
  const { path, restraint } = fullDisk(end => t.after(end));
  mkdirSync(join(path, 'backups'));
  const kept = join(path, 'backups/club.backup');
  writeFileSync(kept, readFileSync(whole).subarray(0, 4000));
  const { code, errors } = await runTask(['backup', kept], env, restraint);
  assert.equal(code, 1);
  assert.match(errors, /cannot write .*: (the disk is full|EFBIG).*\(not-written\)/);
  assert.deepEqual([readdirSync(join(path, 'backups')), sizeOf(kept)], [['club.backup'], 4000]);

  const target = join(path, 'data');
  const restored = await runTask(['restore', whole], { ALIDADE_DATA: target }, restraint);
  assert.equal(restored.code, 1);
  assert.match(restored.errors, /cannot write .*(full|I\/O).*\(not-written\)/);
  assert.deepEqual(readdirSync(target), ['alidade.db.lock']);
});

test('verify finds the tables whose log can’t be replayed, and accepts those of another rules version', async () => {
  const copy = inFolder('copy');
  assert.equal((await runTask(['restore', whole], { ALIDADE_DATA: copy })).code, 0);
  const file = new DatabaseSync(join(copy, 'alidade.db'));
  const [lost, last, changed, older] = ids.toSorted() as [string, string, string, string];
  const ends = file.prepare('SELECT version FROM ends WHERE id = ?').get(lost);
  file.prepare('DELETE FROM log WHERE id = ? AND version = 2').run(lost);
  file.prepare('DELETE FROM log WHERE id = ? AND version = ?').run(last, ends!.version!);
  file
    .prepare('UPDATE log SET entry = ? WHERE id = ? AND version = 3')
    .run('{"events":[{"type":"x"}],"seat":0}', changed);
  const head = String(file.prepare('SELECT head FROM tables WHERE id = ?').get(older)?.head);
  file
    .prepare('UPDATE tables SET head = ? WHERE id = ?')
    .run(JSON.stringify({ ...JSON.parse(head), rulesVersion: 99 }), older);
  file.close();
  const faulty = inFolder('faulty.backup');
  assert.equal((await runTask(['backup', faulty], { ALIDADE_DATA: copy })).out.tables, GAMES);
  const { code, out } = await runTask(['verify', faulty], {});
  assert.equal(code, 1);
  assert.equal(out.faulty, 3);
  assert.deepEqual(out.first, { table: lost, refused: 'log-gap', version: 2 });
});

test('without permission, a backup and a restore fail with a message', async () => {
  const restraint = unprivileged();
  const locked = inFolder('locked');
  mkdirSync(locked);
  const [shared, secret] = [inFolder('shared.backup'), inFolder('secret.backup')];
  for (const path of [shared, secret]) writeFileSync(path, readFileSync(whole));
  chmodSync(shared, 0o444);
  for (const path of [locked, secret]) chmodSync(path, 0);
  const tasks = [
    [['restore', shared], { ALIDADE_DATA: join(locked, 'data') }, /cannot create the data folder/],
    [['verify', secret], {}, /cannot read .*permission denied.*\(not-read\)/],
    [['backup', join(locked, 'x')], env, /cannot write .*permission denied.*\(not-written\)/],
  ] as const;
  chmodSync(data, 0o755);
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o666);
  if (restraint.uid !== undefined) chownSync(data, restraint.uid, restraint.uid);
  for (const [args, more, expected] of tasks) {
    const { code, errors } = await runTask(args, more, restraint);
    assert.equal(code, 1);
    assert.match(errors, expected);
  }
  chmodSync(join(data, 'alidade.db'), 0);
  const unreadable = await runTask(['backup', inFolder('x')], env, restraint);
  assert.match(unreadable.errors, /cannot read the database .*\(store-not-read\)/);
  chmodSync(locked, 0o700);
});
