import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { Pool } from 'pg';
import { startPostgres } from './postgres.ts';
import { type Restraint, type Running, startProcess } from './process.ts';

/** Starts a real database for server processes, and a function that starts one. All end with the tests of the file. */
export const prepareNodes = async () => {
  const postgres = await startPostgres();
  const pool = new Pool({ connectionString: postgres.url });
  pool.on('error', () => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'alidade-nodes-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const running = new Set<Running>();
  after(async () => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all([...running].map(({ ended }) => ended));
    await pool.end();
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const startNode = (env: Readonly<Record<string, string>> = {}, restraint?: Restraint): Running => {
    const given = {
      PORT: '0',
      WEB: folder,
      DATABASE_URL: postgres.url,
      LANG: 'en',
      REQUESTS_PER_MINUTE: '1000000',
      TABLES_PER_HOUR: '1000000',
      DRAIN_SECONDS: '0',
      ...env,
    };
    const node = startProcess(given, restraint);
    running.add(node);
    return node;
  };
  return { postgres, pool, folder, running, startNode };
};
