import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../engine/random.ts';
import { type Answered, clientOf } from './test/client.ts';
import { ANY, type Sitting, sitDown } from './test/players.ts';
import { type Running, startProcess } from './test/process.ts';

const KILLS = 20;
const TABLES = 6;

/** A command that was acknowledged. */
interface Granted {
  readonly sent: { readonly id: string; readonly decision: string; readonly command: unknown };
  readonly version: number;
}

test(`killed ${KILLS} times while games go on, a server loses nothing and does nothing twice`, async t => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-kill-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const env = { WEB: folder, ALIDADE_DATA: join(folder, 'data'), REQUESTS_PER_MINUTE: '1000000' };
  let running: Running = startProcess({ ...env, PORT: '0' });
  t.after(() => {
    running.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const address = await running.url;
  const { port } = new URL(address);
  const doors = clientOf(address);

  /** Asks until there is an answer: the server may be away just now. */
  const insist = async (ask: () => Promise<Answered>): Promise<Answered> => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status !== 503) return answer;
      await sleep(20);
    }
  };
  let isOver = false;
  let moves = 0;
  const play = async (table: Sitting): Promise<readonly Granted[]> => {
    const granted: Granted[] = [];
    const [token] = table.tokens;
    for (let n = 0; !isOver; n++) {
      const { body } = await insist(() => doors.get(`tables/${table.id}`, token));
      if (body.status === 'over') break;
      const command = ANY[table.game]!(body.options as never, stream('12'.repeat(32), `${table.id}:${n}`));
      const sent = { id: `c-${n}`, decision: body.decision, command };
      const answer = await insist(() => doors.post(`tables/${table.id}/commands`, sent, token));
      assert.equal(answer.status, 200, answer.text);
      granted.push({ sent, version: answer.body.version });
      moves += 1;
    }
    return granted;
  };

  const tables: Sitting[] = [];
  const all: Promise<readonly Granted[]>[] = [];
  const begin = async (): Promise<void> => {
    const table = await sitDown(doors, 'cartographers', 1);
    tables.push(table);
    all.push(play(table));
  };
  const chance = stream('34'.repeat(32), 'kills');
  for (let kill = 0; kill < KILLS; kill++) {
    // Games end sooner or later: new ones keep the server busy.
    if (kill % 4 === 0) for (let i = 0; i < TABLES; i++) await begin();
    await sleep(chance.below(60));
    running.child.kill('SIGKILL');
    assert.equal((await running.ended).signal, 'SIGKILL');
    running = startProcess({ ...env, PORT: port });
    await running.url;
  }
  await sleep(50);
  isOver = true;
  const granted = await Promise.all(all);
  assert.ok(moves > KILLS, `only ${moves} moves`);

  for (const [i, { id, tokens }] of tables.entries()) {
    const versions = granted[i]!.map(({ version }) => version);
    assert.deepEqual(
      versions,
      versions.map((_, n) => n + 2),
      'each once, in its order',
    );
    const { body } = await doors.get(`tables/${id}/told`, tokens[0]);
    assert.equal(body.version, versions.length + 1);
    for (const { sent, version } of granted[i]!.slice(-3)) {
      const again = await doors.post(`tables/${id}/commands`, sent, tokens[0]);
      assert.deepEqual(again.body, { version });
    }
  }
  assert.equal(running.errors(), '');
});
