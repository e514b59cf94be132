import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { killAgainAndAgain } from './test/killing.ts';
import { startPostgres } from './test/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-kill-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

/** How often the test kills the server. `npm run soak -- --server` kills it more often. */
const KILLS = 20;

test(`a server with SQLite that is killed ${KILLS} times during games loses no command and repeats none`, async () => {
  const moves = await killAgainAndAgain({ WEB: folder, ALIDADE_DATA: join(folder, 'data') }, KILLS);
  assert.ok(moves > KILLS, `expected more than ${KILLS} moves, found ${moves}`);
});

test(`a server with PostgreSQL that is killed ${KILLS} times during games loses no command and repeats none`, async t => {
  const { url, remove } = await startPostgres();
  t.after(remove);
  const moves = await killAgainAndAgain({ WEB: folder, DATABASE_URL: url }, KILLS);
  assert.ok(moves > KILLS, `expected more than ${KILLS} moves, found ${moves}`);
});
