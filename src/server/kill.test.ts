import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { killAgainAndAgain } from './test/killing.ts';
import { startPostgres } from './test/postgres.ts';
import { startProcess } from './test/process.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-kill-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

const env = { WEB: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') };
// What one life has read and compiled those after it need not: they begin sooner.
const first = startProcess({ ...env, PORT: '0', ALIDADE_DATA: join(folder, 'first') });
await first.url;
first.child.kill('SIGTERM');
await first.ended;

/** Many more of both: npm run soak -- --server. */
const KILLS = 20;

test(`killed ${KILLS} times while games go on, a server loses nothing and does nothing twice`, async () => {
  const moves = await killAgainAndAgain({ ...env, ALIDADE_DATA: join(folder, 'data') }, KILLS);
  assert.ok(moves > KILLS, `only ${moves} moves`);
});

test(`killed ${KILLS} times, a server with its tables in PostgreSQL loses nothing either`, async t => {
  const { url, remove } = await startPostgres();
  t.after(remove);
  const moves = await killAgainAndAgain({ ...env, DATABASE_URL: url }, KILLS);
  assert.ok(moves > KILLS, `only ${moves} moves`);
});
