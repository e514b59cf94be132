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

/** Many more of both: npm run soak -- --server. */
const KILLS = 20;

test(`killed ${KILLS} times while games go on, a server loses nothing and does nothing twice`, async () => {
  const moves = await killAgainAndAgain({ WEB: folder, ALIDADE_DATA: join(folder, 'data') }, KILLS);
  assert.ok(moves > KILLS, `only ${moves} moves`);
});

test(`killed ${KILLS} times, a server with its tables in PostgreSQL loses nothing either`, async t => {
  const { url, remove } = await startPostgres();
  t.after(remove);
  const moves = await killAgainAndAgain({ WEB: folder, DATABASE_URL: url }, KILLS);
  assert.ok(moves > KILLS, `only ${moves} moves`);
});
