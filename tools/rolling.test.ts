import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startPostgres } from '../src/server/test/postgres.ts';
import { playBefore } from './bench-server/games.ts';
import { rollingRestart } from './bench-server/rolling.ts';

test('NP-120 a rolling restart under play loses and doubles no command', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-rolling-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres();
  t.after(postgres.remove);
  const { faults, codes, moves, reconnects } = await rollingRestart({
    folder,
    database: postgres.url,
    games: await Promise.all(['a', 'b', 'c'].map(playBefore)),
    players: 6,
    perSecond: 60,
    nodes: 2,
    restarts: 2,
    drainSeconds: 1,
    movesBetween: 30,
  });
  assert.deepEqual(faults, []);
  assert.deepEqual(codes, [0, 0]);
  assert.ok(moves >= 90, `expected at least 90 moves, found ${moves}`);
  assert.ok(reconnects > 0, 'expected clients to reconnect');
});
