import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openSqlite } from '../sqlite/open.ts';
import { runTask } from '../test/backups.ts';
import { openBackup } from './read.ts';
import type { BackupRow, StoreSnapshot } from './rows.ts';
import { writeBackup } from './write.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-format-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string): string => join(folder, name);

/** A long text without repetitions, because a change within repetitions may change nothing. */
const NOISE = Array.from({ length: 600 }, (_, i) => createHash('sha256').update(`${i}`).digest('hex')).join(
  '',
);

const ROWS: readonly BackupRow[] = [
  ['supplies', 'pack:one', '{"text":"“É” \u{1f600}\\u0000"}'],
  ['rooms', 'a', 3, 1_700_000_000_000, '{}'],
  ['stands', 'a', 3, 2, Number.MAX_SAFE_INTEGER],
  ['tables', 'a', '{"game":"none"}', 2],
  ['entries', 'a', 1, '{}'],
  ['entries', 'a', 2, NOISE],
];

const snapshotOf = (rows: () => Generator<readonly BackupRow[]>): StoreSnapshot => ({
  store: 'sqlite',
  counts: { tables: 1 },
  rows,
  close: async () => undefined,
});
const SNAPSHOT = snapshotOf(function* () {
  yield ROWS.slice(0, 2);
  yield [];
  yield ROWS.slice(2);
});

const readAll = async (file: string): Promise<readonly BackupRow[]> => {
  const rows: BackupRow[] = [];
  for await (const batch of (await openBackup(file)).rows()) rows.push(...batch);
  return rows;
};

const whole = fileOf('whole.backup');
const made = await writeBackup(whole, SNAPSHOT, () => undefined);
const BYTES = readFileSync(whole);
const LINES = gunzipSync(BYTES).toString().split('\n').slice(0, -1);

/** Reads a file with this content, and returns the code of the error. */
const codeOf = async (content: Buffer | string): Promise<unknown> => {
  const file = fileOf('changed.backup');
  writeFileSync(file, content);
  return readAll(file).then(
    () => 'none',
    error => error.code ?? error,
  );
};
const zipped = (lines: readonly string[]): Buffer => gzipSync(lines.map(line => `${line}\n`).join(''));

test('reads the rows that were written, in their order, and reports their counts', async () => {
  assert.deepEqual(await readAll(whole), ROWS);
  assert.deepEqual(made.rows, { supplies: 1, rooms: 1, stands: 1, tables: 1, entries: 2 });
  assert.equal(made.bytes, BYTES.length);
  const { header } = await openBackup(whole);
  assert.deepEqual(header.counts, { tables: 1 });
  assert.equal(statSync(whole).mode & 0o777, 0o600);
});

test('a backup that ends at any place is refused as truncated', async () => {
  for (let length = 0; length < BYTES.length; length += 199)
    assert.equal(await codeOf(BYTES.subarray(0, length)), 'backup-truncated', `at ${length} bytes`);
  for (let lines = 1; lines < LINES.length; lines++)
    assert.equal(await codeOf(zipped(LINES.slice(0, lines))), 'backup-truncated', `after ${lines} lines`);
});

test('a backup with a changed byte is refused', async () => {
  // The first ten bytes are the header of gzip, part of which has no meaning, such as the time.
  for (let at = 10; at < BYTES.length; at += 199) {
    const bytes = Buffer.from(BYTES);
    bytes[at]! ^= 0x10;
    assert.match(String(await codeOf(bytes)), /^backup-(damaged|truncated|foreign)$/, `byte ${at}`);
  }
  for (const [i, line] of LINES.slice(1).entries()) {
    const changed = LINES.with(i + 1, line.replace(/[a-z](?=[^a-z]*$)/, 'q'));
    assert.equal(await codeOf(zipped(changed)), 'backup-damaged', `line ${i + 1}`);
  }
});

test('rows that are missing, repeated, moved or added after the end are refused', async () => {
  const [head, one, two, ...more] = LINES as [string, string, string, ...string[]];
  for (const lines of [
    [head, two, ...more],
    [head, one, one, two, ...more],
    [head, two, one, ...more],
    [...LINES, one],
    [head, '["unknown","row"]', one, two, ...more],
  ])
    assert.equal(await codeOf(zipped(lines)), 'backup-damaged');
});

test('another file is refused as foreign, and a newer backup as newer, with the exit code of another format', async () => {
  const [head = '', ...more] = LINES;
  for (const content of [
    'SQLite format 3\0',
    'x'.repeat(100_000),
    gzipSync('x'.repeat(100_000)),
    zipped(['{}']),
  ])
    assert.equal(await codeOf(content), 'backup-foreign');
  assert.equal(
    await codeOf(zipped([head.replace('"formatVersion":1', '"formatVersion":2'), ...more])),
    'backup-newer',
  );
  for (const name of ['changed.backup', 'whole.backup/x', '.', 'missing'])
    await assert.rejects(readAll(fileOf(name)), ({ text, exitCode }) => {
      assert.ok(text.en.length > 20 && text.fr.length > 20 && text.en !== text.fr);
      return exitCode === (name === 'changed.backup' ? 4 : 1);
    });
});

test('a failed backup leaves the earlier file as it was, and no other', async () => {
  const file = fileOf('daily.backup');
  await writeBackup(file, SNAPSHOT, () => undefined);
  const before = readFileSync(file);
  // A file that a killed process has left.
  writeFileSync(`${file}.1.part`, 'x');
  writeFileSync(`${file}.notes`, 'x');
  const failing = snapshotOf(function* () {
    yield ROWS;
    throw new Error('expected by this test');
  });
  await assert.rejects(
    writeBackup(file, failing, () => undefined),
    /expected by this test/,
  );
  assert.deepEqual(readFileSync(file), before);
  const stopping = AbortSignal.abort();
  await assert.rejects(
    writeBackup(file, SNAPSHOT, () => undefined, stopping),
    { name: 'AbortError' },
  );
  assert.deepEqual(readFileSync(file), before);
  assert.deepEqual(
    readdirSync(folder).filter(name => name.startsWith('daily')),
    ['daily.backup', 'daily.backup.notes'],
  );
});

test('a backup replaces only a backup, and needs a folder that exists', async () => {
  writeFileSync(fileOf('notes.txt'), 'x');
  const write = (name: string) => writeBackup(fileOf(name), SNAPSHOT, () => undefined);
  await assert.rejects(write('notes.txt'), { code: 'not-overwritten' });
  assert.equal(readFileSync(fileOf('notes.txt'), 'utf8'), 'x');
  await assert.rejects(write('.'), { code: 'not-written', message: /it is a folder/ });
  await assert.rejects(write('missing/x'), { code: 'not-written', message: /doesn’t exist/ });
  await assert.rejects(write('notes.txt/x'), { code: 'not-written', message: /doesn’t exist/ });
});

/** What `os.setPriority` does in a sandbox such as that of deploy/alidade.service. */
const FORBIDDEN = `import os from 'node:os';
  import { syncBuiltinESMExports } from 'node:module';
  os.setPriority = () => {
    throw new Error('A system error occurred: uv_os_setpriority returned EPERM');
  };
  syncBuiltinESMExports();`;

test('a sandbox that forbids a lower priority does not prevent a backup', async () => {
  const data = fileOf('data');
  await (await openSqlite(join(data, 'alidade.db'), assert.fail)).close();
  const sandbox = `--import=data:text/javascript,${encodeURIComponent(FORBIDDEN)}`;
  const env = { ALIDADE_DATA: data, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${sandbox}` };
  const { code, errors } = await runTask(['backup', fileOf('sandbox.backup')], env);
  assert.deepEqual([code, errors.includes('EPERM')], [0, false], errors);
});
