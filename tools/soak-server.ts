import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAgainAndAgain } from '../src/server/test/killing.ts';
import { startPostgres } from '../src/server/test/postgres.ts';

const KILLS = 200;

/** What the tests of the server do a few times, many times: `npm run soak -- --server`. */
export const soakServer = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const postgres = await startPostgres();
  try {
    for (const [name, store] of [
      ['SQLite', { ALIDADE_DATA: join(folder, 'data') }],
      ['PostgreSQL', { DATABASE_URL: postgres.url }],
    ] as const) {
      const moves = await killAgainAndAgain({ WEB: folder, ...store }, KILLS);
      console.log(`${name}: killed ${KILLS} times, ${moves} moves, none lost and none twice`);
    }
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
