import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../src/server/test/fuzz/fuzz.ts';
import { killAgainAndAgain } from '../src/server/test/killing.ts';
import { startPostgres } from '../src/server/test/postgres.ts';
import { startProcess } from '../src/server/test/process.ts';

const KILLS = 200;
const FUZZ_MS = 5 * 60_000;

const fuzzServer = async (env: Readonly<Record<string, string>>, seed: number): Promise<number> => {
  const limits = { REQUESTS_PER_MINUTE: '100000000', TABLES_PER_HOUR: '100000000' };
  const running = startProcess({ ...env, ...limits, PORT: '0' });
  try {
    const sent = await fuzz({ address: await running.url, seed, ms: FUZZ_MS });
    assert.equal(running.errors(), '');
    return sent;
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
};

/** What the tests of the server do a few times, many times: `npm run soak -- --server`. */
export const soakServer = async (seed = Math.floor(Math.random() * 2 ** 31)): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const postgres = await startPostgres();
  try {
    for (const [name, store] of [
      ['SQLite', { ALIDADE_DATA: join(folder, 'data') }],
      ['PostgreSQL', { DATABASE_URL: postgres.url }],
    ] as const) {
      const env = { WEB: folder, ...store };
      const moves = await killAgainAndAgain(env, KILLS);
      console.log(`${name}: killed ${KILLS} times, ${moves} moves, none lost and none twice`);
      console.log(`${name}: nonsense from --server --seed ${seed} ...`);
      console.log(`${name}: ${await fuzzServer(env, seed)} requests and messages, all answered or refused`);
    }
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
