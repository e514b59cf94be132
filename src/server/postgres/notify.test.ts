import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { newKey } from '../keys.ts';
import { type Client, clientOf } from '../test/client.ts';
import { moveOn } from '../test/players.ts';
import { startPostgres } from '../test/postgres.ts';
import { type Running, startProcess } from '../test/process.ts';
import { startPushService } from '../test/push-service.ts';
import { openLine } from '../test/socket.ts';

/** Notifications of several server processes with one real database. */

const postgres = await startPostgres();
const service = await startPushService();
const pool = new Pool({ connectionString: postgres.url });
pool.on('error', () => undefined);
const folder = mkdtempSync(join(tmpdir(), 'alidade-notify-nodes-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const running = new Set<Running>();
after(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  await service.stop();
  await pool.end();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
  assert.deepEqual(service.faults, []);
});

const startNode = async (seconds = 1) => {
  const node = startProcess({
    PORT: '0',
    WEB: folder,
    DATABASE_URL: postgres.url,
    LANG: 'en',
    REQUESTS_PER_MINUTE: '1000000',
    TABLES_PER_HOUR: '1000000',
    NOTIFY_SECONDS: String(seconds),
    NOTIFY_NETWORKS: '127.0.0.1',
  });
  running.add(node);
  const url = await node.url;
  return { ...node, address: url, api: clientOf(url) };
};

const addDevice = async (api: Client, key: string, name: string): Promise<void> => {
  await api.put('me/profile', { isPublic: false }, key);
  const { status } = await api.post('me/notifications/devices', service.subscribe(name), key);
  assert.equal(status, 201);
};
const play = async (api: Client, ada: string, bela: string) => {
  const { body: made } = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }] },
    ada,
  );
  const { body } = await api.post(`tables/${made.id}/seats`, { invite: made.invite }, bela);
  return { id: made.id, game: 'cartographers', tokens: [made.token, body.token], watch: made.watch };
};

/** Makes the notifications due that wait for an hour. */
const skipHour = async (): Promise<void> => {
  for (const table of ['documents', 'document_names'])
    await pool.query(`UPDATE alidade.${table} SET at = 1 WHERE id LIKE 'turn:%' AND at > $1`, [
      Date.now() + 600_000,
    ]);
};

test('NP-67: of several nodes, only one sends the notification of a turn, also after one was killed', async () => {
  const [a, b] = [await startNode(), await startNode()];
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(a.api, bela, 'nodes');
  // Both nodes have the same keys.
  const keys = await Promise.all([a, b].map(({ api }) => api.get('me/notifications', bela)));
  assert.equal(keys[0]!.body.pushKey, keys[1]!.body.pushKey);
  assert.equal(keys[1]!.body.devices.length, 1);

  const table = await play(a.api, ada, bela);
  await b.api.get(`tables/${table.id}`, ada);
  await service.messages('/push/nodes');
  for (let n = 0; n < 4; n += 2) {
    await moveOn(a.api, table, n);
    await moveOn(b.api, table, n + 1);
    await service.messages('/push/nodes', 2 + n / 2);
  }
  // Bela watches through one node. Then the other node sends nothing.
  const line = await openLine(b.address, table.id);
  line.send({ type: 'hello', token: table.tokens[1] });
  await line.next(({ type }) => type === 'view');
  await addDevice(a.api, ada, 'sentinel');
  await moveOn(a.api, table, 4);
  await moveOn(a.api, table, 5);
  await service.messages('/push/sentinel');
  line.end();

  // The node that made the move is killed. It can't have sent the notification, which it would send after an hour.
  const before = (await service.messages('/push/nodes', 3)).length;
  assert.equal(before, 3);
  const killed = await startNode(3600);
  await moveOn(killed.api, table, 6);
  await moveOn(killed.api, table, 7);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const skipping = setInterval(() => void skipHour(), 100);
  const messages = await service.messages('/push/nodes', 4).finally(() => clearInterval(skipping));
  assert.equal(messages.length, 4);

  // A new node sends nothing again: the next message is about the next turn.
  const c = await startNode();
  const next = await play(c.api, ada, bela);
  const last = await service.messages('/push/nodes', 5);
  assert.equal(last.length, 5);
  assert.ok(last[4]!.body.url.endsWith(next.id));
  assert.ok(last.slice(0, 4).every(({ body }) => body.url.endsWith(table.id)));
});

test('NP-67: nodes that start at the same time send each waiting notification once', async () => {
  const killAll = async (): Promise<void> => {
    for (const { child } of running) child.kill('SIGKILL');
    await Promise.all([...running].map(({ ended }) => ended));
  };
  await killAll();
  const first = await startNode(3600);
  const [ada, bela] = [newKey(), newKey()];
  await addDevice(first.api, bela, 'race');
  const ids: string[] = [];
  for (let n = 0; n < 8; n++) ids.push((await play(first.api, ada, bela)).id);
  const noted = ids.map(id => `turn:${id}:1`);
  const countNoted = async (): Promise<number> =>
    (await pool.query('SELECT id FROM alidade.documents WHERE id = ANY($1)', [noted])).rows.length;
  while ((await countNoted()) < ids.length) await sleep(20);
  await killAll();
  await skipHour();
  const [b] = await Promise.all([startNode(), startNode()]);
  await service.messages('/push/race', ids.length);
  ids.push((await play(b.api, ada, bela)).id);
  const messages = await service.messages('/push/race', ids.length);
  assert.deepEqual(messages.map(({ body }) => body.url.split('/').at(-1)).toSorted(), ids.toSorted());
});
