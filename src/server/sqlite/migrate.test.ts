import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endedAtStart, startProcess } from '../test/process.ts';
import { MIGRATIONS, upgradeSchema } from './schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-migrate-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

const ALIDADE = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const ENTRIES = 60_000;

let made = 0;
/** Creates a data file of format 0, whose entries are grouped by game. */
const oldFile = (entries: number): { readonly data: string; readonly path: string } => {
  const data = join(folder, `data-${made++}`);
  mkdirSync(data, { mode: 0o700 });
  const path = join(data, 'alidade.db');
  const file = new DatabaseSync(path);
  file.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE tables (id TEXT PRIMARY KEY, head TEXT NOT NULL, version INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE entries (
      id TEXT NOT NULL, version INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (id, version)
    ) WITHOUT ROWID;
    WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${entries})
      INSERT INTO entries SELECT 'game' || (i / 50), 1 + i % 50, '{"events":[{"type":"drawn"}]}' FROM n;
    INSERT INTO tables SELECT id, '{}', max(version) FROM entries GROUP BY id;
  `);
  file.close();
  return { data, path };
};

const migrate = (data: string, ...args: readonly string[]) => {
  const child = spawn(process.execPath, [ALIDADE, 'migrate', ...args], {
    env: { ...process.env, LANG: 'en', LC_ALL: '', DATABASE_URL: '', ALIDADE_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', text => {
    output += text;
  });
  child.stderr.on('data', text => {
    errors += text;
  });
  const ended = new Promise<{ code: number | null; output: string; errors: string }>(resolve =>
    child.on('close', code => resolve({ code, output, errors })),
  );
  // The command runs in a child of the command line, so the whole group is killed.
  return { ended, kill: () => process.kill(-child.pid!, 'SIGKILL') };
};

const open = <T>(path: string, work: (file: DatabaseSync) => T): T => {
  const file = new DatabaseSync(path);
  try {
    return work(file);
  } finally {
    file.close();
  }
};

const countIn = (file: DatabaseSync, table: string): unknown =>
  file.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;

const tableNames = (file: DatabaseSync): readonly unknown[] =>
  file
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => name);

/** Returns the format of a file that is complete in one format. */
const formatOf = (path: string): number =>
  open(path, file => {
    assert.equal(file.prepare('PRAGMA integrity_check').get()?.integrity_check, 'ok');
    const isNew = tableNames(file).includes('log');
    assert.equal(countIn(file, isNew ? 'log' : 'entries'), ENTRIES);
    assert.equal(tableNames(file).includes('entries'), !isNew);
    assert.equal(file.prepare('PRAGMA user_version').get()?.user_version, isNew ? 1 : 0);
    if (isNew) assert.equal(countIn(file, 'migrations'), MIGRATIONS.length);
    return isNew ? 1 : 0;
  });

test('a migration that is killed at any point leaves the old or the new format, and can be run again', async () => {
  const { data, path } = oldFile(ENTRIES);
  const log = `${path}-wal`;
  const sizeOfLog = (): number => {
    try {
      return readFileSync(log).length;
    } catch {
      return 0;
    }
  };
  let killed = 0;
  // The migration writes its changes to the file of recent changes, so the size of this file shows how far it is.
  for (const size of [1, 2 ** 20, 3 * 2 ** 20]) {
    if (formatOf(path) === 1) break;
    const running = migrate(data);
    let isOver = false;
    void running.ended.then(() => {
      isOver = true;
    });
    while (!isOver && sizeOfLog() < size) await sleep(1);
    if (!isOver) running.kill();
    killed += Number((await running.ended).code === null);
  }
  assert.ok(killed > 0, 'expected to kill at least one migration');
  formatOf(path);
  const { code, errors } = await migrate(data).ended;
  assert.deepEqual([code, errors], [0, '']);
  assert.equal(formatOf(path), 1);
});

test('a dry run shows the steps and changes no file, also while a server runs', async () => {
  const { data, path } = oldFile(100);
  const before = { names: readdirSync(data), bytes: readFileSync(path) };
  const { code, output } = await migrate(data, '--dry-run').ended;
  assert.equal(code, 0);
  const { steps, ...plan } = JSON.parse(output);
  assert.deepEqual(plan, { from: 0, to: MIGRATIONS.length, dryRun: true });
  assert.deepEqual(steps[0], { number: 1, does: MIGRATIONS[0]!.does.en, stopServers: true });
  assert.deepEqual({ names: readdirSync(data), bytes: readFileSync(path) }, before);
  assert.deepEqual(JSON.parse((await migrate(data).ended).output).steps.length, MIGRATIONS.length);

  const running = startProcess({ PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: data });
  await running.url;
  assert.deepEqual(JSON.parse((await migrate(data, '--dry-run').ended).output).steps, []);
  const refused = await migrate(data).ended;
  assert.equal(refused.code, 3);
  assert.match(refused.errors, /^alidade: another server is using .*alidade\.db\. Stop that server, .*\n$/);
  running.child.kill('SIGTERM');
  assert.equal((await running.ended).code, 0);
});

test('a missing data folder and a file that is not a database are refused with exit codes', async () => {
  const missing = await migrate(join(folder, 'nowhere')).ended;
  assert.equal(missing.code, 1);
  assert.match(missing.errors, /^alidade: found no database at .*ALIDADE_DATA.*\n$/);
  const { data, path } = oldFile(1);
  rmSync(`${path}-wal`, { force: true });
  writeFileSync(path, 'not a database, '.repeat(512));
  for (const flags of [[], ['--dry-run']]) {
    const { code, errors } = await migrate(data, ...flags).ended;
    assert.equal(code, 4);
    assert.match(errors, /^alidade: .*alidade\.db is not a database.*\n$/);
  }
});

const does = { en: '', fr: '' };
const column = {
  does,
  step: (file: DatabaseSync) => file.exec("ALTER TABLE rooms ADD COLUMN note TEXT DEFAULT ''"),
};

test('a server uses the file of a newer server if the newer steps are not breaking', async () => {
  const { data, path } = oldFile(1);
  const start = () => startProcess({ PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: data });
  open(path, file => upgradeSchema(file, path, [...MIGRATIONS, column]));
  const older = start();
  assert.equal((await fetch(new URL('readyz', await older.url))).status, 200);
  older.child.kill('SIGTERM');
  assert.equal((await older.ended).code, 0);
  open(path, file => {
    assert.equal(countIn(file, 'migrations'), MIGRATIONS.length + 1);
    const breaking = { does, step: () => undefined, isBreaking: true };
    upgradeSchema(file, path, [...MIGRATIONS, column, breaking]);
  });
  const refused = start();
  assert.equal((await endedAtStart(refused)).code, 4);
  assert.match(refused.errors(), /has data format 3; this server reads up to format 1\. .*newer version/);
});

test('a step that fails leaves the file as it was before all steps', () => {
  const { path } = oldFile(ENTRIES);
  const broken = { does, step: (file: DatabaseSync) => file.exec('DROP TABLE log; nonsense') };
  open(path, file =>
    assert.throws(() => upgradeSchema(file, path, [...MIGRATIONS, column, broken]), /nonsense/),
  );
  assert.equal(formatOf(path), 0);
});
