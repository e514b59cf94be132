import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { clientOf } from './test/client.ts';
import { moveOn, sitDown } from './test/players.ts';
import { type Running, startProcess } from './test/process.ts';
import { shiftableClock } from './test/shiftable-clock.ts';

/** In these tests, the system clock of a server process jumps by days. */

const folder = mkdtempSync(join(tmpdir(), 'alidade-clock-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const running = new Set<Running>();
after(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const { shiftTo, by } = shiftableClock(folder);

const start = (): Running => {
  const started = startProcess(
    { PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: join(folder, 'data') },
    { by },
  );
  running.add(started);
  return started;
};

const SECONDS = 3600;

test('NP-123 jumps of the system clock by days end no player’s clock, lose no move and remove no room', async () => {
  shiftTo(0);
  const first = start();
  const api = clientOf(await first.url);
  const table = await sitDown(api, 'cartographers', 2, { clock: { seconds: SECONDS, increment: 0 } });
  const waiting = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  let moves = 0;
  /** Makes a move. Checks the version, that no bot has replaced a player, and that the clocks are running. */
  const check = async (there: typeof api): Promise<void> => {
    await moveOn(there, table, moves++);
    const { body } = await there.get(`tables/${table.id}`, table.watch);
    assert.equal(body.version, moves + 1);
    for (const { standIn } of body.seats) assert.equal(standIn, undefined);
    for (const left of body.clock.left)
      assert.ok(left > 0 && left <= SECONDS * 1000, `expected time left, found ${left} ms`);
    assert.equal((await there.get(`tables/${waiting.body.id}`, waiting.body.token)).status, 200);
  };
  await check(api);
  for (const days of [400, -400, 0]) {
    shiftTo(days);
    await check(api);
  }
  // After a restart with an earlier clock, the clock of the player who has to move runs again.
  first.child.kill('SIGTERM');
  assert.equal((await first.ended).code, 0);
  for (const days of [-3, 400]) {
    shiftTo(days);
    const next = start();
    const there = clientOf(await next.url);
    const left = async (): Promise<number> =>
      Math.min(...(await there.get(`tables/${table.id}`, table.watch)).body.clock.left);
    const before = await left();
    while ((await left()) >= before);
    await check(there);
    next.child.kill('SIGTERM');
    assert.equal((await next.ended).code, 0);
    assert.equal(next.errors(), '');
  }
});
