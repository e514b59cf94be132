import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fuzz } from './test/fuzz/fuzz.ts';
import { startProcess } from './test/process.ts';

test('the server answers or refuses random requests and messages, and leaks no secret', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const limits = { REQUESTS_PER_MINUTE: '10000000', TABLES_PER_HOUR: '10000000' };
  const running = startProcess({ ...limits, PORT: '0', WEB: folder, ALIDADE_DATA: join(folder, 'data') });
  t.after(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
    rmSync(folder, { recursive: true, force: true });
  });
  // `npm run soak -- --server` sends requests for longer and with a random seed.
  const sent = await fuzz({ address: await running.url, seed: 13, ms: 5000 });
  assert.ok(sent > 100, `expected more than 100 requests and messages, sent ${sent}`);
  assert.equal(running.errors(), '');
});
