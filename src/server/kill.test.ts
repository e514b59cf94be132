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

/** A longer run: npm run soak -- --server. */
const KILLS = 20;

test(`a server killed ${KILLS} times during games loses and repeats nothing`, async () => {
  const moves = await killAgainAndAgain({ WEB: folder, ALIDADE_DATA: join(folder, 'data') }, KILLS);
  assert.ok(moves > KILLS, `only ${moves} moves`);
});

test(`a server with PostgreSQL killed ${KILLS} times loses nothing`, async t => {
  const { url, remove } = await startPostgres();
  t.after(remove);
  const moves = await killAgainAndAgain({ WEB: folder, DATABASE_URL: url }, KILLS);
  assert.ok(moves > KILLS, `only ${moves} moves`);
});
