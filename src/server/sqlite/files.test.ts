import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { endedAtStart, startProcess } from '../test/process.ts';
import { openSqlite } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-files-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

const ONLY_POSIX = { skip: process.platform === 'win32' && 'Windows has no such modes' };
const ONLY_LINUX = { skip: process.platform !== 'linux' && 'needs /proc' };

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Opens a store in this folder, and returns the modes of its files. */
const modesIn = async (data: string): Promise<Readonly<Record<string, string>>> => {
  const store = await openSqlite(join(data, 'alidade.db'), assert.fail);
  await store.probe();
  const names = readdirSync(data).sort();
  const modes = Object.fromEntries(names.map(name => [name, modeOf(join(data, name))]));
  await store.close();
  return modes;
};

const PRIVATE = {
  'alidade.db': '600',
  'alidade.db-shm': '600',
  'alidade.db-wal': '600',
  'alidade.db.lock': '600',
};

test('only its owner can read a new data folder and its files', ONLY_POSIX, async () => {
  const data = join(folder, 'new', 'data');
  assert.deepEqual(await modesIn(data), PRIVATE);
  assert.equal(modeOf(data), '700');
});

test('removes access by others from an existing data folder, its files and backups', ONLY_POSIX, async () => {
  const data = join(folder, 'earlier');
  await modesIn(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'alidade.db.backup'), '');
  for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
  assert.deepEqual(await modesIn(data), { ...PRIVATE, 'alidade.db.backup': '600' });
  assert.equal(modeOf(data), '700');
});

test('a folder that has other files keeps its mode, and so do the other files', ONLY_POSIX, async () => {
  const data = join(folder, 'mixed');
  mkdirSync(data);
  chmodSync(data, 0o755);
  writeFileSync(join(data, 'notes.txt'), '');
  chmodSync(join(data, 'notes.txt'), 0o644);
  assert.deepEqual(await modesIn(data), { ...PRIVATE, 'notes.txt': '644' });
  assert.equal(modeOf(data), '755');
});

/** Starts a server with a data folder that it can't use. Returns its error output. */
const refusedAt = async (data: string, onEnd: (end: () => void) => void): Promise<string> => {
  const running = startProcess({ PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: data });
  onEnd(() => running.child.kill('SIGKILL'));
  assert.deepEqual(await endedAtStart(running), { code: 1, signal: null });
  return running.errors();
};

test('the server exits with a message if it cannot create the data folder', {
  ...ONLY_LINUX,
  timeout: 60_000,
}, async t => {
  const said = await refusedAt('/proc/alidade/data', end => t.after(end));
  assert.match(said, /^alidade: cannot create .*\/proc\/alidade.*ALIDADE_DATA.*\n$/);
});

test('the server exits with a message if the data folder is a file or in a file', async t => {
  const file = join(folder, 'index.html');
  const said = await refusedAt(file, end => t.after(end));
  assert.match(said, /^alidade: .*index\.html is not a folder.*ALIDADE_DATA.*\n$/);
  const below = await refusedAt(join(file, 'data'), end => t.after(end));
  assert.match(below, /^alidade: cannot create .*index\.html.*ALIDADE_DATA.*\n$/);
});
