import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { type Harm, storeContract } from '../../engine/test/store-contract.ts';
import { openSqlite } from './open.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-sqlite-'));
const path = join(folder, 'alidade.db');
const data = openSqlite(path, text => assert.fail(text));
after(async () => {
  await (await data).close();
  rmSync(folder, { recursive: true, force: true });
});

/** Past the store: another hand on the same file. */
const past = async (sql: string, ...values: (string | number)[]): Promise<void> => {
  const file = new DatabaseSync(path);
  file.exec('PRAGMA busy_timeout = 5000');
  file.prepare(sql).run(...values);
  file.close();
};

const harm: Harm = {
  damage: (id, version, entry) =>
    past('UPDATE entries SET entry = ? WHERE id = ? AND version = ?', JSON.stringify(entry), id, version),
  lose: (id, version) => past('DELETE FROM entries WHERE id = ? AND version = ?', id, version),
};

for (const { title, check } of storeContract(() => data, harm)) test(`SQLite: ${title}`, check);
