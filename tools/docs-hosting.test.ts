import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SETTINGS } from '../src/server/settings.ts';
import type { SettingList } from '../src/server/settings-input.ts';
import { clientOf } from '../src/server/test/client.ts';
import { startServer } from '../src/server/test/serving.ts';
import { withSettings } from './generate.ts';
import { ROOT } from './steps.ts';
import { findTexts } from './texts.ts';

const read = (page: string): string => readFileSync(join(ROOT, 'docs', page), 'utf8');
const HOSTING = read('hosting.md');

test('docs/hosting.md contains the current table of settings: npm run generate writes it', () => {
  assert.equal(withSettings(HOSTING), HOSTING);
});

test('every setting is in the table with its flag, its variable and its default', () => {
  const rows = [...HOSTING.matchAll(/^\| `--([\w-]+)` \| `([A-Z_]+)` \| ([^|]*)\|/gm)];
  const list: SettingList = SETTINGS;
  assert.deepEqual(
    rows.map(([, name, env, usual]) => ({ name, env, usual: usual!.trim() })),
    Object.entries(list).map(([name, { env, usual }]) => ({ name, env, usual })),
  );
});

test('docs/hosting.md lists the exit codes of the server', () => {
  const source = readFileSync(join(ROOT, 'src/server/errors.ts'), 'utf8');
  const codes = [...source.matchAll(/(?:inUse|otherFormat): (\d+)/g)].map(([, code]) => code!);
  const [, table = ''] = /## Exit codes\n([\s\S]*?)\n## /.exec(HOSTING) ?? [];
  assert.deepEqual(
    [...table.matchAll(/^\| (\d+) \|/gm)].map(([, code]) => code),
    ['1', ...codes],
  );
});

test('the sqlite3 command in docs/hosting.md copies a table that a running server has saved', async () => {
  const [, name, sql] = /`sqlite3 data\/(\S+) "([^"]+)"`/.exec(HOSTING) ?? [];
  assert.ok(name && sql && /'backup\.db'/.test(sql));
  const folder = mkdtempSync(join(tmpdir(), 'alidade-backup-'));
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  mkdirSync(copy);
  const running = await startServer({}, { data });
  const { body } = await clientOf(running.address).post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const file = new DatabaseSync(join(data, name));
  file.exec(sql.replace('backup.db', join(copy, name)));
  file.close();
  await running.stop();

  const restored = await startServer({}, { data: copy });
  assert.equal((await clientOf(restored.address).get(`tables/${body.id}`, body.token)).status, 200);
  await restored.stop();
  rmSync(folder, { recursive: true });
});

test('every label in italics in docs/getting-started.md and docs/hosting.md is a text of the page', () => {
  const labels = [read('getting-started.md'), HOSTING].flatMap(text =>
    [...text.matchAll(/(?<!\*)\*([^*\n]+)\*(?!\*)/g)].map(([, label]) => label!),
  );
  assert.ok(labels.length >= 5);
  const texts = new Set(findTexts('src/web').map(({ text }) => text));
  assert.deepEqual(
    labels.filter(label => !texts.has(label)),
    [],
  );
});
